import { css } from '@emotion/react';
import { color, phone, radius, space, text } from '../../ui/theme/tokens';

/** Text for screen readers, in HTML from the build. */
export const hiddenStyle = css`
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Components that are rendered both inside MDX (as plain HTML) and on React pages are styled by class here. */
export const severityStyle = css`
  ${hiddenStyle}
  .severity {
    display: inline-flex;
    gap: 0.45em;
    align-items: center;
    white-space: nowrap;
  }
  .severity[data-severity='error'] {
    color: ${color.error};
  }
  .severity[data-severity='warning'] {
    color: ${color.warning};
  }
  .severity[data-severity='notice'] {
    color: ${color.notice};
  }
  .severity[data-severity='unverified'] {
    color: ${color.unverified};
  }
`;

export const ruleListStyle = css`
  .rule-list {
    list-style: none;
    margin: 0;
    padding: 0;
    border-top: 1px solid ${color.line};
  }
  .rule-list li {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    align-items: baseline;
    column-gap: ${space(2)};
    margin: 0;
    padding: ${space(2.5)} 0;
    border-bottom: 1px solid ${color.line};
  }
  .rule-list a {
    color: ${color.ink};
    font-weight: 550;
    text-decoration: none;
  }
  .rule-list a:hover {
    text-decoration: underline;
  }
  .rule-list p {
    grid-column: 2;
    margin: 0;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.5;
  }
`;

export const ruleFilterStyle = css`
  .rule-filter {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(3)} ${space(4)};
    align-items: end;
    margin-bottom: ${space(6)};
  }
  .rule-filter label {
    color: ${color.inkSoft};
    font-size: ${text.sm};
  }
  .rule-filter label:first-of-type {
    flex: 1 1 14rem;
  }
  .rule-filter :is(input, select) {
    display: block;
    width: 100%;
    min-height: 2.75rem;
    margin-top: ${space(1)};
    padding: 0 ${space(3)};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius};
    background: ${color.paper};
    color: ${color.ink};
    font: inherit;
    font-size: ${text.md};
  }
  .rule-filter p {
    flex: 1 0 auto;
    margin: 0;
    color: ${color.inkFaint};
    font-size: ${text.sm};
  }
  .rule-filter button {
    min-height: 2.75rem;
    border: 0;
    background: none;
    color: ${color.ink};
    font: inherit;
    font-size: ${text.sm};
    text-decoration: underline;
    cursor: pointer;
  }
  .rule-filter button[hidden],
  .rule-list li[hidden] {
    display: none;
  }
`;

export const planTableStyle = css`
  .table-scroll {
    overflow-x: auto;
  }
  .plan-table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${text.md};
  }
  .plan-table th,
  .plan-table td {
    padding: ${space(3)} ${space(4)};
    border-bottom: 1px solid ${color.line};
    text-align: right;
    font-weight: 400;
    vertical-align: baseline;
  }
  .plan-table th:first-of-type {
    padding-left: 0;
    text-align: left;
    color: ${color.inkSoft};
  }
  .plan-table td {
    font-variant-numeric: tabular-nums;
  }
  .plan-table td:last-of-type,
  .plan-table thead th:last-of-type {
    padding-right: 0;
  }
  .plan-table thead th {
    border-bottom-color: ${color.lineStrong};
    color: ${color.ink};
    font-size: ${text.lg};
    font-weight: 650;
  }
  .plan-table .plan-group {
    padding-top: ${space(8)};
    color: ${color.ink};
    font-weight: 650;
  }
  ${phone} {
    .plan-table {
      font-size: ${text.sm};
    }
    .plan-table th,
    .plan-table td {
      padding-inline: ${space(2)};
    }
    .plan-table thead th {
      font-size: ${text.md};
    }
  }
`;

export const planPricesStyle = css`
  .plan-prices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    max-width: 46rem;
    margin: 0 0 ${space(6)};
    padding: 0;
    list-style: none;
  }
  .plan-prices li {
    margin: 0;
    padding: ${space(5)} ${space(5)} ${space(5)} 0;
    border-top: 1px solid ${color.lineStrong};
  }
  .plan-prices h2 {
    margin: 0;
    font-size: ${text.lg};
    font-weight: 650;
  }
  .plan-prices p {
    margin: ${space(1)} 0;
    color: ${color.inkSoft};
    font-size: ${text.sm};
    line-height: 1.5;
  }
  .plan-prices .plan-price {
    margin-top: ${space(3)};
    color: ${color.ink};
    font-size: ${text.xl};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
  .plan-price small {
    color: ${color.inkSoft};
    font-size: ${text.sm};
    font-weight: 400;
  }
  .plan-prices a {
    display: inline-block;
    padding-block: ${space(2)};
    font-size: ${text.sm};
    font-weight: 600;
  }
`;
