import { css } from '@emotion/react';
import { Suspense, useState } from 'react';
import { Widget } from '#app/errors/ErrorBoundary';
import { activeListed, activeQuery, endedQuery } from '#app/job-views/activeJobs';
import { RecentJobs } from '#app/job-views/JobList';
import { Usage } from '#app/job-views/Usage';
import { explain } from '#app/live/explain';
import { type Live, useQuery } from '#app/live/useLive';
import { useAccount, useSession } from '#app/session/SessionContext';
import type { Job } from '#domain/job';
import { pathTo } from '#domain/routes';
import { Button } from '#ui/Button';
import { lazyComponent } from '#ui/lazyComponent';
import { Page, Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { NewJobForm } from '../newJob/NewJobForm';
import { KnownSites } from './KnownSites';

/** Loaded separately: with its forms, it is as large as the rest of the screen. */
const Schedules = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "schedules" */ '../schedules/Schedules')).Schedules,
}));

const recentSize = 8;

const sections = css({
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});
const columns = css(sections, {
  '@media (min-width: 64rem)': {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
    columnGap: space(10),
  },
});

export function HomeScreen() {
  const [attempt, setAttempt] = useState(0);
  return (
    <Page title="Dashboard">
      <div css={sections}>
        <Section title="New job">
          <NewJobForm />
        </Section>
        <Known key={attempt} onRetry={() => setAttempt((before) => before + 1)} />
      </div>
    </Page>
  );
}

interface KnownProps {
  /** Changes the key, which subscribes again after a failure. */
  readonly onRetry: () => void;
}

/**
 * Subscribes to four queries: running jobs, recently ended jobs, sites, and sites that got worse. On a phone, what
 * runs now comes before the sites.
 */
function Known({ onRetry }: KnownProps) {
  const { uid } = useAccount();
  const { user } = useSession();
  const ended = useQuery(endedQuery(uid, recentSize));
  const active = useQuery(activeQuery(uid));
  return (
    <>
      <div css={columns}>
        <div css={sections}>
          <KnownSites latest={together(active, ended)} onRetry={onRetry}>
            <Running active={active} onRetry={onRetry} />
          </KnownSites>
        </div>
        <div css={sections}>
          <Finished ended={ended} onRetry={onRetry} />
          <Section title="Usage" aside={<TextLink to={pathTo('settings')}>Settings</TextLink>}>
            <Usage user={user} />
          </Section>
        </div>
      </div>
      <Widget area="Your schedules">
        <Suspense fallback={<SkeletonRows rows={1} words="Loading your schedules" />}>
          <Schedules />
        </Suspense>
      </Widget>
    </>
  );
}

function together(active: Live<readonly Job[]>, ended: Live<readonly Job[]>): Live<readonly Job[]> {
  if (active.status !== 'ready') return active;
  if (ended.status !== 'ready') return ended;
  return { status: 'ready', value: [...active.value, ...ended.value] };
}

const allJobs = <TextLink to={pathTo('jobs')}>All jobs</TextLink>;

interface RunningProps extends KnownProps {
  readonly active: Live<readonly Job[]>;
}

function Running({ active, onRetry }: RunningProps) {
  if (active.status !== 'ready') {
    return (
      <Section title="Jobs" aside={allJobs}>
        {active.status === 'loading' ? (
          <SkeletonRows rows={4} words="Loading your jobs" />
        ) : (
          <Failed error={active.error} onRetry={onRetry} />
        )}
      </Section>
    );
  }
  if (active.value.length === 0) return null;
  return (
    <Section title="Running now" aside={allJobs}>
      <RecentJobs caption="Running jobs" jobs={startedFirst(active.value).slice(0, activeListed)} />
      {active.value.length > activeListed && (
        <p css={{ margin: 0, color: color.inkFaint, fontSize: text.sm }}>
          Showing the newest {activeListed}. See “All jobs” for the rest.
        </p>
      )}
    </Section>
  );
}

const startedFirst = (jobs: readonly Job[]) =>
  [...jobs].sort((a, b) => Number(Boolean(a.waitsFor)) - Number(Boolean(b.waitsFor)));

interface FinishedProps extends KnownProps {
  readonly ended: Live<readonly Job[]>;
}

function Finished({ ended, onRetry }: FinishedProps) {
  if (ended.status === 'error') {
    return (
      <Section title="Recently finished" aside={allJobs}>
        <Failed error={ended.error} onRetry={onRetry} />
      </Section>
    );
  }
  if (ended.status !== 'ready') return null;
  if (ended.value.length === 0) {
    return (
      <Section title="Recently finished">
        <EmptyState drawing="jobs" title="No finished jobs yet">
          Reports appear here. To get the first one, enter a URL above and start the job.
        </EmptyState>
      </Section>
    );
  }
  return (
    <Section title="Recently finished" aside={allJobs}>
      <RecentJobs caption="Ended jobs" jobs={ended.value} />
    </Section>
  );
}

function Failed({ error, onRetry }: KnownProps & { readonly error: unknown }) {
  return <ErrorState words={explain(error)} actions={<Button onClick={onRetry}>Try again</Button>} />;
}
