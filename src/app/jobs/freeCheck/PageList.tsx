import { css } from '@emotion/react';
import type { CheckedPage } from '#domain/freeCheck';
import { color, space, text } from '#ui/theme/tokens';
import { Url } from '#ui/Url';

const list = css({
  display: 'grid',
  gap: space(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: text.xs,
});

/** Lists the pages that a free check has read, with their status. */
export function PageList({ pages }: { readonly pages: readonly CheckedPage[] }) {
  return (
    <ul css={list}>
      {pages.map(({ url, status, title }) => (
        <li key={url} css={{ display: 'flex', gap: space(3), minWidth: 0 }}>
          <span css={{ flex: 'none', color: color.inkSoft }}>{status > 0 ? status : 'no response'}</span>
          <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Url url={url} />
            {title && <bdi css={{ color: color.inkSoft }}> {title}</bdi>}
          </span>
        </li>
      ))}
    </ul>
  );
}
