import { css } from '@emotion/react';
import { color, space, text } from '../../ui/theme/tokens';
import { codeStyle, tabsStyle } from './code';
import {
  hiddenStyle,
  planPricesStyle,
  planTableStyle,
  ruleFilterStyle,
  ruleListStyle,
  severityStyle,
} from './content';
import { reportStyle } from './report';

/** A text of paragraphs, headings, lists, and links. */
export const textStyle = css`
  color: ${color.ink};
  line-height: 1.7;
  > * {
    max-width: 65ch;
  }
  > .table-scroll,
  > .code,
  > .report,
  > .tabs {
    max-width: 46rem;
  }
  && > :nth-child(1) {
    margin-top: 0;
  }
  h2 {
    margin: ${space(12)} 0 ${space(3)};
    font-size: ${text.xl};
    font-weight: 650;
  }
  h3 {
    margin: ${space(8)} 0 ${space(2)};
    font-size: ${text.lg};
    font-weight: 650;
  }
  h2,
  h3 {
    position: relative;
    scroll-margin-top: ${space(6)};
  }
  /* In the margin, so that a heading breaks as it would without. */
  .heading-link {
    position: absolute;
    right: 100%;
    padding-right: 0.3em;
    color: ${color.inkFaint};
    font-size: 0.8em;
    font-weight: 400;
    line-height: inherit;
    text-decoration: none;
    opacity: 0;
  }
  .heading-link::before {
    content: '#';
  }
  :is(h2, h3):hover > .heading-link {
    opacity: 1;
  }
  /* Where nothing hovers it always shows, small and pale, within a phone's margin. */
  @media (hover: none) {
    .heading-link {
      padding-right: 0.35em;
      color: ${color.lineStrong};
      opacity: 1;
    }
    .heading-link::before {
      font-size: 0.65em;
    }
  }
  p,
  ul,
  ol {
    margin: 0 0 ${space(5)};
  }
  ul,
  ol {
    padding-left: 1.4em;
  }
  li {
    margin-bottom: ${space(1.5)};
  }
  li::marker {
    color: ${color.inkFaint};
  }
  hr {
    margin: ${space(10)} 0;
    border: 0;
    border-top: 1px solid ${color.line};
  }
  blockquote {
    margin: ${space(6)} 0;
    padding-left: ${space(5)};
    border-left: 1px solid ${color.lineStrong};
    color: ${color.inkSoft};
  }
  img {
    max-width: 100%;
    height: auto;
  }
`;

const tableStyle = css`
  .table-scroll {
    margin: ${space(6)} 0;
    overflow-x: auto;
  }
  .table-scroll table:not(.plan-table) {
    width: 100%;
    border-collapse: collapse;
    font-size: ${text.sm};
    line-height: 1.5;
  }
  .table-scroll table:not(.plan-table) :is(th, td) {
    padding: ${space(2.5)} ${space(4)} ${space(2.5)} 0;
    border-bottom: 1px solid ${color.line};
    text-align: left;
    vertical-align: baseline;
  }
  .table-scroll table:not(.plan-table) th {
    border-bottom-color: ${color.lineStrong};
    font-weight: 600;
  }
`;

const calloutStyle = css`
  .callout {
    margin: ${space(6)} 0;
    padding: ${space(1)} 0 ${space(1)} ${space(5)};
    border-left: 2px solid ${color.accent};
  }
  .callout-title {
    margin: 0 0 ${space(1)};
    font-weight: 650;
  }
  .callout[data-kind='warning'] {
    border-left-color: ${color.warning};
  }
  .callout > :last-child {
    margin-bottom: 0;
  }
`;

const figureStyle = css`
  .figure {
    margin: ${space(8)} 0;
  }
  .figure figcaption {
    margin-top: ${space(2)};
    color: ${color.inkFaint};
    font-size: ${text.sm};
  }
`;

const stepsStyle = css`
  .steps > ol {
    position: relative;
    padding: 0;
    list-style: none;
    counter-reset: step;
    border-left: 1px solid ${color.line};
    margin-left: ${space(3)};
  }
  .steps > ol > li {
    position: relative;
    margin: 0 0 ${space(6)};
    padding-left: ${space(8)};
    counter-increment: step;
  }
  .steps > ol > li::before {
    content: counter(step);
    position: absolute;
    left: -0.8rem;
    top: 0.05rem;
    width: 1.6rem;
    height: 1.6rem;
    border: 1px solid ${color.lineStrong};
    border-radius: 50%;
    background: ${color.paper};
    color: ${color.inkSoft};
    font-size: ${text.xs};
    font-variant-numeric: tabular-nums;
    line-height: 1.5rem;
    text-align: center;
  }
`;

const ruleCardStyle = css`
  .rule-card {
    margin: ${space(6)} 0;
    padding: ${space(4)} 0;
    border-block: 1px solid ${color.line};
  }
  .rule-card p {
    margin: ${space(1)} 0 0;
    color: ${color.inkSoft};
  }
  .rule-card a {
    margin-left: ${space(3)};
    color: ${color.ink};
    font-weight: 600;
  }
`;

/** Parts that few texts have, and what the HTML of those that do contains. */
const parts = [
  { sign: '<code', style: codeStyle },
  { sign: 'class="visually-hidden"', style: hiddenStyle },
  { sign: 'class="tabs"', style: tabsStyle },
  { sign: 'class="report"', style: reportStyle },
  { sign: 'class="severity"', style: severityStyle },
  { sign: 'class="rule-list"', style: ruleListStyle },
  { sign: 'class="rule-filter', style: ruleFilterStyle },
  { sign: 'class="plan-table"', style: planTableStyle },
  { sign: 'class="plan-prices"', style: planPricesStyle },
  { sign: 'class="table-scroll"', style: tableStyle },
  { sign: 'class="callout"', style: calloutStyle },
  { sign: 'class="figure"', style: figureStyle },
  { sign: 'class="steps"', style: stepsStyle },
  { sign: 'class="rule-card"', style: ruleCardStyle },
] as const;

/** Returns a text's styles, with only those parts that it has, because each page contains its styles. */
export const proseStyleOf = (html: string) => [
  textStyle,
  ...parts.filter(({ sign }) => html.includes(sign)).map(({ style }) => style),
];
