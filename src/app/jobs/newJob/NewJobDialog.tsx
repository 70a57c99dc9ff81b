import { Dialog } from '#ui/Dialog';
import { useSubmitJob } from '../operations/jobs';
import { clearSubmittedDraft } from './keptDraft';
import { NewJobForm } from './NewJobForm';

interface NewJobDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The form over the current screen, which loses nothing. */
export function NewJobDialog({ open, onClose }: NewJobDialogProps) {
  // Outlives the dialog, so that submitting again after it was closed asks for the same job.
  const submission = useSubmitJob({
    open,
    onMade: () => {
      clearSubmittedDraft();
      onClose();
    },
  });
  return (
    <Dialog title="New job" open={open} onClose={onClose}>
      <NewJobForm autoFocus submission={submission} />
    </Dialog>
  );
}
