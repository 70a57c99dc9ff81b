import type { Job } from '#domain/job';
import { unscoredBy } from '#domain/score';
import { EmptyState } from '#ui/States';

/** Says why a report has no findings. */
export function NothingFound({ job }: { readonly job: Pick<Job, 'state' | 'result'> }) {
  if (job.result && unscoredBy(job.result) === 'no-page') {
    return (
      <EmptyState title="No pages were read">
        None of the requested URLs is an HTML page, so there was nothing to check.
      </EmptyState>
    );
  }
  return job.state === 'succeeded' ? (
    <EmptyState title="Nothing to fix">All checked pages and links are fine.</EmptyState>
  ) : (
    <EmptyState title="No findings">The job ended before it found anything.</EmptyState>
  );
}
