import { color, space, text } from '../../ui/theme/tokens';

/** The base URL for editing files, such as https://github.com/OWNER/NAME/edit/main. Without it, no link is shown. */
const editUrl = process.env.GATSBY_EDIT_URL;

export function EditLink({ file }: { file: string }) {
  if (!editUrl) return null;
  return (
    <p css={{ margin: `${space(10)} 0 0`, fontSize: text.sm, color: color.inkSoft }}>
      <a href={`${editUrl}/${file}`}>Edit this page</a>
    </p>
  );
}
