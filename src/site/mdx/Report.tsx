import { severities } from '../../domain/finding';
import { pathTo } from '../../domain/routes';
import { rules } from '../../domain/rules';
import { formatDuration, plural } from '../../ui/format';
import { severityLooks } from '../../ui/Severity';
import { dayInWords } from '../blog/day';
import { groupsOf, pagesRead, type RuleGroup, type SampleFinding, sampleReports } from '../report/sample';
import { SeverityMark } from '../SeverityMark';

interface ReportProps {
  /** Which one of `content/reports`. */
  readonly name: string;
  /** Shows so many rules; all of them unless told. */
  readonly most?: number;
}

/** A real report, as data that the terminal command wrote: `<Report name="practice" />`. Opens without a script. */
export function Report({ name, most }: ReportProps) {
  const report = sampleReports[name];
  if (!report) throw new Error(`<Report>: there is no report “${name}” in content/reports.`);
  const groups = groupsOf(report);
  const shown = groups.slice(0, most);
  return (
    <figure className="report">
      <div className="report-head">
        <p className="report-grade" data-grade={report.grade}>
          <strong>{report.grade}</strong>
          <span>
            {report.score} <small>of 100</small>
          </span>
        </p>
        <div>
          <p className="report-site">{new URL(report.url).host}</p>
          <p className="report-facts">
            {plural(pagesRead(report), 'page')} read, {plural(report.pages.length, 'address', 'addresses')} of
            the site asked, {formatDuration(report.durationMs)}
          </p>
          <ul className="report-counts">
            {severities.map((severity) => (
              <li key={severity}>
                <SeverityMark severity={severity} />
                {plural(report.counts[severity], severityLooks[severity].one, severityLooks[severity].many)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="report-order">What to fix first</p>
      {shown.map((group, index) => (
        <RuleFindings key={group.rule} group={group} open={index === 0} />
      ))}
      <figcaption>
        A real report of {dayInWords(report.madeOn)}: the terminal command over the practice site that our
        tests use. Its faults are planted, and names of hosts stand in place of loopback addresses.
        {shown.length < groups.length &&
          ` ${plural(groups.length - shown.length, 'more rule')} found something.`}
      </figcaption>
    </figure>
  );
}

function RuleFindings({ group, open }: { group: RuleGroup; open: boolean }) {
  const { rule, severity, findings, pages, points } = group;
  return (
    <details open={open}>
      <summary>
        <SeverityMark severity={severity} />
        <span className="report-rule">{rules[rule].title}</span>
        <span className="report-number">
          {findings.length} on {plural(pages, 'page')}
        </span>
        <span className="report-points">{points > 0 ? `+${plural(points, 'point')}` : ''}</span>
      </summary>
      <p className="report-fix">
        {rules[rule].fix} <a href={pathTo('docsRule', { rule })}>About this rule</a>
      </p>
      <ul>
        {findings.map((finding) => (
          <FindingLine
            key={`${finding.page} ${finding.target} ${finding.evidence.line} ${finding.evidence.column}`}
            finding={finding}
          />
        ))}
      </ul>
    </details>
  );
}

function FindingLine({ finding: { page, message, evidence } }: { finding: SampleFinding }) {
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
