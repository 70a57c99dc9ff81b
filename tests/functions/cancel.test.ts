import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { paths } from '#domain/collections';
import { type Job, noProgress } from '#domain/job';
import { jobInputSchema } from '#domain/jobInput';
import type { TimelineEvent } from '#domain/report';
import type { JobEnd } from '#functions/jobs/jobEnd';
import { LeaseLostError, releaseLease, sendHeartbeat, takeLease } from '#functions/jobs/lease';
import { JobLog } from '#functions/jobs/log';
import { createJob } from '#functions/jobs/submit';
import { reportOf } from '../support/jobs';
import { call, change, closeAdmin, db, type SignedIn, signUp } from '../support/stack';

afterAll(closeAdmin);

/** A cancel takes effect within this time. */
const stoppedWithinMs = 5_000;
const longAgo = () => new Date(Date.now() - 60_000);
const batch = {
  pages: [],
  findings: [],
  delta: {},
  progress: { ...noProgress, pages: 3, pagesPerSecond: 2, currentUrl: 'https://example.com/' },
};
const success: JobEnd = {
  state: 'succeeded',
  result: null,
  summary: null,
  failure: null,
  comparison: null,
  icon: null,
};

/** Creates a job that is not queued. */
async function newJob(person: SignedIn): Promise<string> {
  const input = v.parse(jobInputSchema, { url: 'https://example.com/' });
  return createJob({ input, idempotencyKey: randomUUID() }, person);
}

/** Creates a job whose slice is played by the test: it has committed once. */
async function workedOn(person: SignedIn) {
  const jobId = await newJob(person);
  const answer = await takeLease(jobId, 1);
  if (answer.kind !== 'taken') throw new Error(`The lease was not given: ${answer.kind}`);
  const { lease } = answer;
  const log = await JobLog.open(lease);
  await log.commit(batch);
  return { jobId, lease, log };
}

const jobOf = async (jobId: string) => (await db.doc(paths.job(jobId)).get()).data() as Job;
const eventsOf = async (jobId: string): Promise<TimelineEvent[]> =>
  (await db.doc(paths.timeline(jobId)).get()).data()?.events;
const kindsOf = async (jobId: string) => (await eventsOf(jobId)).map(({ kind }) => kind);
const endsOf = async (jobId: string) =>
  (await reportOf(jobId)).log.filter((entry) => entry.data().kind === 'end').length;
const cancel = (jobId: string, person: SignedIn) => call('cancelJob', { jobId }, person);

describe('canceling a running job', () => {
  it('ends it immediately between two slices, and keeps what was found', async () => {
    const person = await signUp();
    const { jobId, log } = await workedOn(person);
    await log.handOver();
    expect(await jobOf(jobId)).toMatchObject({ progress: { pages: 3, pagesPerSecond: 0, currentUrl: null } });
    await expect(cancel(jobId, person)).resolves.toEqual({ outcome: 'canceled' });
    expect((await jobOf(jobId)).state).toBe('canceled');
    expect((await reportOf(jobId)).parts).toHaveLength(1);
    // The task of the next slice runs anyway.
    expect(await takeLease(jobId, 2)).toMatchObject({ kind: 'ended' });
  });

  it('ends it immediately when the lease of its slice has expired', async () => {
    const person = await signUp();
    const { jobId, log } = await workedOn(person);
    const stalledSince = longAgo();
    await change(paths.job(jobId), { updatedAt: stalledSince });
    await expect(cancel(jobId, person)).resolves.toEqual({ outcome: 'canceled' });
    const ending = (await eventsOf(jobId)).find(({ kind }) => kind === 'canceled');
    expect(ending?.stalledSince).toMatchObject({ seconds: Math.floor(stalledSince.getTime() / 1_000) });
    await expect(log.commit(batch)).rejects.toBeInstanceOf(LeaseLostError);
  });

  it('ends it within seconds when its slice has just died, and a slice that resumes can’t write', async () => {
    const person = await signUp();
    const { jobId, lease, log } = await workedOn(person);
    const askedAt = Date.now();
    await expect(cancel(jobId, person)).resolves.toEqual({ outcome: 'canceled' });
    expect(Date.now() - askedAt).toBeLessThan(stoppedWithinMs);
    const ended = await jobOf(jobId);
    expect(ended.state).toBe('canceled');

    await expect(sendHeartbeat(lease, noProgress)).rejects.toBeInstanceOf(LeaseLostError);
    await expect(log.commit(batch)).rejects.toBeInstanceOf(LeaseLostError);
    await expect(log.end(success)).rejects.toBeInstanceOf(LeaseLostError);
    await releaseLease(lease, new Error('too late'));
    expect(await jobOf(jobId)).toEqual(ended);
    expect((await reportOf(jobId)).parts).toHaveLength(1);
    expect(await endsOf(jobId)).toBe(1);
  });

  it('leaves it to a slice that responds', async () => {
    const person = await signUp();
    const { jobId, lease, log } = await workedOn(person);
    const canceling = cancel(jobId, person);
    const isAsked = new Promise<void>((resolve) => {
      const stop = db.doc(paths.job(jobId)).onSnapshot((snapshot) => {
        if (!snapshot.data()?.cancelRequestedAt) return;
        stop();
        resolve();
      });
    });
    await isAsked;
    await sendHeartbeat(lease, noProgress);
    await expect(canceling).resolves.toEqual({ outcome: 'requested' });
    await log.end({ ...success, state: 'canceled' });
    expect(await kindsOf(jobId)).toEqual(['submitted', 'slice-started', 'cancel-requested', 'canceled']);
  });

  it('ends it once when its slice finishes concurrently', async () => {
    const person = await signUp();
    for (const isSilent of [false, true, true, true]) {
      const { jobId, log } = await workedOn(person);
      if (isSilent) await change(paths.job(jobId), { updatedAt: longAgo() });
      const [finished] = await Promise.allSettled([log.end(success), cancel(jobId, person)]);
      const { state, cancelRequestedAt } = await jobOf(jobId);
      expect(state).toBe(cancelRequestedAt === null ? 'succeeded' : 'canceled');
      expect((await kindsOf(jobId)).filter((kind) => ['succeeded', 'canceled'].includes(kind))).toEqual([
        state,
      ]);
      expect(await endsOf(jobId)).toBe(1);
      if (finished.status === 'rejected') expect(finished.reason).toBeInstanceOf(LeaseLostError);
    }
  });
});

describe('the timeline', () => {
  it('shows a failed slice with the reason, and the start of its retry', async () => {
    const { jobId, lease } = await workedOn(await signUp());
    await releaseLease(lease, Object.assign(new Error('no answer'), { code: 14 }));
    expect(await jobOf(jobId)).toMatchObject({ progress: { pagesPerSecond: 0, currentUrl: null } });
    expect((await takeLease(jobId, 1)).kind).toBe('taken');
    const events = await eventsOf(jobId);
    expect(events.map(({ kind, slice, error }) => [kind, slice, error])).toEqual([
      ['submitted', 0, undefined],
      ['slice-started', 1, undefined],
      ['slice-failed', 1, 'unavailable'],
      ['slice-started', 1, undefined],
    ]);
  });

  it('shows the last heartbeat of a slice that another one takes over', async () => {
    const { jobId } = await workedOn(await signUp());
    await change(paths.job(jobId), { updatedAt: longAgo() });
    const { updatedAt } = await jobOf(jobId);
    expect((await takeLease(jobId, 1)).kind).toBe('taken');
    const last = (await eventsOf(jobId)).at(-1);
    expect(last?.kind).toBe('slice-taken-over');
    expect(last?.stalledSince).toEqual(updatedAt);
  });
});
