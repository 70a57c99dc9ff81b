import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import type { StatsShard } from '#domain/stats';
import { type GeneratedSite, serveGenerated } from '../bench/generatedSite';
import { hasEnded, jobWhen, reportOf } from '../support/jobs';
import { call, change, closeAdmin, db, signUp } from '../support/stack';
import { exitOf, messageOf, Slices } from './slices';

const largeSite = 4_000;
const findingsPerPage = 2;

let slices: Slices;
let site: GeneratedSite | undefined;
beforeAll(async () => {
  slices = await Slices.build('test-late-cancel', { LEASE_SECONDS: '265' });
});
afterAll(async () => {
  site?.close();
  await closeAdmin();
});

/** Counted over all days, as the test may run at midnight. */
async function pagesCounted(): Promise<number> {
  const shards = await db.collection(paths.stats).get();
  return shards.docs.reduce((sum, shard) => sum + (shard.data() as StatsShard).pages, 0);
}

const jobNow = async (jobId: string) => (await db.doc(paths.job(jobId)).get()).data() as Job;

describe('a cancel while the report is finished', () => {
  it('cancels the job if it was accepted', async () => {
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
    const { events } = (await db.doc(paths.timeline(jobId)).get()).data() ?? {};
    const kinds = events.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(['submitted', 'slice-started', 'cancel-requested', 'canceled']);
  });

  it('is rejected if the job has already succeeded', async () => {
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

describe('canceling a large job', () => {
  it('ends it before its report is sorted, keeps what was found, and adds the report later', async () => {
    const countedBefore = await pagesCounted();
    site = await serveGenerated(largeSite, { findingsPerPage });
    const person = await signUp();
    const limits = { pagesPerJob: largeSite, jobsAtOnce: 10 };
    await change(paths.user(person.uid), { state: 'active', limits });
    const input = { url: site.url, maxPages: largeSite, requestsPerSecond: 100, checkHtml: false };
    const jobId = await slices.newJob(person.uid, input);
    const child = slices.start('run', jobId);
    const gone = exitOf(child);
    await jobWhen(jobId, ({ progress }) => progress.pages + progress.findings > 6_000);
    // Slows the site, so that the slice is still running when it is canceled.
    site.slowDown(2_000);
    const ended = jobWhen(jobId, hasEnded);
    await change(paths.job(jobId), { cancelRequestedAt: new Date() });
    expect(await ended).toMatchObject({ state: 'canceled', result: null });
    const { pages, findings } = await reportOf(jobId);
    expect((await pagesCounted()) - countedBefore).toBe(pages.length);
    const { result } = await jobWhen(jobId, (job) => job.result !== null);
    expect(result?.pages).toBe(pages.length);
    // The duration ends with the job.
    const { startedAt, finishedAt } = (await db.doc(paths.job(jobId)).get()).data() ?? {};
    expect(result?.durationMs).toBe(finishedAt.toMillis() - startedAt.toMillis());
    const { counts, sorted } = (await db.doc(paths.reportSummary(jobId)).get()).data() ?? {};
    expect(counts).toEqual(result?.counts);
    expect(sorted).toMatchObject({ findings: { total: findings.length }, pages: { total: pages.length } });
    expect(await gone).toBe(0);
    expect(await jobNow(jobId)).toMatchObject({ state: 'canceled', score: null, failure: null });
  }, 120_000);
});
