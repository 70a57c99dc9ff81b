import type { Transaction } from 'firebase-admin/firestore';
import {
  crawledHosts,
  isOwnMachine,
  isVerifiedDomain,
  oldestValidVerification,
  verificationHostOf,
  withoutWww,
  withUnverifiedLimits,
} from '#domain/domainVerification';
import type { Job } from '#domain/job';
import type { JobInput } from '#domain/jobInput';
import { environment } from '../platform/environment';
import { refs } from '../platform/firestore';

const isExempt = (host: string) => environment.allowPrivate && isOwnMachine(host);

/** Verifications that are read per slice, the newest first. */
const maxVerifications = 1_000;

interface PermittedInput {
  readonly input: JobInput;
  /** Whether the user has verified all of its sites. */
  readonly verified: boolean;
}

/** Returns the input that a user may run: unchanged for verified sites, and small and slow for others. */
export async function permittedInput(
  tx: Transaction,
  uid: string,
  input: JobInput,
  now: Date,
): Promise<PermittedInput> {
  const unexempt = crawledHosts(input).filter((host) => !isExempt(host));
  if (unexempt.length === 0) return { input, verified: true };
  const verifications = await tx.getAll(...unexempt.map((host) => refs.verification(uid, host)));
  const verified = verifications.every((proof) => isVerifiedDomain(proof.data(), now));
  return { input: verified ? input : withUnverifiedLimits(input), verified };
}

/** Whether the user has verified any site. */
export async function hasVerifiedSite(tx: Transaction, uid: string, now: Date): Promise<boolean> {
  const verifications = refs
    .verifications(uid)
    .where('verifiedAt', '>', oldestValidVerification(now))
    .limit(1);
  return !(await tx.get(verifications)).empty;
}

/**
 * Returns a predicate for the hosts that a job may crawl without the limits of unverified sites. The hosts of its
 * input are included, because `permittedInput` has already limited them when the job was created.
 */
export async function verifiedHosts({ ownerUid, input }: Pick<Job, 'ownerUid' | 'input'>, now: Date) {
  const verifications = await refs
    .verifications(ownerUid)
    .where('verifiedAt', '>', oldestValidVerification(now))
    .orderBy('verifiedAt', 'desc')
    .limit(maxVerifications)
    .get();
  const own = new Set([...crawledHosts(input), ...verifications.docs.map((proof) => proof.data().host)]);
  return (host: string): boolean => isExempt(host) || own.has(withoutWww(host));
}

/** Whether the user may crawl a site without the limits of unverified sites. */
export async function isVerifiedSite(uid: string, url: string): Promise<boolean> {
  const host = verificationHostOf(url);
  return isExempt(host) || isVerifiedDomain((await refs.verification(uid, host).get()).data(), new Date());
}
