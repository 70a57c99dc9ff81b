import { Page } from '#ui/Page';
import { EmptyState } from '#ui/States';
import { JobsList } from '../job-views/list/JobsList';

/** Lists all users' jobs, for an admin. */
export function JobsScreen() {
  return (
    <Page title="All jobs">
      <JobsList caption="All jobs" ownerUid={undefined} empty={<EmptyState title="No jobs yet" />} />
    </Page>
  );
}
