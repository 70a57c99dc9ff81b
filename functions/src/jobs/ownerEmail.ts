import type { Transaction } from 'firebase-admin/firestore';
import type { Comparison } from '#domain/comparison';
import type { Job } from '#domain/job';
import { defaultPreferences } from '#domain/preferences';
import { queueEmail, verifiedEmail } from '../platform/email';
import { refs } from '../platform/firestore';
import { log } from '../platform/log';
import { takeUse } from '../platform/rateLimit';
import { endEmail } from './endEmail';

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
  return (now) => queueEmail(tx, email, content, now);
}
