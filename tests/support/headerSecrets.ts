import type { Job } from '#domain/job';
import type { GuardedSite } from './guardedSite';
import { reportOf } from './jobs';
import { call, db, type SignedIn } from './stack';
import { documentsWith } from './wholeDatabase';

/** Input of a job that sends a guarded site its key. */
export const withKeyOf = ({ url, key }: GuardedSite) => ({ url, headers: { 'X-Key': key } });

/** Paths of documents that contain a text, as it is or as the bytes of a field. */
export async function documentsWithSecret(secret: string): Promise<readonly (string | undefined)[]> {
  const found = await documentsWith(secret, Buffer.from(secret).toString('base64'));
  return found.map((text) => text.split(' ')[0]);
}

/** What is stored of the headers of a job or a schedule. */
export const headerSecretOf = async (holder: 'jobs' | 'schedules', id: string) =>
  (await db.doc(`headerSecrets/${holder}-${id}`).get()).data();

/** The fields of a job that read all of a guarded site, which takes its key. */
export const admittedJob = { state: 'succeeded', result: { pages: 13 } } satisfies {
  state: Job['state'];
  result: object;
};

/** Checks one page of a guarded site's report again: that of its broken link, the first finding of the sorted report. */
export async function checkBrokenLinkAgain(jobId: string, person: SignedIn): Promise<unknown> {
  const link = (await reportOf(jobId)).findings.find(({ rule }) => rule === 'broken-link');
  if (!link) throw new Error('The report has no broken link.');
  return call('checkAgainNow', { jobId, position: 0, fingerprint: link.fingerprint }, person);
}
