import { css } from '@emotion/react';
import { color, space } from '../../ui/theme/tokens';

const row = css`
  display: flex;
  justify-content: space-between;
  padding-block: ${space(6)};
  border-top: 1px solid ${color.line};
  font-weight: 600;
  a {
    color: ${color.ink};
  }
`;

/** Links to the previous and next page of a list. A list with one page has none. */
export function ListEnds({ newer, older }: { newer: string | null; older: string | null }) {
  if (!newer && !older) return null;
  return (
    <nav css={row} aria-label="Pagination">
      {newer ? (
        <a href={newer} rel="prev">
          Newer posts
        </a>
      ) : (
        <span />
      )}
      {older && (
        <a href={older} rel="next">
          Older posts
        </a>
      )}
    </nav>
  );
}
