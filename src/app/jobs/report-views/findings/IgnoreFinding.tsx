import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useDecideIssues } from '#app/jobs/operations/decideIssues';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import { useKey } from '#app/keys/keys';
import { explain } from '#app/live/explain';
import type { Finding } from '#domain/finding';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { text } from '#ui/theme/tokens';
import { IgnoreDialog } from './IgnoreDialog';

interface IgnoreFindingProps {
  readonly finding: Finding;
  readonly report: ReportOf;
}

/** Ignores a finding, with the reason for later readers, or stops ignoring it. */
export function IgnoreFinding({ finding, report }: IgnoreFindingProps) {
  const { job, issues } = report;
  const issue = issues.get(finding.fingerprint);
  const [open, setOpen] = useState(false);
  const { state, run, reset } = useDecideIssues(job, issues, () => setOpen(false));
  const press = () => (issue ? run([finding], null) : setOpen(true));
  useKey('e', issue ? 'Stop ignoring the opened finding' : 'Ignore the opened finding', press);
  // One button for both directions keeps the focus when its action changes.
  return (
    <>
      <Button busy={issue && state.status === 'busy' ? 'Restoring' : undefined} onClick={press}>
        <Icon of={issue ? Eye : EyeOff} />
        {issue ? 'Stop ignoring' : 'Ignore'}
      </Button>
      {issue && state.status === 'failed' && (
        <span role="alert" css={{ fontSize: text.xs }}>
          {explain(state.error).message}
        </span>
      )}
      <IgnoreDialog
        open={open}
        onClose={() => {
          setOpen(false);
          reset();
        }}
        count={1}
        message={finding.message}
        state={state}
        onIgnore={(decision) => run([finding], decision)}
      />
    </>
  );
}
