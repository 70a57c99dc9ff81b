import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useDecideIssues } from '#app/jobs/operations/decideIssues';
import { useAddIgnorePattern, useRemoveIgnorePattern } from '#app/jobs/operations/ignorePattern';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import { useKey } from '#app/keys/keys';
import { explain } from '#app/live/explain';
import type { Finding } from '#domain/finding';
import { matchWords, patternFor } from '#domain/ignorePattern';
import { Button } from '#ui/Button';
import { Icon } from '#ui/Icon';
import { color, text } from '#ui/theme/tokens';
import { IgnoreDialog } from './IgnoreDialog';

interface IgnoreFindingProps {
  readonly finding: Finding;
  readonly report: ReportOf;
}

/** Ignores a finding or all like it, with the reason for later readers, or stops ignoring what applies to it. */
export function IgnoreFinding({ finding, report }: IgnoreFindingProps) {
  const { job, issues } = report;
  const issue = issues.get(finding.fingerprint);
  const pattern = patternFor(report, finding);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const decide = useDecideIssues(job, issues, close);
  const add = useAddIgnorePattern(job, close);
  const remove = useRemoveIgnorePattern(job.host, job.jobId);
  const stopping = pattern ? remove.state : decide.state;
  const isIgnored = issue !== undefined || pattern !== undefined;
  const press = () => (pattern ? remove.run(pattern) : issue ? decide.run([finding], null) : setOpen(true));
  useKey('e', isIgnored ? 'Stop ignoring the opened finding' : 'Ignore the opened finding', press);
  // One button for both directions keeps the focus when its action changes.
  return (
    <>
      <Button busy={isIgnored && stopping.status === 'busy' ? 'Restoring' : undefined} onClick={press}>
        <Icon of={isIgnored ? Eye : EyeOff} />
        {pattern ? 'Remove pattern' : issue ? 'Stop ignoring' : 'Ignore'}
      </Button>
      {pattern && (
        <span css={{ fontSize: text.xs, color: color.inkSoft, overflowWrap: 'anywhere' }}>
          Ignored {matchWords(pattern)}
        </span>
      )}
      {isIgnored && stopping.status === 'failed' && (
        <span role="alert" css={{ fontSize: text.xs }}>
          {explain(stopping.error).message}
        </span>
      )}
      <IgnoreDialog
        open={open}
        onClose={() => {
          close();
          decide.reset();
          add.reset();
        }}
        count={1}
        finding={finding}
        state={decide.state.status === 'idle' ? add.state : decide.state}
        onIgnore={(decision, match) =>
          match ? add.run({ ...match, ...decision }) : decide.run([finding], decision)
        }
      />
    </>
  );
}
