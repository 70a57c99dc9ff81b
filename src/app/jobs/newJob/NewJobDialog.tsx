import { useState } from 'react';
import { useKey } from '#app/keys/keys';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { useSubmitJob } from '../operations/submitJob';
import type { Draft } from './draft';
import { NewJobForm } from './NewJobForm';

/** Opens the form from a button, for screens about something else. */
export function NewJobDialog() {
  const [open, setOpen] = useState(false);
  // Outlives the dialog, so that it reopens as it was and submitting again asks for the same job.
  const kept = useState<Partial<Draft>>({});
  const submission = useSubmitJob({ open, onMadeUnseen: () => kept[1]({}) });
  useKey('n', 'New job', () => setOpen(true));
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        New job
      </Button>
      <Dialog title="New job" open={open} onClose={() => setOpen(false)}>
        <NewJobForm autoFocus kept={kept} submission={submission} />
      </Dialog>
    </>
  );
}
