import { css } from '@emotion/react';
import { color, font, radius, space, text } from '../../ui/theme/tokens';

/** Colors code sparingly: names, values, and comments. */
export const codeStyle = css`
  code {
    font-family: ${font.mono};
    font-size: 0.9em;
    overflow-wrap: break-word;
  }
  :not(pre) > code {
    padding: 0.1em 0.35em;
    border-radius: 4px;
    background: ${color.sunken};
  }
  .code {
    position: relative;
    max-width: 46rem;
    margin: ${space(6)} 0;
  }
  pre {
    margin: 0;
    padding: ${space(4)} ${space(5)};
    overflow-x: auto;
    border: 1px solid ${color.line};
    border-radius: ${radius};
    background: ${color.sunken};
    font-size: ${text.sm};
    line-height: 1.65;
    tab-size: 2;
  }
  pre code {
    font-size: inherit;
    overflow-wrap: normal;
  }
  .t-comment {
    color: ${color.inkFaint};
  }
  .t-keyword,
  .t-function,
  .t-link {
    color: ${color.notice};
  }
  .t-string,
  .t-string-expression {
    color: ${color.fixed};
  }
  .t-constant,
  .t-parameter {
    color: ${color.accent};
  }
  .t-punctuation {
    color: ${color.inkSoft};
  }
  .code-copy {
    position: absolute;
    top: ${space(2)};
    right: ${space(2)};
    min-height: 1.75rem;
    padding: 0 ${space(2.5)};
    border: 1px solid ${color.line};
    border-radius: 4px;
    background: ${color.paper};
    color: ${color.inkSoft};
    font: 500 ${text.xs} ${font.sans};
    cursor: pointer;
    opacity: 0;
  }
  .code:hover .code-copy,
  .code-copy:focus-visible {
    opacity: 1;
  }
  /* Where nothing hovers the button always shows, in a line of its own above the code. */
  @media screen and (hover: none) {
    .code-copy {
      opacity: 1;
    }
    html.js & .code > pre {
      padding-top: ${space(11)};
    }
  }
`;

const each = (of: (place: number) => string) => [1, 2, 3, 4, 5, 6].map(of).join(',\n');

export const tabsStyle = css`
  .tabs {
    position: relative;
    min-width: 0;
    margin: ${space(6)} 0;
    padding: 0;
    border: 0;
  }
  .tab-titles {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(6)};
    border-bottom: 1px solid ${color.line};
  }
  .tab-titles label {
    margin-bottom: -1px;
    padding: ${space(2)} 0;
    border-bottom: 2px solid transparent;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    font-weight: 550;
    cursor: pointer;
  }
  .tab-titles label:hover {
    color: ${color.ink};
  }
  .tab-panels > div {
    display: none;
    padding-top: ${space(5)};
  }
  .tab-panels > div > .tab-printed + * {
    margin-top: 0;
  }
  .tab-panels > div > .code:last-child {
    margin-bottom: 0;
  }
  .tab-printed {
    display: none;
  }
  ${each((place) => `.tabs > input:nth-of-type(${place}):checked ~ .tab-titles > label:nth-of-type(${place})`)} {
    border-bottom-color: ${color.accent};
    color: ${color.ink};
  }
  ${each((place) => `.tabs > input:nth-of-type(${place}):focus-visible ~ .tab-titles > label:nth-of-type(${place})`)} {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  ${each((place) => `.tabs > input:nth-of-type(${place}):checked ~ .tab-panels > div:nth-of-type(${place})`)} {
    display: block;
  }
  @media print {
    .tab-titles {
      display: none;
    }
    .tab-panels > div,
    .tab-printed {
      display: block;
    }
    .tab-printed {
      font-weight: 600;
    }
  }
`;
