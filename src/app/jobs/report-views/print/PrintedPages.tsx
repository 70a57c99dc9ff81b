import { css } from '@emotion/react';
import { wasAsked } from '#domain/indexing';
import type { PageRecord } from '#domain/report';
import { formatBytes, plural } from '#ui/format';
import { color, font, space, text } from '#ui/theme/tokens';

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.xs,
  'th, td': {
    padding: `${space(1)} ${space(2)} ${space(1)} 0`,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${color.line}`,
  },
  tr: { breakInside: 'avoid' },
  'td:first-of-type': { fontFamily: font.mono, overflowWrap: 'anywhere' },
});

/** Lists every URL with its status. */
export function PrintedPages({
  pages,
  total,
}: {
  readonly pages: readonly PageRecord[];
  readonly total: number;
}) {
  return (
    <>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">URL</th>
            <th scope="col">Title</th>
            <th scope="col">Status</th>
            <th scope="col">Size</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ url, title, redirectedTo, status, error, indexing, bytes }) => (
            <tr key={url}>
              <td>{url}</td>
              <td>{redirectedTo ? `redirects to ${redirectedTo}` : <bdi>{title}</bdi>}</td>
              <td>{wasAsked(status, indexing) ? status || error || 'no response' : 'not requested'}</td>
              <td>{formatBytes(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages.length < total && <p>{plural(total - pages.length, 'more URL')} are in the JSON export.</p>}
    </>
  );
}
