import { severities } from '../../domain/finding';
import { pathTo } from '../../domain/routes';
import { rules } from '../../domain/rules';
import { formatDuration, plural } from '../../ui/format';
import { severityStyles } from '../../ui/Severity';
import { dayInWords } from '../blog/summaries';
import { SeverityMark } from '../SeverityMark';
import { type EmbeddedFinding, type EmbeddedReport, groupsOf, type RuleGroup } from './embeddedReport';

/** The limit of findings per rule, because a large site's report would fill a page. */
const maxFindings = 20;

export interface ReportProps {
  readonly report: EmbeddedReport;
  /** The limit of rules. All by default. */
  readonly most?: number;
  /** Its caption. By default, when and of what it was made. */
  readonly caption?: string;
}

/** A real report, as exported by a job or written by the command line. Expands without a script. */
export function Report({ report, most, caption = captionOf(report) }: ReportProps) {
  const groups = groupsOf(report);
  const shown = groups.slice(0, most);
  return (
    <figure className="report">
      <div className="report-head">
        <p className="report-grade" data-grade={report.grade}>
          <strong>{report.grade}</strong>
          <span>
            {report.score} <small>/ 100</small>
          </span>
        </p>
        <div>
          <p className="report-site">{new URL(report.url).host}</p>
          <p className="report-facts">
            {plural(report.pagesRead, 'page')} read, {plural(report.pages.length, 'URL')} requested,{' '}
            {formatDuration(report.durationMs)}
          </p>
          <ul className="report-counts">
            {severities.map((severity) => (
              <li key={severity}>
                <SeverityMark severity={severity} />
                {plural(report.counts[severity], severityStyles[severity].one, severityStyles[severity].many)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="report-order">What to fix first</p>
      {shown.map((group, index) => (
        <RuleFindings key={`${group.rule} ${group.severity}`} group={group} open={index === 0} />
      ))}
      <figcaption>
        {caption}
        {shown.length < groups.length &&
          ` ${plural(groups.length - shown.length, 'more rule')} found something.`}
      </figcaption>
    </figure>
  );
}

const captionOf = ({ madeOn, about }: EmbeddedReport) =>
  [`A real report${madeOn ? `, made on ${dayInWords(madeOn)}` : ''}.`, about].filter(Boolean).join(' ');

function RuleFindings({ group, open }: { group: RuleGroup; open: boolean }) {
  const { rule, severity, count, findings, pages, points } = group;
  const shown = findings.slice(0, maxFindings);
  return (
    <details open={open}>
      <summary>
        <SeverityMark severity={severity} />
        <span className="report-rule">{rules[rule].title}</span>
        <span className="report-number">
          {count} on {plural(pages, 'page')}
        </span>
        <span className="report-points">{points > 0 ? `+${plural(points, 'point')}` : ''}</span>
      </summary>
      <p className="report-fix">
        {rules[rule].fix} <a href={pathTo('docsRule', { rule })}>About this rule</a>
      </p>
      <ul>
        {shown.map((finding) => (
          <FindingLine key={finding.fingerprint} finding={finding} />
        ))}
        {shown.length < count && (
          <li>
            <span>… and {count - shown.length} more</span>
          </li>
        )}
      </ul>
    </details>
  );
}

function FindingLine({ finding: { page, message, evidence } }: { finding: EmbeddedFinding }) {
  return (
    <li>
      <span>{message}</span>
      <span className="report-where">
        {new URL(page).pathname}
        {evidence.line !== undefined && `, line ${evidence.line}`}
      </span>
      {evidence.snippet !== undefined && <code>{evidence.snippet}</code>}
    </li>
  );
}
