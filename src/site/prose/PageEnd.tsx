import { css } from '@emotion/react';
import { color, space, text } from '../../ui/theme/tokens';
import type { Entry } from '../entry';

const row = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space(6)};
  max-width: 65ch;
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

type Neighbour = Pick<Entry, 'path' | 'title'>;

/** The texts before and after one, or null at the ends. */
export interface Neighbors {
  readonly previous: Neighbour | null;
  readonly next: Neighbour | null;
}

interface PrevNextProps extends Neighbors {
  /** The labels of the links. */
  readonly names?: readonly [previous: string, next: string];
}

/** Links to the neighbors of a text. A text without neighbors has none. */
export function PrevNext({ previous, next, names: [back, on] = ['Previous', 'Next'] }: PrevNextProps) {
  if (!previous && !next) return null;
  return (
    <nav css={row} aria-label={`${back} and ${on.toLowerCase()}`}>
      {previous && (
        <a href={previous.path} rel="prev">
          <span>{back}</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className="next">
          <span>{on}</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}

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
