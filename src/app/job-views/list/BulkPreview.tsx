import type { Job } from '#domain/job';
import { DateTime } from '#ui/DateTime';
import { formatNumber, plural } from '#ui/format';
import { Notice } from '#ui/Notice';
import { type BulkAction, mostChosen, type Preview } from './bulk';
import { useRetryRoom } from './retryRoom';

const consequences: Record<BulkAction, string> = {
  cancel: 'Each stops within seconds. What it has found is kept, and it still counts for this month.',
  retry: 'Each becomes a new job with the same input, and counts for this month.',
  delete: 'The jobs and their reports are gone for good.',
  label: 'A label is for finding jobs again; each job has one at most.',
  export: 'You get one CSV file with a line for each job.',
};

const restOf = (action: BulkAction) =>
  action === 'export' ? 'the file holds no others' : 'the rest stays as it is';

/** An admin’s retry of what is somebody else’s. */
const retryForOwner =
  'Each becomes a new job with the same input, in its owner’s name, and counts for that owner’s month.';

interface PreviewWordsProps {
  readonly action: BulkAction;
  readonly preview: Preview;
  /** Those that were chosen. */
  readonly jobs: readonly Job[];
  readonly uid: string;
}

/** What will happen, and to which of them it won't. */
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
        {able.length === 0 ? 'None of these jobs can take part.' : consequence}
        {jobs.length === mostChosen &&
          ` These are the first ${formatNumber(mostChosen)} that match; ${restOf(action)}.`}
      </p>
      {room && <Notice tone="warning">{room}</Notice>}
      {unable.length > 0 && (
        <>
          <p>Left as they are:</p>
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

/** Which one it is: a site has many jobs of the same name. */
function OneJob({ job, uid }: { readonly job: Job; readonly uid: string }) {
  return (
    <p css={{ overflowWrap: 'anywhere' }}>
      <strong>
        <bdi>{job.title}</bdi>
      </strong>
      , asked for <DateTime date={job.createdAt} />
      {job.ownerUid !== uid && <> by {job.ownerEmail || job.ownerUid}</>}
    </p>
  );
}
