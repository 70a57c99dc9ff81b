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
          <EmptyState title="You have no jobs yet">
            A job checks one site: every page and every link. Start one with “New job”.
          </EmptyState>
        }
      />
    </Page>
  );
}
