import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useDecideIssue } from '#app/jobs/operations/decideIssue';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import { useKey } from '#app/keys/keys';
import { explain } from '#app/live/explain';
import type { Finding } from '#domain/finding';
import { type IssueState, needsReason } from '#domain/issueState';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { Icon } from '#ui/Icon';
import { Notice } from '#ui/Notice';
import { Select } from '#ui/Select';
import { TextArea } from '#ui/TextInput';
import { space, text } from '#ui/theme/tokens';

const options = [
  { value: 'ignored', label: 'It’s a real problem, but I won’t fix it' },
  { value: 'false-positive', label: 'It’s a false positive' },
] as const satisfies readonly { value: IssueState; label: string }[];

interface IgnoreFindingProps {
  readonly finding: Finding;
  readonly report: ReportOf;
}

/** Ignores a finding, with the reason for later readers. */
export function IgnoreFinding({ finding, report }: IgnoreFindingProps) {
  const { job, issues } = report;
  const issue = issues.get(finding.fingerprint);
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<IssueState>('ignored');
  const [reason, setReason] = useState('');
  const [pressed, setPressed] = useState(false);
  const action = useDecideIssue(job, finding, issue, () => setOpen(false));
  const close = () => {
    setOpen(false);
    setPressed(false);
    action.reset();
  };
  const lacksReason = needsReason(state) && reason.trim() === '';
  const decide = () => {
    setPressed(true);
    if (!lacksReason) action.run({ state, reason: reason.trim() });
  };
  const busy = action.state.status === 'busy';
  const press = () => (issue ? action.run(null) : setOpen(true));
  useKey('e', issue ? 'Stop ignoring the opened finding' : 'Ignore the opened finding', press);
  // One button for both directions keeps the focus when its action changes.
  return (
    <>
      <Button busy={issue && busy ? 'Restoring' : undefined} onClick={press}>
        <Icon of={issue ? Eye : EyeOff} />
        {issue ? 'Stop ignoring' : 'Ignore'}
      </Button>
      {issue && action.state.status === 'failed' && (
        <span role="alert" css={{ fontSize: text.xs }}>
          {explain(action.state.error).message}
        </span>
      )}
      <Dialog title="Ignore this finding?" open={open} onClose={close}>
        <p css={{ margin: 0, fontSize: text.sm }}>
          <bdi>{finding.message}</bdi> It stays in this site’s reports, marked as ignored, and still counts
          toward the score.
        </p>
        <div css={{ display: 'grid', gap: space(4) }}>
          <Select label="Why" value={state} options={options} onChoose={setState} />
          <TextArea
            label="Reason"
            name="reason"
            rows={3}
            maxLength={500}
            value={reason}
            onText={setReason}
            required={needsReason(state)}
            hint={`Helps anyone who reviews this finding later.${needsReason(state) ? '' : ' Optional.'}`}
            error={pressed && lacksReason ? 'Enter a reason for ignoring this finding.' : undefined}
          />
        </div>
        {action.state.status === 'failed' && (
          <Notice tone="error">{explain(action.state.error).message}</Notice>
        )}
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" busy={busy ? 'Ignoring' : undefined} onClick={decide}>
            Ignore finding
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
