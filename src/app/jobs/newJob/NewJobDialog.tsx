import { useState } from 'react';
import { useKey } from '#app/keys/keys';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { useSubmitJob } from '../operations/submitJob';
import type { Draft } from './draft';
import { NewJobForm } from './NewJobForm';

/** The form behind a button, for screens that are about something else. */
export function NewJobDialog() {
  const [open, setOpen] = useState(false);
  // Closed by mistake, it opens again as it was, and pressing again asks for the same job.
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
