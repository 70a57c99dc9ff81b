import { css } from '@emotion/react';
import type { ReportContent } from '#app/jobs/report-data/reportContent';
import type { Finding } from '#domain/finding';
import { wasAsked } from '#domain/indexing';
import type { PageRecord } from '#domain/report';
import { pathTo } from '#domain/routes';
import { isRuleId, rules } from '#domain/rules';
import { formatBytes, formatNumber, plural } from '#ui/format';
import { Section } from '#ui/Page';
import { SeverityBadge } from '#ui/Severity';
import { color, font, space, text } from '#ui/theme/tokens';
import { Evidence } from '../findings/Evidence';
import { Marks } from '../findings/Marks';
import type { RuleView } from '../findings/ruleViews';
import type { Printed } from './usePrint';

const onPaper = css({ display: 'none', '@media print': { display: 'grid', gap: space(8) } });
const address = css({ fontFamily: font.mono, fontSize: text.xs, overflowWrap: 'anywhere' });
const item = css({ display: 'grid', gap: space(1), padding: `${space(1)} 0`, breakInside: 'avoid' });

interface PrintedReportProps {
  readonly printed: Printed;
  readonly views: readonly RuleView[];
  readonly total: ReportContent['total'];
}

/** Renders the report for paper: all findings, every URL in full, and nothing to click. */
export function PrintedReport({ printed, views, total }: PrintedReportProps) {
  const left = total.findings - printed.findings.length;
  return (
    <div css={onPaper}>
      <Section title={`Findings: ${formatNumber(total.findings)}`}>
        {views.map((view) => (
          <PrintedRule key={view.id} view={view} findings={printed.findings} />
        ))}
        {left > 0 && <p>{plural(left, 'more finding')} are in the CSV and JSON exports.</p>}
      </Section>
      <Section title={`URLs: ${formatNumber(total.pages)}`}>
        <PrintedPages pages={printed.pages} total={total.pages} />
      </Section>
    </div>
  );
}

interface PrintedRuleProps {
  readonly view: RuleView;
  readonly findings: readonly Finding[];
}

function PrintedRule({ view, findings }: PrintedRuleProps) {
  const own = Array.from({ length: view.length }, (_, index) => findings[view.positionAt(index)]).filter(
    (finding) => finding !== undefined,
  );
  if (own.length === 0) return null;
  const { id: rule, severity } = view;
  return (
    <section css={{ padding: `${space(3)} 0` }}>
      <h3 css={{ display: 'flex', gap: space(2), margin: 0, fontSize: text.sm, breakAfter: 'avoid' }}>
        <SeverityBadge severity={severity} />
        {isRuleId(rule) ? rules[rule].title : rule}
        <span css={{ fontWeight: 400 }}>{formatNumber(view.findings)}</span>
      </h3>
      {isRuleId(rule) && (
        <p css={{ margin: `${space(1)} 0`, fontSize: text.xs, breakAfter: 'avoid' }}>
          {rules[rule].why} {rules[rule].fix} More:{' '}
          <span css={address}>{new URL(pathTo('docsRule', { rule }), window.location.origin).href}</span>
        </p>
      )}
      <ol css={{ margin: 0, padding: 0, listStyle: 'none', fontSize: text.xs }}>
        {own.map((finding) => (
          <li key={finding.fingerprint} css={item}>
            <span css={[address, { color: color.inkSoft }]}>
              {finding.page}
              {finding.occursOn && ` and ${plural(finding.occursOn.pages - 1, 'more page')}`}
            </span>
            <span css={{ overflowWrap: 'anywhere' }}>
              <Marks finding={finding} />
              <bdi>{finding.message}</bdi>
            </span>
            <Evidence finding={finding} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const table = css({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: text.xs,
  'th, td': {
    padding: `${space(1)} ${space(2)} ${space(1)} 0`,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${color.line}`,
  },
  tr: { breakInside: 'avoid' },
  'td:first-of-type': { fontFamily: font.mono, overflowWrap: 'anywhere' },
});

/** Lists every URL with its status. */
function PrintedPages({ pages, total }: { readonly pages: readonly PageRecord[]; readonly total: number }) {
  return (
    <>
      <table css={table}>
        <thead>
          <tr>
            <th scope="col">URL</th>
            <th scope="col">Title</th>
            <th scope="col">Status</th>
            <th scope="col">Size</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ url, title, redirectedTo, status, error, indexing, bytes }) => (
            <tr key={url}>
              <td>{url}</td>
              <td>{redirectedTo ? `redirects to ${redirectedTo}` : <bdi>{title}</bdi>}</td>
              <td>{wasAsked(status, indexing) ? status || error || 'no response' : 'not requested'}</td>
              <td>{formatBytes(bytes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages.length < total && <p>{plural(total - pages.length, 'more URL')} are in the JSON export.</p>}
    </>
  );
}
