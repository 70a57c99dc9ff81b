import type { Transaction } from 'firebase-admin/firestore';
import { type Comparison, isWorse } from '#domain/comparison';
import type { SeverityCounts } from '#domain/finding';
import type { Job } from '#domain/job';
import { plural } from '#domain/numbers';
import { defaultPreferences, type Preferences } from '#domain/preferences';
import { pathTo } from '#domain/routes';
import { isScored, unscoredBy } from '#domain/score';
import { currentOutbox, type EmailContent, queueEmail, verifiedEmail } from '../platform/email';
import { environment } from '../platform/environment';
import { refs } from '../platform/firestore';
import { log } from '../platform/log';
import { takeUse } from '../platform/rateLimit';

/**
 * Returns the email to the owner of a job that has ended: at most one, the most important of those that the owner
 * wants. None for a job that the owner canceled.
 */
export function endEmail(
  job: Job,
  comparison: Comparison | null,
  notifications: Preferences['notifications'],
): EmailContent | null {
  const isMonitored = notifications.gotWorse && job.scheduleId !== null;
  switch (job.state) {
    case 'failed':
      // A site that can’t be reached any more got worse, too.
      return notifications.jobFailed || isMonitored ? failedEmail(job) : null;
    case 'succeeded':
      // A site that has blocked the crawler since the previous run is worse than any finding.
      if (isMonitored && job.previousJobId !== null && job.result && !isScored(job.result))
        return unreadableEmail(job);
      if (isMonitored && comparison?.kind === 'compared' && isWorse(comparison))
        return regressionEmail(job, comparison);
      return notifications.jobSucceeded ? succeededEmail(job) : null;
    case 'canceled':
    case 'queued':
    case 'running':
      return null;
  }
}

const jobLink = ({ jobId }: Job, text: string) => ({
  words: text,
  url: `${environment.siteUrl}${pathTo('job', { jobId })}`,
});

/** Says why the email was sent, and how to stop such emails. */
const reasonLine = (reason: string) =>
  `You’re receiving this email because ${reason}. You can turn these emails off in Settings.`;

function failedEmail(job: Job): EmailContent {
  return {
    subject: `The job for ${job.title} failed`,
    paragraphs: [
      ...(job.failure ? [job.failure.message] : []),
      ...(job.isUncounted ? ['This job doesn’t count toward your monthly limit.'] : []),
      reasonLine(job.scheduleId === null ? 'one of your jobs failed' : 'a scheduled run failed'),
    ],
    link: jobLink(job, job.failure?.retryable ? 'Open the job to retry it' : 'Open the job'),
  };
}

function succeededEmail(job: Job): EmailContent {
  const { result } = job;
  const pages = result ? countPhrase(result.pages, 'page') : null;
  return {
    subject: `Report for ${job.title}${result && isScored(result) ? `: ${result.grade}, ${result.score} of 100` : ' is ready'}`,
    paragraphs: [
      ...(result ? [`We checked ${pages ?? 'no pages'} and found ${countsPhrase(result.counts)}.`] : []),
      ...(result && unscoredBy(result) === 'scripted' ? [scriptedMessage] : []),
      reasonLine('one of your jobs succeeded'),
    ],
    link: jobLink(job, 'View report'),
  };
}

const scriptedMessage =
  'The site renders its content with scripts, which Plumbline doesn’t run. So we couldn’t evaluate its content or give it a grade.';

function unreadableEmail(job: Job): EmailContent {
  if (job.result && unscoredBy(job.result) === 'scripted')
    return {
      subject: `We couldn’t grade ${job.title}`,
      paragraphs: [scriptedMessage, reasonLine('a scheduled run found new problems')],
      link: jobLink(job, 'View report'),
    };
  return {
    subject: `We couldn’t read any page of ${job.title}`,
    paragraphs: [
      `The scheduled run of ${job.title} couldn’t read any pages, but the previous run could. The report shows how the site responded. Common causes are a login, maintenance mode and blocked crawlers.`,
      reasonLine('a scheduled run found new problems'),
    ],
    link: jobLink(job, 'View report'),
  };
}

function regressionEmail(
  job: Job,
  { worse: fresh, fixed }: Extract<Comparison, { kind: 'compared' }>,
): EmailContent {
  const found = [countPhrase(fresh.error, 'new error'), countPhrase(fresh.warning, 'new warning')].filter(
    (text) => text !== null,
  );
  const fixedCount = fixed.error + fixed.warning;
  return {
    subject: `${found.join(' and ')} on ${job.title}`,
    paragraphs: [
      `The scheduled run of ${job.title} found ${found.join(' and ')} since the previous run.`,
      ...(fixedCount > 0
        ? [
            `${countPhrase(fixedCount, 'problem')} from the previous run ${fixedCount === 1 ? 'is' : 'are'} fixed.`,
          ]
        : []),
      reasonLine('a scheduled run found new problems'),
    ],
    link: jobLink(job, 'View changes'),
  };
}

function countsPhrase({ error, warning }: SeverityCounts): string {
  const found = [countPhrase(error, 'error'), countPhrase(warning, 'warning')].filter(
    (text) => text !== null,
  );
  return found.length > 0 ? found.join(' and ') : 'no errors or warnings';
}

function countPhrase(count: number, singular: string): string | null {
  return count === 0 ? null : plural(count, singular);
}

/** Protects the sender's reputation and the email provider's bill if many accounts run jobs only to cause emails. */
const perHour = { what: 'jobMail', subject: 'everyone', count: 5_000, seconds: 3_600 };

/**
 * Prepares the email to the owner of a job that ends, if the owner wants one and has a verified email address. Reads
 * everything now. The returned function writes the email in the transaction that ends the job, so it is sent exactly
 * once.
 */
export async function prepareOwnerEmail(
  tx: Transaction,
  job: Job,
  comparison: Comparison | null,
): Promise<((now: Date) => void) | undefined> {
  const preferences = (await tx.get(refs.preferences(job.ownerUid))).data() ?? defaultPreferences;
  const content = endEmail(job, comparison, preferences.notifications);
  if (!content) return undefined;
  const owner = (await tx.get(refs.user(job.ownerUid))).data();
  const email = owner && (await verifiedEmail(owner.uid, owner.email));
  if (!email) return undefined;
  if (!(await takeUse(perHour, new Date()))) {
    log.warn('The hourly limit for job emails is reached. An email was not sent.', { jobId: job.jobId });
    return undefined;
  }
  const outbox = await currentOutbox();
  return (now) => queueEmail(tx, outbox, email, content, now);
}
