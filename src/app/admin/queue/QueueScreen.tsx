import { useEffect, useState } from 'react';
import { explain } from '#app/live/explain';
import { useQuery } from '#app/live/useLive';
import { paths } from '#domain/collections';
import { ageAtHeartbeat, heartbeatTimeoutMs } from '#domain/heartbeat';
import { activeStates, type Job } from '#domain/job';
import { pathTo } from '#domain/routes';
import type { Query } from '#services/backend';
import { Notice } from '#ui/Notice';
import { Page, Section } from '#ui/Page';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { type Column, Table } from '#ui/Table';
import { TextLink } from '#ui/TextLink';
import { space } from '#ui/theme/tokens';
import { failedColumns, runningColumns, waitingColumns } from './columns';

/** Shows what the task queue is working on, live: the first place to look when jobs don't start or don't end. */
export function QueueScreen() {
  const active = useQuery(activeJobsQuery);
  const failed = useQuery(failedJobsQuery);
  const now = useNow();
  return (
    <Page title="Queue">
      <div css={{ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {active.status === 'loading' && <SkeletonRows words="Loading the queue" />}
        {active.status === 'error' && <ErrorState words={explain(active.error)} />}
        {active.status === 'ready' && <Active jobs={active.value} now={now} />}
        <Section
          title="Latest failures"
          aside={<TextLink to={`${pathTo('adminJobs')}?state=failed`}>All failed jobs</TextLink>}
        >
          {failed.status === 'loading' && <SkeletonRows rows={2} words="Loading failed jobs" />}
          {failed.status === 'error' && <ErrorState words={explain(failed.error)} />}
          {failed.status === 'ready' &&
            (failed.value.length === 0 ? (
              <EmptyState title="No failed jobs" />
            ) : (
              <Jobs caption="Failed jobs, newest first" columns={failedColumns} jobs={failed.value} />
            ))}
        </Section>
      </div>
    </Page>
  );
}

function Active({ jobs, now }: { readonly jobs: readonly Job[]; readonly now: Date }) {
  if (jobs.length === 0)
    return <EmptyState title="The queue is empty">New jobs appear here automatically.</EmptyState>;
  const { stalled, running, waiting } = queueGroups(jobs, now);
  return (
    <>
      {stalled.length > 0 && (
        <Section title={`Stalled (${stalled.length})`}>
          <Notice tone="warning">
            These jobs have sent no heartbeat in time. A sweep restarts them within minutes from their last
            checkpoint. If one stays here, look for errors from <code>runJob</code> in Cloud Logging.
          </Notice>
          <Jobs caption="Stalled jobs, oldest first" columns={runningColumns} jobs={stalled} />
        </Section>
      )}
      <Section title={`Running (${running.length})`}>
        {running.length === 0 ? (
          <EmptyState title="No running jobs" />
        ) : (
          <Jobs caption="Running jobs, oldest first" columns={runningColumns} jobs={running} />
        )}
      </Section>
      <Section title={`Waiting (${waiting.length})`}>
        {waiting.length === 0 ? (
          <EmptyState title="No waiting jobs" />
        ) : (
          <Jobs caption="Waiting jobs, oldest first" columns={waitingColumns} jobs={waiting} />
        )}
      </Section>
    </>
  );
}

interface JobsProps {
  readonly caption: string;
  readonly columns: readonly Column<Job>[];
  readonly jobs: readonly Job[];
}

function Jobs({ caption, columns, jobs }: JobsProps) {
  return <Table caption={caption} columns={columns} rows={jobs} keyOf={({ jobId }) => jobId} />;
}

const refreshMs = 5_000;

/** Returns the time, updated often enough to notice a job that has stalled. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const activeShown = 200;
const failedShown = 20;

/** Queries the jobs that haven't ended, oldest first. */
const activeJobsQuery: Query<Job> = {
  from: paths.jobs,
  where: [['state', 'in', activeStates]],
  orderBy: ['createdAt', 'asc'],
  limit: activeShown,
};

/** Queries the latest failed jobs. */
const failedJobsQuery: Query<Job> = {
  from: paths.jobs,
  where: [['state', '==', 'failed']],
  orderBy: ['createdAt', 'desc'],
  limit: failedShown,
};

interface QueueGroups {
  /** Running, but without a heartbeat for too long. A sweep resumes them within minutes. */
  readonly stalled: readonly Job[];
  readonly running: readonly Job[];
  readonly waiting: readonly Job[];
}

/** Groups jobs that haven't ended, in their order. */
export function queueGroups(jobs: readonly Job[], now: Date): QueueGroups {
  const running = jobs.filter(({ state }) => state === 'running');
  return {
    stalled: running.filter((job) => isStalled(job, now)),
    running: running.filter((job) => !isStalled(job, now)),
    waiting: jobs.filter(({ state }) => state === 'queued'),
  };
}

const isStalled = (job: Job, now: Date) =>
  now.getTime() - job.updatedAt.getTime() > heartbeatTimeoutMs(ageAtHeartbeat(job));
