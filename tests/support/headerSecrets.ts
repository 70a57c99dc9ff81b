import { internalPaths } from '#domain/collections';
import type { Job } from '#domain/job';
import type { GuardedSite } from './guardedSite';
import { reportOf } from './jobs';
import { call, db, type SignedIn } from './stack';
import { documentsWith } from './wholeDatabase';

/** Returns the input of a job that sends a guarded site its key. */
export const withKeyOf = ({ url, key }: GuardedSite) => ({ url, headers: { 'X-Key': key } });

/** Returns the paths of documents that contain a text, as a string or as the bytes of a field. */
export async function documentsWithSecret(secret: string): Promise<readonly (string | undefined)[]> {
  const found = await documentsWith(secret, Buffer.from(secret).toString('base64'));
  return found.map((text) => text.split(' ')[0]);
}

/** Returns the stored header values of a job or a schedule. */
export const headerSecretOf = async (holder: 'jobs' | 'schedules', id: string) =>
  (await db.doc(internalPaths.headerSecret(holder, id)).get()).data();

/** The fields of a job that read all of a guarded site with its key. */
export const admittedJob = { state: 'succeeded', result: { pages: 13 } } satisfies {
  state: Job['state'];
  result: object;
};

/** Rechecks the page of the broken link in a guarded site's report, which is its first finding. */
export async function checkBrokenLinkAgain(jobId: string, person: SignedIn): Promise<unknown> {
  const link = (await reportOf(jobId)).findings.find(({ rule }) => rule === 'broken-link');
  if (!link) throw new Error('The report has no broken link.');
  return call('checkAgainNow', { jobId, position: 0, fingerprint: link.fingerprint }, person);
}
