import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { type Decision, useDecideIssues } from '#app/jobs/operations/decideIssues';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import { useKey } from '#app/keys/keys';
import { explain } from '#app/live/explain';
import type { ActionState } from '#app/live/useAction';
import type { Finding } from '#domain/finding';
import type { IssueState } from '#domain/issueState';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { formatNumber } from '#ui/format';
import { Icon } from '#ui/Icon';
import { Notice } from '#ui/Notice';
import { Select } from '#ui/Select';
import { TextInput } from '#ui/TextInput';
import { space, text } from '#ui/theme/tokens';

const options = [
  { value: 'ignored', label: 'It’s a real problem, but I won’t fix it' },
  { value: 'false-positive', label: 'It’s a false positive' },
] as const satisfies readonly { value: IssueState; label: string }[];

interface IgnoreDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly count: number;
  /** What one finding says. */
  readonly message?: string | undefined;
  readonly state: ActionState;
  readonly onIgnore: (decision: Decision) => void;
}

/** Asks why findings are ignored. The reason, for later readers, is optional. */
export function IgnoreDialog({ open, onClose, count, message, state, onIgnore }: IgnoreDialogProps) {
  const [kind, setKind] = useState<IssueState>('ignored');
  const [reason, setReason] = useState('');
  const one = count === 1;
  const what = one ? 'finding' : `${formatNumber(count)} findings`;
  return (
    <Dialog title={one ? 'Ignore this finding?' : `Ignore ${what}?`} open={open} onClose={onClose}>
      <form
        css={{ display: 'grid', gap: space(4) }}
        onSubmit={(event) => {
          event.preventDefault();
          onIgnore({ state: kind, reason: reason.trim() });
        }}
      >
        <p css={{ margin: 0, fontSize: text.sm }}>
          {message && (
            <>
              <bdi>{message}</bdi>{' '}
            </>
          )}
          {one ? 'It is' : 'They are'} hidden in this and later reports of the site, and still{' '}
          {one ? 'counts' : 'count'} toward the score. “Ignored” in the list shows {one ? 'it' : 'them'}.
        </p>
        <Select label="Why" value={kind} options={options} onChoose={setKind} />
        <TextInput
          label="Reason"
          name="reason"
          maxLength={500}
          value={reason}
          onText={setReason}
          hint="Helps anyone who reviews it later. Optional."
        />
        {state.status === 'failed' && <Notice tone="error">{explain(state.error).message}</Notice>}
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={state.status === 'busy' ? 'Ignoring' : undefined}>
            Ignore {what}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

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
