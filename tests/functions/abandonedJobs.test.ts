import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { internalPaths, paths } from '#domain/collections';
import { noProgress } from '#domain/job';
import { jobInputSchema } from '#domain/jobInput';
import { audit } from '#functions/audit';
import { failAbandonedJob } from '#functions/jobs/failJob';
import { takeLease } from '#functions/jobs/lease';
import { JobLog } from '#functions/jobs/log';
import { createJob } from '#functions/jobs/submit';
import { startFaultySite } from '../support/faultySite';
import { reportOf } from '../support/jobs';
import { change, closeAdmin, db, signUp } from '../support/stack';

afterAll(closeAdmin);

const letLeaseEnd = (jobId: string) => change(paths.job(jobId), { updatedAt: new Date(0) });

/** Creates a job whose slice commits everything it finds and then dies without ending the job. */
async function abandonedJob(url: string): Promise<string> {
  const input = v.parse(jobInputSchema, { url, checkHtml: false });
  const jobId = await createJob({ input, idempotencyKey: randomUUID() }, await signUp());
  const answer = await takeLease(jobId, 1);
  if (answer.kind !== 'taken') throw new Error(`The lease was not given: ${answer.kind}`);
  const log = await JobLog.open(answer.lease);
  const sink = {
    wantsCommit: () => true,
    commit: (batch: Parameters<JobLog['commit']>[0]) => log.commit(batch),
  };
  await audit({ input, sink, allowPrivate: true });
  await letLeaseEnd(jobId);
  return jobId;
}

it('fails a job that no slice can finish, with a report of what it found', async () => {
  const site = await startFaultySite();
  try {
    const jobId = await abandonedJob(site.url);
    await failAbandonedJob({ jobId, slice: 1 });
    const job = (await db.doc(paths.job(jobId)).get()).data();
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'internal', retryable: true } });
    expect(job?.result).toMatchObject({ pages: expect.any(Number) });
    expect(job?.result.counts.error).toBeGreaterThan(0);
    expect((await db.doc(paths.reportSummary(jobId)).get()).data()).toMatchObject({
      sorted: expect.anything(),
      pages: job?.result.pages,
    });
    expect((await reportOf(jobId)).findings.length).toBeGreaterThan(10);
  } finally {
    await site.close();
  }
});

it('fails a job whose log is unreadable, without a report', async () => {
  const site = await startFaultySite();
  try {
    const jobId = await abandonedJob(site.url);
    const [entry] = (
      await db.collection(internalPaths.log(jobId)).where('kind', '==', 'commit').limit(1).get()
    ).docs;
    await entry?.ref.update({ delta: Buffer.from('not a delta') });
    await failAbandonedJob({ jobId, slice: 1 });
    expect((await db.doc(paths.job(jobId)).get()).data()).toMatchObject({ state: 'failed', result: null });
  } finally {
    await site.close();
  }
});

it('fails a job that found nothing, without a report', async () => {
  const input = v.parse(jobInputSchema, { url: 'https://example.com/' });
  const jobId = await createJob({ input, idempotencyKey: randomUUID() }, await signUp());
  await failAbandonedJob({ jobId, slice: 1 });
  expect((await db.doc(paths.job(jobId)).get()).data()).toMatchObject({
    state: 'failed',
    result: null,
    progress: noProgress,
  });
});
