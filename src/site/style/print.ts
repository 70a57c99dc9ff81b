import { css } from '@emotion/react';

/** Prints the text only: no navigation, black on white, and URLs written out. */
export const printStyle = css`
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
