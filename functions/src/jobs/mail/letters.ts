import { type Comparison, isWorse } from '#domain/comparison';
import type { SeverityCounts } from '#domain/finding';
import type { Job } from '#domain/job';
import type { Preferences } from '#domain/preferences';
import { pathTo } from '#domain/routes';
import { isScored, unscoredBy } from '#domain/score';
import { environment } from '#functions/platform/environment';
import type { Letter } from '#functions/platform/mail';

/**
 * What a job's end has to tell its owner by mail: at most one letter, the most pressing of those they want. Nobody is
 * told of the job that they cancelled themselves.
 */
export function letterAtEnd(
  job: Job,
  comparison: Comparison | null,
  wishes: Preferences['notifications'],
): Letter | null {
  const watched = wishes.gotWorse && job.scheduleId !== null;
  switch (job.state) {
    case 'failed':
      // A site that can no longer be reached got worse, too.
      return wishes.jobFailed || watched ? failedLetter(job) : null;
    case 'succeeded':
      // A site that shut us out since the run before is worse than any finding.
      if (watched && job.previousJobId !== null && job.result && !isScored(job.result))
        return unreadLetter(job);
      if (watched && comparison?.kind === 'compared' && isWorse(comparison))
        return worseLetter(job, comparison);
      return wishes.jobSucceeded ? succeededLetter(job) : null;
    case 'canceled':
    case 'queued':
    case 'running':
      return null;
  }
}

const toJob = ({ jobId }: Job, words: string) => ({
  words,
  url: `${environment.siteUrl}${pathTo('job', { jobId })}`,
});

/** Why it came, and how to stop it. */
const because = (reason: string) =>
  `You get this mail because ${reason}. Settings has the switch that turns such mails off.`;

function failedLetter(job: Job): Letter {
  return {
    subject: `The check of ${job.title} could not be done`,
    paragraphs: [
      ...(job.failure ? [job.failure.message] : []),
      because(job.scheduleId === null ? 'a job of yours failed' : 'a scheduled run failed'),
    ],
    link: toJob(job, job.failure?.retryable ? 'Open the job and try again' : 'Open the job'),
  };
}

function succeededLetter(job: Job): Letter {
  const { result } = job;
  const pages = result ? counted(result.pages, 'page') : null;
  return {
    subject: `${job.title} is checked${result && isScored(result) ? `: ${result.grade}, ${result.score} of 100` : ''}`,
    paragraphs: [
      ...(result ? [`We read ${pages ?? 'no page'} and found ${foundIn(result.counts)}.`] : []),
      ...(result && unscoredBy(result) === 'scripted' ? [builtWords] : []),
      because('a job of yours succeeded'),
    ],
    link: toJob(job, 'Read the report'),
  };
}

const builtWords =
  'The site builds its content with scripts, which we don’t run. So its content was not judged, and it has no grade.';

function unreadLetter(job: Job): Letter {
  if (job.result && unscoredBy(job.result) === 'scripted')
    return {
      subject: `${job.title} could not be graded`,
      paragraphs: [builtWords, because('a scheduled run got worse')],
      link: toJob(job, 'Open the report'),
    };
  return {
    subject: `No page of ${job.title} could be read`,
    paragraphs: [
      `The scheduled check of ${job.title} read no page, and the run before did. The report shows what the site answered: often it asks for a password, is closed for maintenance, or keeps crawlers out.`,
      because('a scheduled run got worse'),
    ],
    link: toJob(job, 'See what it answered'),
  };
}

function worseLetter(job: Job, { worse: fresh, fixed }: Extract<Comparison, { kind: 'compared' }>): Letter {
  const found = [counted(fresh.error, 'new error'), counted(fresh.warning, 'new warning')].filter(
    (words) => words !== null,
  );
  const mended = fixed.error + fixed.warning;
  return {
    subject: `${found.join(' and ')} on ${job.title}`,
    paragraphs: [
      `The scheduled check of ${job.title} found ${found.join(' and ')} since the run before.`,
      ...(mended > 0
        ? [`${counted(mended, 'fault')} of the run before ${mended === 1 ? 'is' : 'are'} fixed.`]
        : []),
      because('a scheduled run got worse'),
    ],
    link: toJob(job, 'See what is new'),
  };
}

function foundIn({ error, warning }: SeverityCounts): string {
  const found = [counted(error, 'error'), counted(warning, 'warning')].filter((words) => words !== null);
  return found.length > 0 ? found.join(' and ') : 'no error and no warning';
}

function counted(count: number, singular: string): string | null {
  return count === 0 ? null : `${count.toLocaleString('en-GB')} ${singular}${count === 1 ? '' : 's'}`;
}
