import { css } from '@emotion/react';
import { color, space, text } from '../../ui/theme/tokens';
import type { Heading } from '../entry';

const contents = css`
  font-size: ${text.sm};
  p {
    margin: 0 0 ${space(2)};
    font-size: ${text.xs};
    font-weight: 600;
    line-height: 1.2;
    color: ${color.inkFaint};
  }
  ul {
    position: relative;
    margin: 0;
    padding: 0 0 ${space(5)} ${space(4)};
    list-style: none;
    border-left: 1px solid ${color.line};
  }
  /* The weight at the end of the line. */
  ul::after {
    content: '';
    position: absolute;
    left: -4px;
    bottom: -4px;
    width: 7px;
    height: 7px;
    background: ${color.accent};
    transform: rotate(45deg);
  }
  li {
    --indent: ${space(4)};
  }
  li[data-depth='3'] {
    --indent: ${space(7)};
    padding-left: ${space(3)};
  }
  a {
    display: block;
    padding-block: ${space(1)};
    color: ${color.inkSoft};
    line-height: 1.4;
    text-decoration: none;
  }
  a:hover {
    color: ${color.ink};
  }
  a[aria-current] {
    position: relative;
    color: ${color.ink};
  }
  /* The line is heavier where the reader is. */
  a[aria-current]::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 calc(-1px - var(--indent));
    width: 2px;
    background: ${color.accent};
  }
`;

/** A page's table of contents. A single heading has none. A script marks the current one (islands/index.ts). */
export function Contents({ headings }: { headings: readonly Heading[] }) {
  if (headings.length < 2) return null;
  return (
    <nav css={contents} aria-label="On this page" data-contents>
      <p>On this page</p>
      <HeadingList headings={headings} />
    </nav>
  );
}

interface FoldedContentsProps {
  readonly headings: readonly Heading[];
  /** From Emotion, to control where it is shown. */
  readonly className?: string;
}

/** The same above the text, for screens without room beside it. */
export function FoldedContents({ headings, className }: FoldedContentsProps) {
  if (headings.length < 2) return null;
  return (
    <details className={className}>
      <summary>On this page</summary>
      <nav css={contents} aria-label="Headings">
        <HeadingList headings={headings} />
      </nav>
    </details>
  );
}

function HeadingList({ headings }: { headings: readonly Heading[] }) {
  return (
    <ul>
      {headings.map(({ id, text: words, depth }) => (
        <li key={id} data-depth={depth}>
          <a href={`#${id}`}>{words}</a>
        </li>
      ))}
    </ul>
  );
}
