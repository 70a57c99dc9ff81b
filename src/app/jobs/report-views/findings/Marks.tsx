import { useReportOf } from '#app/jobs/report-data/ReportContext';
import type { Finding } from '#domain/finding';
import { Badge } from '#ui/Badge';
import { color, space } from '#ui/theme/tokens';
import { hasMark, markTitles } from './marks';

/** Shows whether a finding is new or was there before, and whether and why it is ignored. */
export function Marks({ finding }: { readonly finding: Finding }) {
  const report = useReportOf();
  const issue = report?.issues.get(finding.fingerprint);
  const isNew = report !== undefined && hasMark('new', finding, report);
  const isStill = report !== undefined && hasMark('still', finding, report);
  if (!issue && !isNew && !isStill) return null;
  return (
    <span css={{ display: 'inline-flex', flexWrap: 'wrap', gap: space(2), marginRight: space(2) }}>
      {isNew && (
        <Badge tone="accent" shape="drop">
          {markTitles.new}
        </Badge>
      )}
      {isStill && (
        <Badge tone="unverified" shape="ring">
          {markTitles.still}
        </Badge>
      )}
      {issue && (
        <>
          <Badge tone="unverified" shape="dash">
            {issue.state === 'ignored' ? markTitles.ignored : 'False positive'}
          </Badge>
          {issue.reason !== '' && <bdi css={{ color: color.inkSoft }}>{issue.reason}</bdi>}
        </>
      )}
    </span>
  );
}
