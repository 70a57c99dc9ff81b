import { useState } from 'react';
import { useKey } from '#app/keys/keys';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/States';
import { JobsList } from '../job-views/list/JobsList';
import { useAccount } from '../session/SessionContext';
import type { Draft } from './newJob/draft';
import { NewJobForm } from './newJob/NewJobForm';
import { useSubmitJob } from './operations/jobs';

export function JobsScreen() {
  const { uid } = useAccount();
  return (
    <Page title="Jobs" actions={<NewJobDialog />}>
      <JobsList
        caption="Your jobs"
        ownerUid={uid}
        empty={
          <EmptyState title="No jobs yet">
            A job checks every page and link of a site. Start one with “New job”.
          </EmptyState>
        }
      />
    </Page>
  );
}

/** Opens the form from a button, for screens about something else. */
export function NewJobDialog() {
  const [open, setOpen] = useState(false);
  // Outlives the dialog, so that it reopens as it was and submitting again asks for the same job.
  const kept = useState<Partial<Draft>>({});
  const submission = useSubmitJob({ open, onMadeUnseen: () => kept[1]({}) });
  useKey('n', 'New job', () => setOpen(true));
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        New job
      </Button>
      <Dialog title="New job" open={open} onClose={() => setOpen(false)}>
        <NewJobForm autoFocus kept={kept} submission={submission} />
      </Dialog>
    </>
  );
}
