import { useDocument, useQuery } from '#app/live/useLive';
import { useSession } from '#app/session/SessionContext';
import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import { limitsFor, type PlanLimits } from '#domain/plans';
import { usageMonth } from '#domain/user';
import { DateTime } from '#ui/DateTime';
import { formatNumber, plural } from '#ui/format';
import { Notice } from '#ui/Notice';
import { activeQuery, loadOf } from '../activeJobs';
import { type BulkAction, maxBulkJobs, type Preview } from './bulk';

const consequences: Record<BulkAction, string> = {
  cancel: 'Jobs stop within seconds and keep what they found. They still count toward this month’s limit.',
  retry: 'Each retry starts a new job with the same options and counts toward this month’s limit.',
  delete: 'The jobs and their reports are deleted permanently.',
  label: 'Labels help you find jobs later. A job has at most one label.',
  export: 'Downloads a CSV file with one row per job.',
};

const restOf = (action: BulkAction) =>
  action === 'export' ? 'the file doesn’t include the rest' : 'the rest aren’t changed';

/** Shown to an admin that retries other users' jobs. */
const retryForOwner =
  'Each retry starts a new job for the same owner, with the same options, and counts toward the owner’s monthly limit.';

interface PreviewWordsProps {
  readonly action: BulkAction;
  readonly preview: Preview;
  /** The selected jobs. */
  readonly jobs: readonly Job[];
  readonly uid: string;
}

/** Says what will happen, and which jobs are excluded. */
export function PreviewWords({ action, preview: { able, unable }, jobs, uid }: PreviewWordsProps) {
  const [only, ...others] = jobs;
  const forOwner = action === 'retry' && able.some(({ ownerUid }) => ownerUid !== uid);
  const room = useRetryRoom(action === 'retry' ? able.filter(({ ownerUid }) => ownerUid === uid).length : 0);
  const consequence = forOwner ? retryForOwner : consequences[action];
  return (
    <div
      css={{ display: 'grid', gap: '0.5rem', p: { margin: 0 }, ul: { margin: 0, paddingLeft: '1.25rem' } }}
    >
      {only && others.length === 0 && <OneJob job={only} uid={uid} />}
      <p>
        {able.length === 0 ? 'This action doesn’t apply to any of these jobs.' : consequence}
        {jobs.length === maxBulkJobs &&
          ` Only the first ${formatNumber(maxBulkJobs)} matching jobs are included; ${restOf(action)}.`}
      </p>
      {room && <Notice tone="warning">{room}</Notice>}
      {unable.length > 0 && (
        <>
          <p>Skipped:</p>
          <ul>
            {unable.map(({ reason, count }) => (
              <li key={reason}>
                {plural(count, 'job')}
                {count === 1 ? '' : ': each'} {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** Identifies the job by more than its name, because a site has many jobs. */
function OneJob({ job, uid }: { readonly job: Job; readonly uid: string }) {
  return (
    <p css={{ overflowWrap: 'anywhere' }}>
      <strong>
        <bdi>{job.title}</bdi>
      </strong>
      , created <DateTime date={job.createdAt} />
      {job.ownerUid !== uid && <> by {job.ownerEmail || job.ownerUid}</>}
    </p>
  );
}

interface Room {
  readonly limits: Pick<PlanLimits, 'jobsAtOnce' | 'queuedJobs' | 'jobsPerMonth'>;
  /** Jobs this month. */
  readonly used: number;
  readonly running: number;
  readonly waiting: number;
}

/** Says how many retries a plan still allows, and how many of them are queued; undefined if all start now. */
export function roomWords(count: number, { limits, used, running, waiting }: Room): string | undefined {
  const now = waiting > 0 ? 0 : Math.max(0, limits.jobsAtOnce - running);
  const queue = Math.max(0, limits.queuedJobs - waiting);
  const month = Math.max(0, limits.jobsPerMonth - used);
  const room = Math.min(now + queue, month);
  if (room >= count) {
    if (now >= count) return undefined;
    return count - now === 1
      ? '1 of them is queued, and starts when another of your jobs ends.'
      : `${formatNumber(count - now)} of them are queued, and start as your other jobs end.`;
  }
  const why =
    month > now + queue
      ? `your plan’s limit is ${plural(limits.jobsAtOnce, 'concurrent job')} and ${plural(limits.queuedJobs, 'queued job')}`
      : month === 0
        ? 'you’ve used this month’s limit'
        : `you have ${plural(month, 'job')} left this month`;
  if (room === 0) return `None of them can be submitted now because ${why}.`;
  return `${formatNumber(room)} of them can be submitted now because ${why}.`;
}

/**
 * Subscribes to the same for the current user.
 * @param count how many of their own jobs would be retried; 0 subscribes to nothing.
 */
function useRetryRoom(count: number): string | undefined {
  const { user } = useSession();
  const uid = count > 0 ? user?.uid : undefined;
  const limits = user && limitsFor(user.plan, user.limits);
  const usage = useDocument(uid === undefined ? undefined : paths.usage(uid, usageMonth(new Date())));
  const active = useQuery(uid === undefined || !limits ? undefined : activeQuery(uid, limits));
  if (!limits || usage.status !== 'ready' || active.status !== 'ready') return undefined;
  return roomWords(count, { limits, used: usage.value?.jobs ?? 0, ...loadOf(active.value) });
}
