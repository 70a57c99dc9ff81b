import type { Job } from '../../../domain/job';
import { pathTo } from '../../../domain/routes';
import { Section } from '../../../ui/Page';
import { SkeletonRows } from '../../../ui/Skeleton';
import { EmptyState, ErrorState } from '../../../ui/States';
import { TextLink } from '../../../ui/TextLink';
import { JobsTable } from '../../job-views/JobsTable';
import { explain } from '../../live/explain';
import { useQuery } from '../../live/useLive';

const shown = 5;

/** Of the jobs that run, those created first: the first place to look when something is stuck. */
export function OldestRunning() {
  const jobs = useQuery<Job>({
    from: 'jobs',
    where: [['state', '==', 'running']],
    orderBy: ['createdAt', 'asc'],
    limit: shown,
  });
  const all = <TextLink to={`${pathTo('adminJobs')}?state=running&sort=oldest`}>All running</TextLink>;
  return (
    <Section title="Oldest running" aside={all}>
      {jobs.status === 'loading' && <SkeletonRows rows={2} words="Loading running jobs" />}
      {jobs.status === 'error' && <ErrorState words={explain(jobs.error)} />}
      {jobs.status === 'ready' &&
        (jobs.value.length > 0 ? (
          <JobsTable caption="The jobs that run, the oldest first" jobs={jobs.value} withOwner />
        ) : (
          <EmptyState title="Nothing runs now">The next job to begin appears here by itself.</EmptyState>
        ))}
    </Section>
  );
}
