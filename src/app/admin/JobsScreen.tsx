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

/** Everybody's jobs, for an admin. */
export function JobsScreen() {
  const state = stateIn(useLocation().search);
  const list = useJobList({ ownerUid: undefined, state });
  return (
    <Page title="All jobs">
      <div css={{ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <StateFilter path={pathTo('adminJobs')} chosen={state} />
        <JobList
          caption="Everybody’s jobs, the newest first"
          list={list}
          withOwner
          empty={
            state ? (
              <EmptyState
                title={lookOf(state).none}
                actions={<ButtonLink to={pathTo('adminJobs')}>Show all jobs</ButtonLink>}
              />
            ) : (
              <EmptyState title="Nobody has started a job yet" />
            )
          }
        />
      </div>
    </Page>
  );
}
