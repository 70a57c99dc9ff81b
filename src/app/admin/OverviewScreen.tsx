import { useEffect, useState } from 'react';
import { type JobState, jobStates } from '../../domain/job';
import { pathTo } from '../../domain/routes';
import type { Backend } from '../../services/backend';
import { Numbers } from '../../ui/Facts';
import { formatNumber } from '../../ui/format';
import { Page, Section } from '../../ui/Page';
import { SkeletonRows } from '../../ui/Skeleton';
import { EmptyState, ErrorState } from '../../ui/States';
import { TextLink } from '../../ui/TextLink';
import { space } from '../../ui/theme/tokens';
import { JobList } from '../job-views/JobList';
import { lookOf } from '../job-views/jobState';
import { useJobList } from '../job-views/useJobList';
import { useBackend } from '../live/BackendContext';
import { explain } from '../live/explain';

export function OverviewScreen() {
  return (
    <Page title="Admin overview">
      <div css={{ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Section title="Jobs by state">
          <JobCounts />
        </Section>
        <Section title="Running now" aside={<TextLink to={pathTo('adminJobs')}>All jobs</TextLink>}>
          <RunningNow />
        </Section>
      </div>
    </Page>
  );
}

type Counts = readonly { readonly state: JobState; readonly count: number }[];

/** Counted by the server: a read for every thousand jobs, not for every job. */
function countJobs({ data }: Backend): Promise<Counts> {
  return Promise.all(
    jobStates.map(async (state) => ({
      state,
      count: await data.count({ from: 'jobs', where: [['state', '==', state]] }),
    })),
  );
}

function JobCounts() {
  const backend = useBackend();
  const [counts, setCounts] = useState<Counts>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    countJobs(backend).then(setCounts, setError);
  }, [backend]);
  if (error !== undefined) return <ErrorState words={explain(error)} />;
  if (!counts) return <SkeletonRows rows={1} words="Counting jobs" />;
  return (
    <Numbers
      facts={counts.map(({ state, count }) => ({ name: lookOf(state).title, value: formatNumber(count) }))}
    />
  );
}

function RunningNow() {
  const list = useJobList({ ownerUid: undefined, state: 'running' });
  return (
    <JobList
      caption="Jobs that run now"
      list={list}
      withOwner
      empty={<EmptyState title="Nothing runs now">The next job to begin appears here by itself.</EmptyState>}
    />
  );
}
