import { css } from '@emotion/react';

/** On paper there is the text: no navigation, black on white, and addresses that can be typed. */
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
    header nav,
    header button,
    footer,
    main nav,
    [data-menu],
    [data-consent-banner],
    [data-action],
    main details:has(> nav),
    .contents,
    .tree {
      display: none;
    }
    main p a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
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
