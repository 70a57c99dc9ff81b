import { css } from '@emotion/react';
import type { Occurrences } from '#domain/finding';
import { plural } from '#ui/format';
import { color, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';

const list = css({
  display: 'grid',
  gap: space(1),
  margin: `${space(1)} 0 0`,
  paddingLeft: space(5),
  color: color.inkFaint,
});

/** Shows how many pages share a cause, and the first of them. */
export function SharedPages({ occursOn: { pages, examples } }: { readonly occursOn: Occurrences }) {
  const left = pages - examples.length;
  return (
    <details css={{ fontSize: text.xs, color: color.inkSoft }}>
      <summary css={{ cursor: 'pointer' }}>Same cause on {plural(pages, 'page')}</summary>
      <ul css={list}>
        {examples.map((page) => (
          <li key={page}>
            <Url address={page} pathOnly />
          </li>
        ))}
        {left > 0 && <li>and {plural(left, 'more page')}</li>}
      </ul>
    </details>
  );
}
