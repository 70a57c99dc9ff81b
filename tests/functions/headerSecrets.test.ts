import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { internalPaths, paths } from '#domain/collections';
import { queryWhen } from '../support/eventually';
import { type GuardedSite, startGuardedSite } from '../support/guardedSite';
import {
  admittedJob,
  checkBrokenLinkAgain,
  documentsWithSecret,
  headerSecretOf,
  withKeyOf,
} from '../support/headerSecrets';
import { hasEnded, jobWhen, reportOf, submit } from '../support/jobs';
import { createSchedule } from '../support/schedules';
import { startSite } from '../support/siteServer';
import {
  askIdentity,
  base,
  call,
  change,
  closeAdmin,
  db,
  functionUrl,
  readDocument,
  type SignedIn,
  signUp,
  signUpAdmin,
} from '../support/stack';

let site: GuardedSite;

beforeAll(async () => {
  site = await startGuardedSite({ delayMs: 100 });
});
afterAll(async () => {
  await site.close();
  await closeAdmin();
});

async function viewOf(person: SignedIn): Promise<SignedIn> {
  const request = { uid: person.uid, reason: 'They asked for help.' };
  const { token } = await call<{ token: string }>('viewAsUser', request, await signUpAdmin());
  return { ...person, token: String((await askIdentity('signInWithCustomToken', { token })).idToken) };
}

describe('a job with a secret header', () => {
  it('shows the name but not the value to the owner, an admin and a view', async () => {
    const person = await signUp();
    const jobId = await submit(person, withKeyOf(site));
    for (const reader of [person, await signUpAdmin(), await viewOf(person)]) {
      const text = await readDocument(paths.job(jobId), reader);
      expect(text).toContain('X-Key');
      expect(text).not.toContain(site.key);
      await expect(readDocument(internalPaths.headerSecret('jobs', jobId), reader)).rejects.toThrow('403');
    }
    await jobWhen(jobId, hasEnded);
  });

  it('sends the header to the site, never stores it in plain text, and deletes it at the end', async () => {
    const person = await signUp();
    site.admitted();
    const jobId = await submit(person, withKeyOf(site));
    // Before the scan, which takes long enough on a busy machine for the job to end.
    expect(await headerSecretOf('jobs', jobId)).toMatchObject({ ownerUid: person.uid });
    await jobWhen(jobId, ({ progress }) => progress.pages > 0);
    expect(await documentsWithSecret(site.key)).toEqual([]);
    expect(await jobWhen(jobId, hasEnded)).toMatchObject(admittedJob);
    expect(site.admitted()).toBeGreaterThanOrEqual(13);
    expect(await documentsWithSecret(site.key)).toEqual([]);
    expect(await headerSecretOf('jobs', jobId)).toBeUndefined();
    // The deltas of the engine are deflated, so a text search of the database misses them.
    const { log } = await reportOf(jobId);
    const deltas = log.flatMap((entry) => (entry.data().delta ? [entry.data().delta as Uint8Array] : []));
    expect(deltas.length).toBeGreaterThan(0);
    for (const delta of deltas) expect(inflateRawSync(delta).toString()).not.toContain(site.key);
  });

  it.each(['immediately', 'while it runs'])('deletes the header when canceled %s', async (when) => {
    const person = await signUp();
    const slow = await startGuardedSite({ delayMs: 1_000 });
    try {
      const jobId = await submit(person, withKeyOf(slow));
      if (when === 'while it runs') await jobWhen(jobId, ({ progress }) => progress.fetched > 0);
      await call('cancelJob', { jobId }, person);
      await jobWhen(jobId, hasEnded);
      expect(await headerSecretOf('jobs', jobId)).toBeUndefined();
    } finally {
      await slow.close();
    }
  });

  it('masks the value in the report of a site that echoes it', async () => {
    const person = await signUp();
    const printing = await startSite(() => ({
      '/': (_, __, { 'x-key': key }) => ({
        body: `<!doctype html><title>${key}</title><h1>${key}</h1><a href="/gone?key=${key}">${key}</a>`,
      }),
    }));
    try {
      const job = await jobWhen(
        await submit(person, { url: printing.url, headers: { 'X-Key': site.key } }),
        hasEnded,
      );
      const { findings, parts } = await reportOf(job.jobId);
      expect(parts[0]?.data().pages).toContainEqual(expect.objectContaining({ title: '***' }));
      expect(findings).toContainEqual(
        expect.objectContaining({ rule: 'broken-link', target: `${printing.url}gone?key=***` }),
      );
      expect(await documentsWithSecret(site.key)).toEqual([]);
    } finally {
      await printing.close();
    }
  });

  it('can be retried only by its owner with the value', async () => {
    const [person, admin] = [await signUp(), await signUpAdmin()];
    const jobId = await submit(person, withKeyOf(site));
    await jobWhen(jobId, hasEnded);
    await change(paths.job(jobId), { state: 'failed' });
    const retry = (request: object, who = person) =>
      call<{ jobId: string }>('retryJob', { jobId, idempotencyKey: crypto.randomUUID(), ...request }, who);
    const refused = { status: 'FAILED_PRECONDITION', message: expect.stringContaining('“X-Key”') };
    await expect(retry({})).rejects.toMatchObject(refused);
    await expect(retry({}, admin)).rejects.toMatchObject(refused);
    await expect(retry({ headers: { 'X-Other': 'x' } })).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    });
    const given = { headers: { 'x-key': site.key } };
    await expect(retry(given, admin)).rejects.toMatchObject({ status: 'PERMISSION_DENIED' });
    const bulk = await call('retryJobs', { jobIds: [jobId], batchKey: crypto.randomUUID() }, person);
    expect(bulk).toMatchObject({ done: [], refused: [{ jobId, words: expect.stringContaining('“X-Key”') }] });
    site.admitted();
    const again = await retry(given);
    expect(await jobWhen(again.jobId, hasEnded)).toMatchObject({ ...admittedJob, retryOf: jobId });
    expect(site.admitted()).toBeGreaterThanOrEqual(13);
  });

  it('can’t have a page checked again without the value', async () => {
    const person = await signUp();
    const jobId = await submit(person, withKeyOf(site));
    await jobWhen(jobId, hasEnded);
    await expect(checkBrokenLinkAgain(jobId, person)).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: expect.stringContaining('“X-Key”'),
    });
  });
});

describe('the secret headers of a user', () => {
  it('are exported by name without values', async () => {
    const person = await signUp();
    await createSchedule(site.url, person, { input: withKeyOf(site) });
    await jobWhen(await submit(person, withKeyOf(site)), hasEnded);
    const response = await fetch(functionUrl('exportMyData'), {
      headers: { authorization: `Bearer ${person.token}` },
    });
    const text = await response.text();
    expect(text).toContain('X-Key');
    expect(text).not.toContain(site.key);
    expect(text).not.toContain('ciphertext');
  });

  it('are not in the logs of the functions', async () => {
    const person = await signUp();
    await jobWhen(await submit(person, withKeyOf(site)), hasEnded);
    const log = readFileSync(join(__dirname, `../../.local/${base}/firebase.log`), 'utf8');
    expect(log).toContain('slice done');
    expect(log).not.toContain(site.key);
  });

  it('are deleted with the account, for schedules and running jobs', async () => {
    const person = await signUp();
    const slow = await startGuardedSite({ delayMs: 1_000 });
    try {
      await createSchedule(site.url, person, { input: withKeyOf(site) });
      await submit(person, withKeyOf(slow));
      const own = db.collection(internalPaths.headerSecrets).where('ownerUid', '==', person.uid);
      expect((await own.get()).size).toBe(2);
      await call('deleteMyAccount', { confirm: person.email }, person);
      await queryWhen(
        db.collection(paths.deletions).where('uid', '==', person.uid),
        (all) => all.length === 0,
        60_000,
      );
      expect((await own.get()).size).toBe(0);
    } finally {
      await slow.close();
    }
  });
});
