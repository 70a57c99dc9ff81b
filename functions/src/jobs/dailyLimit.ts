import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import { unverifiedJobsPerDay } from '#domain/domainVerification';
import { type MonthlyUsage, usageDay } from '#domain/user';
import { hasVerifiedSite } from '../sites/ownership';

interface UnverifiedJob {
  readonly uid: string;
  /** The usage of the current month. */
  readonly usage: MonthlyUsage | undefined;
}

/**
 * Counts a job on an unverified site against the daily limit of accounts without a verified site.
 * @returns the fields to write to the usage of the month; none for an account with a verified site.
 * @throws HttpsError `resource-exhausted` if the limit is reached.
 */
export async function countUnverifiedJob(
  tx: Transaction,
  { uid, usage }: UnverifiedJob,
  now: Date,
): Promise<Pick<MonthlyUsage, 'unverified'>> {
  const day = usageDay(now);
  const jobs = usage?.unverified?.day === day ? usage.unverified.jobs : 0;
  if (await hasVerifiedSite(tx, uid, now)) return {};
  if (jobs >= unverifiedJobsPerDay) {
    throw new HttpsError(
      'resource-exhausted',
      `You’ve reached the limit of ${unverifiedJobsPerDay} jobs per day on unverified domains. The limit resets at midnight UTC. Verify one of your sites to continue now.`,
    );
  }
  return { unverified: { day, jobs: jobs + 1 } };
}
