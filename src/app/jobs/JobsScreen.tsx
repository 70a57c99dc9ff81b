import { useState } from 'react';
import { useKey } from '#app/keys/keys';
import { pathTo } from '#domain/routes';
import { Button } from '#ui/Button';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/States';
import { ButtonLink } from '#ui/TextLink';
import { JobsList } from '../job-views/list/JobsList';
import { useAccount } from '../session/SessionContext';
import { LazyNewJobDialog } from './newJob/LazyNewJobDialog';

export function JobsScreen() {
  const { uid } = useAccount();
  return (
    <Page title="Jobs" actions={<NewJobButton />}>
      <JobsList
        caption="Your jobs"
        ownerUid={uid}
        empty={
          <EmptyState
            drawing="jobs"
            title="No jobs yet"
            actions={<ButtonLink to={pathTo('newJob')}>Check a site</ButtonLink>}
          >
            A job checks every page and link of a site, and ends with a report.
          </EmptyState>
        }
      />
    </Page>
  );
}

/** Opens the form from a button, for screens about something else. */
export function NewJobButton() {
  const [open, setOpen] = useState(false);
  useKey('n', 'New job', () => setOpen(true));
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        New job
      </Button>
      <LazyNewJobDialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
