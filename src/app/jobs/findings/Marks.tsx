import { Badge } from '../../../ui/Badge';
import { color, space } from '../../../ui/theme/tokens';
import { useReportOf } from '../report/ReportContext';

/** What is known of a finding beside what it says: that it is new, or that it was set aside, and why. */
export function Marks({ fingerprint }: { readonly fingerprint: string }) {
  const report = useReportOf();
  const issue = report?.issues.get(fingerprint);
  const isNew = report?.news?.has(fingerprint) ?? false;
  if (!issue && !isNew) return null;
  return (
    <span css={{ marginRight: '0.5rem' }}>
      {isNew && (
        <Badge tone="accent" shape="drop">
          New
        </Badge>
      )}
      {issue && (
        <>
          <Badge tone="unverified" shape="dash">
            {issue.state === 'ignored' ? 'Ignored' : 'Not a fault'}
          </Badge>
          {issue.reason !== '' && (
            <bdi css={{ marginLeft: space(2), color: color.inkSoft }}>{issue.reason}</bdi>
          )}
        </>
      )}
    </span>
  );
}
