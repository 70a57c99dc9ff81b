import { useState } from 'react';
import type { Decision } from '#app/jobs/operations/decideIssues';
import { explain } from '#app/live/explain';
import type { ActionState } from '#app/live/useAction';
import type { IssueState } from '#domain/issueState';
import { Button } from '#ui/Button';
import { Dialog, DialogActions } from '#ui/Dialog';
import { formatNumber } from '#ui/format';
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
