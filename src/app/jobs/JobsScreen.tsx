import { useLocation } from '@reach/router';
import { pathTo } from '../../domain/routes';
import { Page } from '../../ui/Page';
import { EmptyState } from '../../ui/States';
import { ButtonLink } from '../../ui/TextLink';
import { space } from '../../ui/theme/tokens';
import { JobList } from '../job-views/JobList';
import { lookOf } from '../job-views/jobState';
import { StateFilter } from '../job-views/StateFilter';
import { stateIn } from '../job-views/stateInUrl';
import { useJobList } from '../job-views/useJobList';
import { useAccount } from '../session/SessionContext';
import { NewJobDialog } from './newJob/NewJobDialog';

export function JobsScreen() {
  const { uid } = useAccount();
  const state = stateIn(useLocation().search);
  const list = useJobList({ ownerUid: uid, state });
  return (
    <Page title="Jobs" actions={<NewJobDialog />}>
      <div css={{ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <StateFilter path={pathTo('jobs')} chosen={state} />
        <JobList
          caption="Your jobs, the newest first"
          list={list}
          empty={
            state ? (
              <EmptyState
                title={lookOf(state).none}
                actions={<ButtonLink to={pathTo('jobs')}>Show all jobs</ButtonLink>}
              />
            ) : (
              <EmptyState title="You have no jobs yet">
                A job checks one site: every page and every link. Start one with “New job”.
              </EmptyState>
            )
          }
        />
      </div>
    </Page>
  );
}
