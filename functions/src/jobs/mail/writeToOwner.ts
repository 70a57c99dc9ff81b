import type { Transaction } from 'firebase-admin/firestore';
import type { Comparison } from '#domain/comparison';
import type { Job } from '#domain/job';
import { defaultPreferences } from '#domain/preferences';
import { confirmedAddress } from '#functions/platform/confirmedAddress';
import { paths } from '#functions/platform/firestore';
import { log } from '#functions/platform/log';
import { sendMail } from '#functions/platform/mail';
import { takeUse } from '#functions/platform/rateLimit';
import { letterAtEnd } from './letters';

/** Protects the sender's reputation and the mail provider's bill when many accounts run jobs only to cause mails. */
const perHour = { what: 'jobMail', subject: 'everyone', count: 5_000, seconds: 3_600 };

/**
 * Prepares the mail to the owner of a job that ends, if they want one and have confirmed their address. Everything is read
 * now; the returned function writes the mail in the same transaction as the job's end, so it is sent exactly once.
 */
export async function writeToOwner(
  tx: Transaction,
  job: Job,
  comparison: Comparison | null,
): Promise<((now: Date) => void) | undefined> {
  const wishes = (await tx.get(paths.preferences(job.ownerUid))).data() ?? defaultPreferences;
  const letter = letterAtEnd(job, comparison, wishes.notifications);
  if (!letter) return undefined;
  const owner = (await tx.get(paths.user(job.ownerUid))).data();
  const email = owner && (await confirmedAddress(owner.uid, owner.email));
  if (!email) return undefined;
  if (!(await takeUse(perHour, new Date()))) {
    log.warn('The hourly limit for job mails is reached; a mail was left out.', { jobId: job.jobId });
    return undefined;
  }
  return (now) => sendMail(tx, email, letter, now);
}
