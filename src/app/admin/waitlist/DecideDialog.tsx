import { useRef } from 'react';
import { ConfirmDialog } from '#app/forms/ConfirmDialog';
import { useBackend } from '#app/live/BackendContext';
import { decideWaitlist } from '../operations/decideWaitlist';
import { type Decision, decisionWords, type Who } from './decision';

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
      title={`${words?.deed ?? 'Decide'}?`}
      open={asked !== undefined}
      onClose={onClose}
      deed={words?.deed ?? ''}
      working={words?.working ?? ''}
      look={asked?.decision === 'decline' ? 'danger' : 'primary'}
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
