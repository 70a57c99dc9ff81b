import { css } from '@emotion/react';
import { activeStates, type Job } from '../../domain/job';
import { pathTo } from '../../domain/routes';
import { Page, Section } from '../../ui/Page';
import { SkeletonRows } from '../../ui/Skeleton';
import { EmptyState, ErrorState } from '../../ui/States';
import { TextLink } from '../../ui/TextLink';
import { space } from '../../ui/theme/tokens';
import { JobsTable } from '../job-views/JobsTable';
import { Usage } from '../job-views/Usage';
import { jobQuery } from '../job-views/useJobList';
import { explain } from '../live/explain';
import { useQuery } from '../live/useLive';
import { useAccount, useSession } from '../session/SessionContext';
import { NewJobForm } from './newJob/NewJobForm';

const recentSize = 8;

const sections = css({ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' });

/** One listener on the latest jobs feeds both lists. */
export function HomeScreen() {
  const { uid } = useAccount();
  const { user } = useSession();
  const latest = useQuery<Job>(jobQuery({ ownerUid: uid, state: undefined }, recentSize));
  return (
    <Page title="Dashboard">
      <div css={sections}>
        <Section title="New job">
          <NewJobForm />
        </Section>
        <Latest latest={latest} />
        <Section title="Usage" aside={<TextLink to={pathTo('settings')}>Settings</TextLink>}>
          <Usage user={user} />
        </Section>
      </div>
    </Page>
  );
}

function Latest({ latest }: { readonly latest: ReturnType<typeof useQuery<Job>> }) {
  const all = <TextLink to={pathTo('jobs')}>All jobs</TextLink>;
  if (latest.status !== 'ready') {
    return (
      <Section title="Jobs" aside={all}>
        {latest.status === 'loading' ? (
          <SkeletonRows rows={4} words="Loading your jobs" />
        ) : (
          <ErrorState words={explain(latest.error)} />
        )}
      </Section>
    );
  }
  if (latest.value.length === 0) {
    return (
      <Section title="Jobs">
        <EmptyState title="You have not checked a site yet">
          Type its address above. The first findings come within seconds, and you can watch them arrive.
        </EmptyState>
      </Section>
    );
  }
  const active = latest.value.filter((job) => activeStates.includes(job.state));
  const ended = latest.value.filter((job) => !activeStates.includes(job.state));
  return (
    <>
      {active.length > 0 && (
        <Section title="Running now">
          <JobsTable caption="Jobs that run now" jobs={active} />
        </Section>
      )}
      {ended.length > 0 && (
        <Section title="Recently finished" aside={all}>
          <JobsTable caption="Jobs that have ended" jobs={ended} />
        </Section>
      )}
    </>
  );
}
