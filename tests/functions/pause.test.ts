import { randomUUID } from 'node:crypto';
import { paths } from '#domain/collections';
import type { BulkResult } from '#domain/operations';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { call, closeAdmin, db, type SignedIn, signUp, signUpAdmin } from '../support/stack';

/** Submissions and schedules during a pause are tested in submit.test.ts. */
const refusedPort = 'http://127.0.0.1:9/';
const refused = { status: 'RESOURCE_EXHAUSTED', code: 'jobs-paused' };

let admin: SignedIn;
let person: SignedIn;
let failed: string;

beforeAll(async () => {
  [admin, person] = [await signUpAdmin(), await signUp()];
  failed = (await jobWhen(await submit(person, { url: refusedPort }), hasEnded)).jobId;
  await call('setJobsPaused', { paused: true }, admin);
});
afterAll(async () => {
  await call('setJobsPaused', { paused: false }, admin);
  await closeAdmin();
});

const jobsOfPerson = async () =>
  (await db.collection(paths.jobs).where('ownerUid', '==', person.uid).get()).docs.map(({ id }) => id);

describe('while new jobs are paused', () => {
  afterEach(async () => expect(await jobsOfPerson()).toEqual([failed]));

  it('rejects a retry by the owner and by an admin', async () => {
    const request = () => ({ jobId: failed, idempotencyKey: randomUUID() });
    await expect(call('retryJob', request(), person)).rejects.toMatchObject(refused);
    await expect(call('retryJob', request(), admin)).rejects.toMatchObject({
      message: expect.stringContaining('New jobs are paused'),
    });
  });

  it('reports each job of a bulk retry as refused', async () => {
    const request = { jobIds: [failed], batchKey: randomUUID() };
    expect(await call<BulkResult>('retryJobs', request, person)).toEqual({
      done: [],
      refused: [{ jobId: failed, words: expect.stringContaining('New jobs are paused') }],
    });
  });

  it('rejects checking a page again', async () => {
    const request = { jobId: failed, position: 0, fingerprint: 'x' };
    await expect(call('checkAgainNow', request, person)).rejects.toMatchObject(refused);
  });
});
