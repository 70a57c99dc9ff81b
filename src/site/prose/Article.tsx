import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { radius, space } from '../../ui/theme/tokens';
import type { Rendered } from '../entry';
import { container, foldStyle, stuckHeader } from '../style/layout';
import { proseStyleOf } from '../style/prose';
import { Contents, FoldedContents } from './Contents';

const grid = css`
  ${container}
  display: grid;
  grid-template-columns: minmax(0, 1fr) 14rem;
  column-gap: ${space(16)};
  .contents > * {
    position: sticky;
    top: calc(${stuckHeader} + ${space(8)});
  }
  .contents {
    padding-top: ${space(2)};
  }
  > header {
    grid-column: 1 / -1;
  }
  > header picture {
    display: block;
    margin-bottom: ${space(10)};
  }
  > header img {
    display: block;
    max-width: 100%;
    height: auto;
    border-radius: ${radius};
  }
  @media (max-width: 64rem) {
    grid-template-columns: minmax(0, 1fr);
    .contents {
      display: none;
    }
  }
`;

const foldedContents = css`
  ${foldStyle}
  margin-bottom: ${space(8)};
  @media (max-width: 64rem) {
    display: block;
  }
`;

interface ArticleProps {
  readonly rendered: Pick<Rendered, 'html' | 'headings'>;
  readonly heading: ReactNode;
  /** Shown below the text. */
  readonly children?: ReactNode;
}

/** A text with its heading above and its table of contents beside it. */
export function Article({ rendered, heading, children }: ArticleProps) {
  return (
    <article css={grid}>
      <header>{heading}</header>
      <div>
        <FoldedContents css={foldedContents} headings={rendered.headings} />
        <Prose html={rendered.html} />
        {children}
      </div>
      <div className="contents">
        <Contents headings={rendered.headings} />
      </div>
    </article>
  );
}

/** HTML that the build rendered from our own MDX files. */
export function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our build from our own content, never from input
  return <div css={proseStyleOf(html)} dangerouslySetInnerHTML={{ __html: html }} />;
}
