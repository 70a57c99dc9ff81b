import { css } from '@emotion/react';
import { color, font, phone, radius, space, text } from '../../ui/theme/tokens';

/** A report along its line: the grade on top, then the rules by weight. */
export const reportStyle = css`
  .report {
    margin: ${space(6)} 0;
    border: 1px solid ${color.line};
    border-radius: ${radius};
    background: ${color.raised};
    font-size: ${text.sm};
    line-height: 1.5;
  }
  .report p,
  .report ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .report-head {
    display: flex;
    gap: ${space(6)};
    padding: ${space(5)};
  }
  .report-grade {
    display: grid;
    align-content: center;
    justify-items: center;
    flex: none;
    min-width: 5.5rem;
    padding-right: ${space(6)};
    border-right: 1px solid ${color.line};
  }
  .report-grade strong {
    font-size: 3rem;
    font-weight: 650;
    line-height: 1;
    letter-spacing: -0.03em;
  }
  .report-grade span {
    margin-top: ${space(1)};
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .report-grade small {
    font-size: ${text.xs};
  }
  .report-site {
    font-size: ${text.md};
    font-weight: 650;
  }
  .report-facts {
    color: ${color.inkSoft};
  }
  .report .report-counts {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(5)};
    margin-top: ${space(3)};
  }
  .report-counts li {
    display: inline-flex;
    gap: 0.45em;
    margin: 0;
  }
  .report .report-order {
    padding: ${space(2)} ${space(5)};
    border-top: 1px solid ${color.line};
    color: ${color.inkFaint};
    font-size: ${text.xs};
    font-weight: 600;
  }
  .report details {
    border-top: 1px solid ${color.line};
  }
  .report summary {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr) 7.5rem 5rem;
    align-items: center;
    gap: ${space(2)};
    min-height: 2.75rem;
    padding: ${space(1)} ${space(5)};
    list-style: none;
    cursor: pointer;
  }
  .report summary::-webkit-details-marker {
    display: none;
  }
  .report summary:hover {
    background: ${color.sunken};
  }
  .report-rule {
    font-weight: 550;
  }
  .report-number,
  .report-points {
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  .report-points {
    color: ${color.fixed};
  }
  .report .report-fix {
    padding: 0 ${space(5)} ${space(3)} ${space(11)};
    color: ${color.inkSoft};
  }
  .report details ul {
    padding: 0 ${space(5)} ${space(3)} ${space(11)};
  }
  .report details li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space(0.5)} ${space(4)};
    margin: 0;
    padding: ${space(2)} 0;
    border-top: 1px solid ${color.line};
  }
  .report details li > span:first-of-type {
    overflow-wrap: anywhere;
  }
  .report-where {
    color: ${color.inkFaint};
    font-family: ${font.mono};
    font-size: ${text.xs};
    line-height: 1.75;
  }
  .report details li code {
    grid-column: 1 / -1;
    justify-self: start;
    padding: 0;
    background: none;
    color: ${color.inkSoft};
    font-family: ${font.mono};
    font-size: ${text.xs};
    overflow-wrap: anywhere;
  }
  /* On paper nobody opens a rule. */
  @media print {
    .report details::details-content {
      block-size: auto;
      content-visibility: visible;
    }
  }
  .report figcaption {
    padding: ${space(3)} ${space(5)};
    border-top: 1px solid ${color.line};
    color: ${color.inkFaint};
    font-size: ${text.xs};
  }
  ${phone} {
    .report-head {
      gap: ${space(4)};
      padding: ${space(4)};
    }
    .report-grade {
      min-width: 0;
      padding-right: ${space(4)};
    }
    .report summary {
      grid-template-columns: 1rem minmax(0, 1fr) auto;
      padding-inline: ${space(4)};
    }
    .report-number {
      grid-column: 2;
      grid-row: 2;
      text-align: left;
    }
    .report-points {
      grid-column: 3;
      grid-row: 1 / 3;
    }
    .report .report-fix,
    .report details ul {
      padding-inline: ${space(4)};
    }
    .report details li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
