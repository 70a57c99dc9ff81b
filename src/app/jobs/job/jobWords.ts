import { fractionOf, progressWords } from '#app/job-views/jobState';
import type { Job, JobResult } from '#domain/job';
import { type Scorable, type Unscored, unscoredBy } from '#domain/score';
import { formatNumber, plural } from '#ui/format';
import { type Remaining, remainingWords } from './pace';

/** What a heading says of a job, a shared report or a free check. */
interface Headed extends Pick<Job, 'state' | 'title'> {
  readonly result: (Scorable & Pick<JobResult, 'counts'>) | null;
}

/** Returns the heading of a job's screen: its outcome, such as “12 errors on example.com”. */
export function headingOf(job: Headed): string {
  switch (job.state) {
    case 'queued':
      return `${job.title} is queued`;
    case 'running':
      return `Checking ${job.title}`;
    case 'succeeded': {
      const why = job.result && unscoredBy(job.result);
      if (why) return unscoredHeading[why](job.title);
      const errors = job.result?.counts.error ?? 0;
      return errors === 0 ? `No errors on ${job.title}` : `${plural(errors, 'error')} on ${job.title}`;
    }
    case 'failed':
      return `${job.title} couldn’t be checked`;
    case 'canceled':
      return `The job for ${job.title} was canceled`;
  }
}

const unscoredHeading: Readonly<Record<Unscored, (title: string) => string>> = {
  'no-page': (title) => `No pages were read on ${title}`,
  scripted: (title) => `${title} renders its content with scripts`,
};

/** Why a report has no score. */
export const unscoredWords: Readonly<Record<Unscored, string>> = {
  'no-page': 'no pages were read',
  scripted: 'its content is rendered by scripts',
};

function scoreWords(result: JobResult): string {
  const why = unscoredBy(result);
  return why ? `without a score: ${unscoredWords[why]}` : `with a score of ${result.score}`;
}

/** Returns the tab title, which starts with the progress, for users waiting in another tab. */
export function tabTitleOf(
  job: Pick<Job, 'state' | 'title' | 'result' | 'progress'>,
  remaining: Remaining,
): string {
  const heading = headingOf(job);
  if (job.state !== 'running') return heading;
  const { fetched, discovered } = job.progress;
  const far = percentOf(job, remaining) ?? `${formatNumber(fetched)} of ${formatNumber(discovered)}`;
  return `${far}: ${heading}`;
}

/**
 * Returns “94%” once an estimate exists. Earlier, a percentage of discovered URLs is misleading when every
 * page reveals more.
 */
export function percentOf({ progress }: Pick<Job, 'progress'>, remaining: Remaining): string | undefined {
  return remaining.kind === 'about' ? `${Math.floor(fractionOf(progress) * 100)}%` : undefined;
}

/**
 * Returns the status that screen readers announce as a job progresses.
 * @param waiting what a queued job waits for.
 */
export function statusOf(job: Job, remaining: Remaining, waiting?: string): string {
  if (standsStill(remaining)) return remainingWords(remaining);
  switch (job.state) {
    case 'queued':
      return waiting === undefined ? 'Queued. The job starts in a moment.' : `Queued. ${waiting}`;
    case 'running':
      return job.cancelRequestedAt
        ? 'Canceling. What was found is kept.'
        : `Running: ${progressWords(job)}, ${plural(job.progress.findings, 'finding')}.`;
    case 'succeeded':
      if (!job.result) return 'Succeeded.';
      return `Succeeded ${scoreWords(job.result)}.`;
    case 'failed':
      return `Failed: ${job.failure?.message ?? 'the job couldn’t finish.'}`;
    case 'canceled':
      return 'Canceled. What was found is below.';
  }
}

/** Returns whether no URL is being requested, or this browser can't tell: then it isn't called running. */
function standsStill({ kind }: Remaining): boolean {
  switch (kind) {
    case 'offline':
    case 'behind':
    case 'silent':
    case 'waiting':
    case 'making-report':
      return true;
    case 'unknown':
    case 'growing':
    case 'stalled':
    case 'stopping':
    case 'about':
      return false;
  }
}

/**
 * Returns a key for the job's phase. When it changes, the status is announced immediately, not with the next
 * number.
 */
export function turnOf({ state, cancelRequestedAt }: Job, { kind }: Remaining): string {
  // The wait of some seconds between two slices is not worth an announcement.
  const announced = kind === 'offline' || kind === 'silent' || kind === 'making-report' ? kind : '';
  return `${state} ${cancelRequestedAt !== null} ${announced}`;
}
