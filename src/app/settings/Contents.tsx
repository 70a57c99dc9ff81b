import { css } from '@emotion/react';
import { color, phone, space, text } from '#ui/theme/tokens';

const list = css({
  position: 'sticky',
  top: space(6),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderLeft: `1px solid ${color.lineStrong}`,
  fontSize: text.sm,
  [phone]: { position: 'static', borderLeft: 0, display: 'flex', flexWrap: 'wrap', gap: `0 ${space(1)}` },
});

const entry = css({
  display: 'block',
  marginLeft: '-1px',
  padding: `${space(1)} ${space(4)}`,
  borderLeft: '1px solid transparent',
  color: color.inkSoft,
  textDecoration: 'none',
  '&:hover': { color: color.ink, borderLeftColor: color.accent },
  [phone]: { padding: `${space(2.5)} ${space(3)} ${space(2.5)} 0`, textDecoration: 'underline' },
});

interface Part {
  readonly id: string;
  readonly title: string;
}

/** Sections with a line beside them. */
export function Contents({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <nav aria-label="Settings">
      <ul css={list}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} css={entry}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
