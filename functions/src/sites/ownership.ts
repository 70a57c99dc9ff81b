import type { Transaction } from 'firebase-admin/firestore';
import type { Job } from '#domain/job';
import type { JobInput } from '#domain/jobInput';
import {
  asStranger,
  crawledHosts,
  isOwnMachine,
  isProven,
  oldestProof,
  proofHostOf,
  withoutWww,
} from '#domain/siteProof';
import { environment } from '../platform/environment';
import { paths } from '../platform/firestore';

const isExempt = (host: string) => environment.allowPrivate && isOwnMachine(host);

/** A person's proofs that are read for one slice, the newest first. */
const maxVerifications = 1_000;

export interface PermittedInput {
  readonly input: JobInput;
  /** Whether the user has verified every site in it. */
  readonly verified: boolean;
}

/** The input as the person may run it: whole on sites of their own, small and slow on others. */
export async function permittedInput(
  tx: Transaction,
  uid: string,
  input: JobInput,
  now: Date,
): Promise<PermittedInput> {
  const unexempt = crawledHosts(input).filter((host) => !isExempt(host));
  if (unexempt.length === 0) return { input, verified: true };
  const verifications = await tx.getAll(...unexempt.map((host) => paths.siteProof(uid, host)));
  const verified = verifications.every((proof) => isProven(proof.data(), now));
  return { input: verified ? input : asStranger(input), verified };
}

/** Whether any site of the user's is verified. */
export async function hasVerifiedSite(tx: Transaction, uid: string, now: Date): Promise<boolean> {
  const verifications = paths.siteProofs(uid).where('verifiedAt', '>', oldestProof(now)).limit(1);
  return !(await tx.get(verifications)).empty;
}

/**
 * The hosts on which a job may run whole, should it come to them: those that its owner has proven. What its input names
 * itself was decided when the job was made, and is small and slow already where it has to be.
 */
export async function verifiedHosts({ ownerUid, input }: Pick<Job, 'ownerUid' | 'input'>, now: Date) {
  const verifications = await paths
    .siteProofs(ownerUid)
    .where('verifiedAt', '>', oldestProof(now))
    .orderBy('verifiedAt', 'desc')
    .limit(maxVerifications)
    .get();
  const own = new Set([...crawledHosts(input), ...verifications.docs.map((proof) => proof.data().host)]);
  return (host: string): boolean => isExempt(host) || own.has(withoutWww(host));
}

/** Whether a job on this site alone would run whole. */
export async function isVerifiedSite(uid: string, url: string): Promise<boolean> {
  const host = proofHostOf(url);
  return isExempt(host) || isProven((await paths.siteProof(uid, host).get()).data(), new Date());
}
