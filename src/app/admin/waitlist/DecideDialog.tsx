import { type FormEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { useBackend } from '#app/live/BackendContext';
import type { DecideWaitlistRequest } from '#domain/operations';
import { Button } from '#ui/Button';
import { formatNumber, plural } from '#ui/format';
import { TextInput } from '#ui/TextInput';
import { space } from '#ui/theme/tokens';
import { decideWaitlist } from '../operations/accounts';

export interface Asked {
  readonly decision: Decision;
  readonly who: Who;
}

interface DecideDialogProps {
  readonly asked: Asked | undefined;
  readonly onClose: () => void;
  /** The batch runs in the background; its document has its progress. */
  readonly onBegun: (batchId: string) => void;
}

/** Confirms a decision, with the number of users. */
export function DecideDialog({ asked, onClose, onBegun }: DecideDialogProps) {
  const backend = useBackend();
  const batch = useRef<{ readonly of: Asked; readonly id: string }>();
  const words = asked && decisionWords(asked.decision, asked.who);
  return (
    <ConfirmDialog
      title={`${words?.action ?? 'Decide'}?`}
      open={asked !== undefined}
      onClose={onClose}
      action={words?.action ?? ''}
      working={words?.working ?? ''}
      variant={asked?.decision === 'decline' ? 'danger' : 'primary'}
      act={async () => {
        if (!asked) return;
        // Sending again after a lost response is the same batch, and decides no entry twice.
        if (batch.current?.of !== asked) batch.current = { of: asked, id: crypto.randomUUID() };
        const { id } = batch.current;
        await decideWaitlist(backend, { batchId: id, ...asked });
        onBegun(id);
      }}
    >
      {words?.consequence}
    </ConfirmDialog>
  );
}

export type Decision = DecideWaitlistRequest['decision'];
type Who = DecideWaitlistRequest['who'];

interface DecisionWords {
  /** “Approve 12 people”. */
  readonly action: string;
  readonly working: string;
  readonly consequence: string;
}

function numberOf(who: Who): number {
  return who.by === 'ids' ? who.ids.length : who.count;
}

export function decisionWords(decision: Decision, who: Who): DecisionWords {
  const number = numberOf(who);
  const first = who.by === 'first' ? 'the first ' : '';
  const people = `${first}${plural(number, 'person', 'people')}`;
  switch (decision) {
    case 'approve':
      return {
        action: `Approve ${people}`,
        working: 'Approving',
        consequence:
          'Each person gets an email with a link to get started. If they have the waitlist page open, their dashboard opens immediately.',
      };
    case 'decline':
      return {
        action: `Decline ${people}`,
        working: 'Declining',
        consequence:
          'Each person is removed from the list and notified by email. You can approve them later.',
      };
  }
}

const maxCount = 1_000;

/** Selects the first N waiting users, however long the list is. */
export function FirstFew({ onAsk }: { readonly onAsk: (count: number) => void }) {
  const [typed, setTyped] = useState('10');
  const [checked, setChecked] = useState(false);
  const count = /^\d+$/.test(typed.trim()) ? Number(typed) : 0;
  const fits = count >= 1 && count <= maxCount;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (fits) onAsk(count);
  };
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space(2) }}
    >
      <div css={{ width: '8rem', whiteSpace: 'nowrap' }}>
        <TextInput
          label="Number of people"
          inputMode="numeric"
          mono
          value={typed}
          onText={setTyped}
          error={checked && !fits ? `Enter a number from 1 to ${formatNumber(maxCount)}.` : undefined}
        />
      </div>
      <Button type="submit">Approve the first {fits ? formatNumber(count) : ''}</Button>
    </form>
  );
}
