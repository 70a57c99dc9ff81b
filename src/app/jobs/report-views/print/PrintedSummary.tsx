import { css } from '@emotion/react';
import type { ReportContent } from '#app/jobs/report-data/reportContent';
import type { ReportSummary } from '#domain/report';
import { isRuleId, rules } from '#domain/rules';
import { isScored } from '#domain/score';
import { formatNumber, plural } from '#ui/format';
import { Section } from '#ui/Page';
import { SeverityBadge } from '#ui/Severity';
import { color, space, text } from '#ui/theme/tokens';
import type { RuleView } from '../findings/ruleViews';
import { CategoryScores } from '../overview/CategoryScores';
import { FixFirst } from '../overview/FixFirst';
import { NotEvaluated, WhatChanged } from '../overview/OverviewPanel';

/** The most that fits on two sheets of A4 with the rest of the summary. */
const maxRules = 20;

const onPaper = css({ display: 'none', '@media print': { display: 'grid', gap: space(6) } });
const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.xs,
  'th, td': { padding: `${space(1)} ${space(3)} ${space(1)} 0`, textAlign: 'left' },
  'th:nth-of-type(n+3), td:nth-of-type(n+3)': { paddingRight: 0, textAlign: 'right' },
  tr: { breakInside: 'avoid', borderBottom: `1px solid ${color.line}` },
});

export interface PrintedSummaryProps {
  /** undefined for a job that ended without a score. */
  readonly overview: { readonly summary: ReportSummary; readonly score: number | undefined } | undefined;
  readonly views: readonly RuleView[];
  readonly total: ReportContent['total'];
  /** Every finding and URL follows. */
  readonly isWhole: boolean;
}

/** Renders a summary for paper: what changed, what to fix first, the categories, and the rules with findings. */
export function PrintedSummary({ overview, views, total, isWhole }: PrintedSummaryProps) {
  return (
    <div css={onPaper}>
      {overview && (
        <>
          <NotEvaluated summary={overview.summary} />
          <WhatChanged />
          <FixFirst summary={overview.summary} />
          {overview.score !== undefined && isScored(overview.summary) && (
            <Section title="Score by category">
              <CategoryScores summary={overview.summary} total={overview.score} />
            </Section>
          )}
        </>
      )}
      {!isWhole && views.length > 0 && (
        <Section title={`Findings by rule: ${formatNumber(total.findings)}`}>
          <Rules views={views} />
        </Section>
      )}
      {!isWhole && (
        <p css={{ margin: 0, fontSize: text.xs }}>
          This is a summary. To print every finding and URL, choose Export, then “Print whole report”.
        </p>
      )}
    </div>
  );
}

function Rules({ views }: Pick<PrintedSummaryProps, 'views'>) {
  const left = views.length - maxRules;
  return (
    <>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">Severity</th>
            <th scope="col">Rule</th>
            <th scope="col">Findings</th>
            <th scope="col">Pages</th>
          </tr>
        </thead>
        <tbody>
          {views.slice(0, maxRules).map(({ id: rule, severity, findings, pages }) => (
            <tr key={rule}>
              <td>
                <SeverityBadge severity={severity} />
              </td>
              <td>{isRuleId(rule) ? rules[rule].title : rule}</td>
              <td>{formatNumber(findings)}</td>
              <td>{pages === undefined ? '–' : formatNumber(pages)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {left > 0 && <p css={{ margin: `${space(2)} 0 0`, fontSize: text.xs }}>{plural(left, 'more rule')}.</p>}
    </>
  );
}
