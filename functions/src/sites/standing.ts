import type { Transaction } from 'firebase-admin/firestore';
import type { JobInput } from '../../../src/domain/jobInput';
import { asStranger, crawledHosts, isProven, proofHostOf } from '../../../src/domain/siteProof';
import { environment } from '../platform/environment';
import { paths } from '../platform/firestore';

/** On the local stack these are the person's own machine; other loopback addresses stand for strangers' sites. */
const ownMachine = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

const needsNoProof = (host: string) => environment.allowPrivate && ownMachine.test(host);

/** The input as the person may run it: whole on sites of their own, small and slow on others. */
export async function permittedInput(
  tx: Transaction,
  uid: string,
  input: JobInput,
  now: Date,
): Promise<JobInput> {
  const unknown = crawledHosts(input).filter((host) => !needsNoProof(host));
  if (unknown.length === 0) return input;
  const proofs = await tx.getAll(...unknown.map((host) => paths.siteProof(uid, host)));
  return proofs.every((proof) => isProven(proof.data(), now)) ? input : asStranger(input);
}

/** Whether a job on this site alone would run whole. */
export async function ownsSite(uid: string, url: string): Promise<boolean> {
  const host = proofHostOf(url);
  return needsNoProof(host) || isProven((await paths.siteProof(uid, host).get()).data(), new Date());
}
