import { css } from '@emotion/react';
import { lazy, Suspense } from 'react';
import { activeStates, type Job } from '../../../domain/job';
import { pathTo } from '../../../domain/routes';
import type { SiteHistory } from '../../../domain/siteHistory';
import { Page, Section } from '../../../ui/Page';
import { SkeletonRows } from '../../../ui/Skeleton';
import { ErrorState } from '../../../ui/States';
import { TextLink } from '../../../ui/TextLink';
import { space } from '../../../ui/theme/tokens';
import { JobsTable } from '../../job-views/JobsTable';
import { Usage } from '../../job-views/Usage';
import { jobQuery } from '../../job-views/useJobList';
import { explain } from '../../live/explain';
import { useQuery } from '../../live/useLive';
import { useAccount, useSession } from '../../session/SessionContext';
import { NewJobForm } from '../newJob/NewJobForm';
import { FirstSteps } from './FirstSteps';
import { GotWorse } from './GotWorse';
import { Sites } from './Sites';

/** With its forms it is as large as the rest of the screen, which does not wait for it. */
const Schedules = lazy(async () => ({ default: (await import('../schedules/Schedules')).Schedules }));

const recentSize = 8;
const sitesShown = 12;

const sections = css({ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' });

/** Two listeners feed the screen: the latest jobs, and what is known of the sites. */
export function HomeScreen() {
  const { uid } = useAccount();
  const { user } = useSession();
  const latest = useQuery<Job>(jobQuery({ ownerUid: uid, state: undefined }, recentSize));
  const sites = useQuery<SiteHistory>({
    from: `users/${uid}/sites`,
    orderBy: ['updatedAt', 'desc'],
    limit: sitesShown,
  });
  const known = sites.status === 'ready' ? sites.value : [];
  return (
    <Page title="Dashboard">
      <div css={sections}>
        <Section title="New job">
          <NewJobForm />
        </Section>
        {latest.status === 'ready' && sites.status === 'ready' && (
          <FirstSteps jobs={latest.value} sites={known} />
        )}
        <Running latest={latest} />
        <GotWorse sites={known} />
        {known.length > 0 && <Sites sites={known} />}
        <Suspense fallback={<SkeletonRows rows={1} words="Loading your schedules" />}>
          <Schedules />
        </Suspense>
        <Finished latest={latest} />
        <Section title="Usage" aside={<TextLink to={pathTo('settings')}>Settings</TextLink>}>
          <Usage user={user} />
        </Section>
      </div>
    </Page>
  );
}

type Latest = ReturnType<typeof useQuery<Job>>;

const isActive = ({ state }: Job) => activeStates.includes(state);
const allJobs = <TextLink to={pathTo('jobs')}>All jobs</TextLink>;

function Running({ latest }: { readonly latest: Latest }) {
  if (latest.status !== 'ready') {
    return (
      <Section title="Jobs" aside={allJobs}>
        {latest.status === 'loading' ? (
          <SkeletonRows rows={4} words="Loading your jobs" />
        ) : (
          <ErrorState words={explain(latest.error)} />
        )}
      </Section>
    );
  }
  const active = latest.value.filter(isActive);
  if (active.length === 0) return null;
  return (
    <Section title="Running now" aside={allJobs}>
      <JobsTable caption="Jobs that run now" jobs={active} />
    </Section>
  );
}

function Finished({ latest }: { readonly latest: Latest }) {
  const ended = latest.status === 'ready' ? latest.value.filter((job) => !isActive(job)) : [];
  if (ended.length === 0) return null;
  return (
    <Section title="Recently finished" aside={allJobs}>
      <JobsTable caption="Jobs that have ended" jobs={ended} />
    </Section>
  );
}
