import { proseStyleOf } from '../style/prose';

/** HTML that the build rendered from our own MDX files. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our build from our own content, never from input
  return <div css={proseStyleOf(html)} dangerouslySetInnerHTML={{ __html: html }} />;
}
