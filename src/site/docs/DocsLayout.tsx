import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, space, text } from '../../ui/theme/tokens';
import type { Entry, Rendered } from '../entry';
import { Layout } from '../layout/Layout';
import { Prose } from '../prose/Article';
import { Contents, FoldedContents } from '../prose/Contents';
import { EditLink, PrevNext } from '../prose/PageEnd';
import { StatusMark } from '../StatusMark';
import { container, foldStyle, stuckHeader } from '../style/layout';
import { DocsTree } from './DocsTree';
import type { DocsPlace } from './tree';

const narrow = '@media (max-width: 56rem)';

const grid = css`
  ${container}
  display: grid;
  grid-template-columns: 13.5rem minmax(0, 1fr) 12rem;
  gap: ${space(12)};
  padding-top: ${space(10)};
  @media (max-width: 72rem) {
    grid-template-columns: 13.5rem minmax(0, 1fr);
    .contents {
      display: none;
    }
  }
  ${narrow} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(6)};
    padding-top: ${space(4)};
    .tree {
      display: none;
    }
  }
  .sticky {
    position: sticky;
    top: calc(${stuckHeader} + ${space(6)});
    max-height: calc(100vh - ${stuckHeader} - ${space(10)});
    overflow-y: auto;
    padding: ${space(1)};
  }
  h1 {
    margin: 0 0 ${space(3)};
    font-size: clamp(2rem, 1.6rem + 1.6vw, 2.5rem);
    font-weight: 650;
    letter-spacing: -0.025em;
  }
  .lead {
    max-width: 58ch;
    margin: 0 0 ${space(8)};
    color: ${color.inkSoft};
    font-size: ${text.lg};
    line-height: 1.5;
  }
`;

const phoneTree = css`
  ${foldStyle}
  ${narrow} {
    display: block;
  }
`;

const foldedContents = css`
  ${foldStyle}
  margin-bottom: ${space(8)};
  @media (max-width: 72rem) {
    display: block;
  }
`;

interface DocsLayoutProps {
  readonly entry: Pick<Entry, 'path' | 'title' | 'description' | 'file' | 'rule' | 'status' | 'date'>;
  readonly rendered: Pick<Rendered, 'html' | 'headings'>;
  readonly place: DocsPlace;
  /** Shown between the heading and the text. */
  readonly children?: ReactNode;
}

export function DocsLayout({ entry, rendered, place, children }: DocsLayoutProps) {
  const { tree, previous, next } = place;
  return (
    <Layout>
      <div css={grid}>
        <div className="tree">
          <div className="sticky">
            <DocsTree label="Docs" tree={tree} path={entry.path} />
          </div>
        </div>
        <details css={phoneTree} key={entry.path}>
          <summary>All docs pages</summary>
          <DocsTree label="All docs pages" tree={tree} path={entry.path} />
        </details>
        <article>
          <StatusMark status={entry.status} date={entry.date} />
          <h1>{entry.title}</h1>
          <p className="lead">{entry.description}</p>
          {children}
          <FoldedContents css={foldedContents} headings={rendered.headings} />
          <Prose html={rendered.html} />
          <EditLink file={entry.file} />
          <PrevNext previous={previous} next={next} />
        </article>
        <div className="contents">
          <div className="sticky">
            <Contents headings={rendered.headings} />
          </div>
        </div>
      </div>
    </Layout>
  );
}
