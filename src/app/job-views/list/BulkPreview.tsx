import type { Job } from '#domain/job';
import { DateTime } from '#ui/DateTime';
import { formatNumber, plural } from '#ui/format';
import { Notice } from '#ui/Notice';
import { type BulkAction, maxBulkJobs, type Preview } from './bulk';
import { useRetryRoom } from './retryRoom';

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
