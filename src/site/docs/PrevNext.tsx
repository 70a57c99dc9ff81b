import { css } from '@emotion/react';
import { color, space, text } from '../../ui/theme/tokens';
import type { DocsPlace } from './tree';

const row = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(6)};
  margin-top: ${space(16)};
  padding-top: ${space(5)};
  border-top: 1px solid ${color.line};
  a {
    color: ${color.ink};
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  span {
    display: block;
    color: ${color.inkFaint};
    font-size: ${text.sm};
    font-weight: 400;
  }
  .next {
    grid-column: 2;
    text-align: right;
  }
`;

export function PrevNext({ previous, next }: Pick<DocsPlace, 'previous' | 'next'>) {
  return (
    <nav css={row} data-pagefind-ignore aria-label="Previous and next page">
      {previous && (
        <a href={previous.path} rel="prev">
          <span>Previous</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className="next">
          <span>Next</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
