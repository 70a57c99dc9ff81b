import { Page } from '#ui/Page';
import { EmptyState } from '#ui/States';
import { JobsList } from '../job-views/list/JobsList';
import { useAccount } from '../session/SessionContext';
import { NewJobDialog } from './newJob/NewJobDialog';

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
