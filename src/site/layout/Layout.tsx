import { css, Global } from '@emotion/react';
import type { ReactNode } from 'react';
import { ConsentBanner } from '../../ui/ConsentBanner';
import { color, space } from '../../ui/theme/tokens';
import { headerStyle } from '../style/layout';
import { Footer } from './Footer';
import { Header } from './Header';

/** Prints the text only: no navigation, black on white, and URLs written out. */
const printStyle = css`
  @media print {
    :root:root {
      --paper: #fff;
      --raised: #fff;
      --sunken: #f4f4f4;
      --ink: #000;
      --ink-soft: #222;
      --ink-faint: #444;
      --line: #bbb;
    }
    /* Whatever a component says of itself. */
    header nav,
    header button,
    header details,
    footer,
    main nav,
    main details:has(> nav),
    .contents,
    .tree,
    .needs-script,
    [data-action],
    [data-menu],
    [data-consent-banner] {
      display: none !important;
    }
    main p a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }
    .heading-link {
      display: none;
    }
    /* Nobody scrolls on paper. */
    main pre,
    main pre code {
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
    main .table-scroll {
      overflow: visible;
    }
    main .table-scroll :is(th, td) {
      overflow-wrap: anywhere;
    }
    pre,
    table,
    figure {
      break-inside: avoid;
    }
    h2,
    h3 {
      break-after: avoid;
    }
  }
`;

const skip = css`
  position: absolute;
  z-index: 3;
  left: ${space(4)};
  top: ${space(3)};
  padding: ${space(2)} ${space(4)};
  background: ${color.ink};
  color: ${color.paper};
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

const column = css`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  main {
    flex: 1;
  }
`;

/** The layout of every public page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <div css={column}>
      <Global styles={[headerStyle, printStyle]} />
      <a href="#main" css={skip}>
        Skip to content
      </a>
      <Header />
      <main id="main" tabIndex={-1} css={{ outline: 'none' }}>
        {children}
      </main>
      <Footer />
      <ConsentBanner hidden />
    </div>
  );
}
