import type { Job } from '../../../domain/job';
import { plural } from '../../../ui/format';
import { fractionOf, progressWords } from '../../job-views/progress';

/** What a job's screen is called: the thing itself, “12 errors on example.com”. */
export function headingOf(job: Pick<Job, 'state' | 'title' | 'result'>): string {
  switch (job.state) {
    case 'queued':
      return `${job.title} waits for its turn`;
    case 'running':
      return `Checking ${job.title}`;
    case 'succeeded': {
      const errors = job.result?.counts.error ?? 0;
      return errors === 0 ? `No errors on ${job.title}` : `${plural(errors, 'error')} on ${job.title}`;
    }
    case 'failed':
      return `${job.title} could not be checked`;
    case 'canceled':
      return `The check of ${job.title} was cancelled`;
  }
}

/** For the browser's tab, where somebody waits elsewhere: how far it is, first. */
export function tabTitleOf(job: Pick<Job, 'state' | 'title' | 'result' | 'progress'>): string {
  const heading = headingOf(job);
  return job.state === 'running' ? `${Math.floor(fractionOf(job.progress) * 100)} %: ${heading}` : heading;
}

/** What is said aloud as a job goes on. */
export function statusOf(job: Job): string {
  switch (job.state) {
    case 'queued':
      return 'Queued: it begins in a moment.';
    case 'running':
      return job.cancelRequestedAt
        ? 'Stopping: what was found is kept.'
        : `Running: ${progressWords(job.progress)}, ${plural(job.progress.findings, 'finding')}.`;
    case 'succeeded':
      return job.result ? `Succeeded with a score of ${job.result.score}.` : 'Succeeded.';
    case 'failed':
      return `Failed: ${job.failure?.message ?? 'it could not do its work.'}`;
    case 'canceled':
      return 'Cancelled: what was found until then is below.';
  }
}
