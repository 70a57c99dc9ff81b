import type { Job } from '../../src/domain/job';
import { jobWhen } from '../support/jobs';
import { call, closeAdmin, db, signUp } from '../support/stack';
import { exitOf, messageOf, Slices } from './slices';

let slices: Slices;
beforeAll(async () => {
  slices = await Slices.build('test-late-cancel', { LEASE_SECONDS: '600' });
});
afterAll(closeAdmin);

const jobNow = async (jobId: string) => (await db.doc(`jobs/${jobId}`).get()).data() as Job;

describe('a cancel while the report is being finished', () => {
  it('is kept to: who was told that the job stops finds it canceled', async () => {
    const person = await signUp();
    const jobId = await slices.newJob(person.uid, { url: 'https://example.com' });
    const child = slices.start('end', jobId);
    await messageOf(child);
    const answer = call('cancelJob', { jobId }, person);
    await jobWhen(jobId, ({ cancelRequestedAt }) => cancelRequestedAt !== null);
    child.send('end');
    expect(await exitOf(child)).toBe(0);
    await expect(answer).resolves.toEqual({ outcome: 'requested' });
    expect(await jobNow(jobId)).toMatchObject({ state: 'canceled', score: null, failure: null });
    const { events } = (await db.doc(`jobs/${jobId}/timeline/events`).get()).data() ?? {};
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['submitted', 'slice-started', 'cancel-requested', 'canceled']);
  });

  it('that comes after it is refused, and the job has succeeded', async () => {
    const person = await signUp();
    const jobId = await slices.newJob(person.uid, { url: 'https://example.com' });
    const child = slices.start('end', jobId);
    await messageOf(child);
    child.send('end');
    expect(await exitOf(child)).toBe(0);
    await expect(call('cancelJob', { jobId }, person)).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
    });
    expect((await jobNow(jobId)).state).toBe('succeeded');
  });
});
