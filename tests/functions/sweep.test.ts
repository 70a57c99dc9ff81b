import { internalPaths, paths } from '#domain/collections';
import type { Run } from '#domain/internalRecords';
import type { ShareReportResult } from '#domain/operations';
import { until } from '#scripts/local/until';
import { hasEnded, jobWhen, submit } from '../support/jobs';
import { startSite } from '../support/siteServer';
import { call, change, closeAdmin, db, runScheduled, signUp } from '../support/stack';

afterAll(closeAdmin);

const longAgo = () => new Date(Date.now() - 3_600_000);

describe('the sweep', () => {
  it('requeues a job whose task was lost', async () => {
    const site = await startSite(() => ({ '/': { body: '<title>Home</title>' } }));
    const person = await signUp();
    const ended = await jobWhen(await submit(person, { url: site.url }), hasEnded);
    // The same job as if its task had been lost: queued, without a heartbeat for an hour.
    const lost = {
      ...ended,
      jobId: 'lost-job',
      state: 'queued',
      startedAt: null,
      finishedAt: null,
      result: null,
    };
    await db.doc(paths.job('lost-job')).set({ ...lost, updatedAt: longAgo() });
    await db.doc(internalPaths.run('lost-job')).set({ holder: null, fence: 0, slice: 1 });
    await db.doc(paths.timeline('lost-job')).set({ events: [] });
    await runScheduled('sweepJobs');
    const found = await jobWhen('lost-job', hasEnded);
    expect(found).toMatchObject({ state: 'succeeded', result: { pages: 1 } });
    await site.close();
  });

  it('requeues other jobs when one fails, and reports the error', async () => {
    const site = await startSite(() => ({ '/': { body: '<title>Home</title>' } }));
    const person = await signUp();
    const ended = await jobWhen(await submit(person, { url: site.url }), hasEnded);
    const unnameable = 'no.name-of-a-task';
    const lost = { ...ended, state: 'queued', startedAt: null, finishedAt: null, result: null };
    const run = { holder: null, fence: 0, slice: 1 };
    const longer = new Date(longAgo().getTime() - 60_000);
    for (const [jobId, updatedAt] of [
      [unnameable, longer],
      ['behind-it', longAgo()],
    ] as const) {
      await db.doc(paths.job(jobId)).set({ ...lost, jobId, updatedAt });
      await db.doc(internalPaths.run(jobId)).set(run);
      await db.doc(paths.timeline(jobId)).set({ events: [] });
    }
    await expect(runScheduled('sweepJobs')).rejects.toThrow();
    expect((await jobWhen('behind-it', hasEnded)).state).toBe('succeeded');
    expect((await db.doc(internalPaths.run(unnameable)).get()).data()).not.toHaveProperty('requeued');
    await db.recursiveDelete(db.doc(paths.job(unnameable)));
    await site.close();
  });

  it('ignores a job with a live lease, even an old one with rare heartbeats', async () => {
    const person = await signUp();
    const run = { holder: 'another-slice', fence: 1, slice: 1 };
    const updatedAt = new Date(Date.now() - 240_000);
    const runningJob = { ownerUid: person.uid, state: 'running', startedAt: longAgo(), updatedAt };
    await db.doc(paths.job('held-job')).set(runningJob);
    await db.doc(internalPaths.run('held-job')).set(run);
    await runScheduled('sweepJobs');
    expect((await db.doc(internalPaths.run('held-job')).get()).data()).toMatchObject({
      holder: 'another-slice',
      fence: 1,
    });
    await db.recursiveDelete(db.doc(paths.job('held-job')));
  });

  it('finishes a job whose slice died and was not retried', async () => {
    const site = await startSite(() => ({ '/': { body: '<title>Home</title>' } }));
    const person = await signUp();
    const ended = await jobWhen(await submit(person, { url: site.url }), hasEnded);
    const jobId = 'died-job';
    const died = { ...ended, jobId, state: 'running', finishedAt: null, result: null, updatedAt: longAgo() };
    await db.doc(paths.job(jobId)).set(died);
    const run = { holder: 'a slice that died', fence: 3, slice: 2 };
    await db.doc(internalPaths.run(jobId)).set(run);
    await db.doc(paths.timeline(jobId)).set({ events: [] });
    await runScheduled('sweepJobs');
    expect(await jobWhen(jobId, hasEnded)).toMatchObject({ state: 'succeeded', result: { pages: 1 } });
    const left = (await db.doc(internalPaths.run(jobId)).get()).data();
    expect(left).toMatchObject({ fence: 4, slice: 2 });
    expect(left).not.toHaveProperty('requeued');
    await site.close();
  });

  it('does not requeue a job whose task is still waiting', async () => {
    const site = await startSite(() => ({ '/': { body: '<title>Home</title>' } }));
    const person = await signUp();
    const ended = await jobWhen(await submit(person, { url: site.url }), hasEnded);
    const jobId = 'waiting-job';
    const waiting = { ...ended, jobId, state: 'queued', startedAt: null, finishedAt: null, result: null };
    await db.doc(paths.job(jobId)).set({ ...waiting, updatedAt: longAgo() });
    await db.doc(paths.timeline(jobId)).set({ events: [] });
    const run = db.doc(internalPaths.run(jobId));
    const requeued = (minutesAgo: number): Run['requeued'] => ({
      times: 2,
      at: new Date(Date.now() - minutesAgo * 60_000),
    });
    await run.set({ holder: null, fence: 0, slice: 1, requeued: requeued(15) });
    await runScheduled('sweepJobs');
    expect((await run.get()).data()).toMatchObject({ fence: 0, requeued: { times: 2 } });
    await run.update({ requeued: requeued(25) });
    await runScheduled('sweepJobs');
    expect((await jobWhen(jobId, hasEnded)).state).toBe('succeeded');
    await site.close();
  });

  it('deletes expired reports with all of their data, and no others', async () => {
    const site = await startSite(() => ({ '/': { body: '<title>Home</title>' } }));
    const person = await signUp();
    const old = await submit(person, { url: site.url });
    await jobWhen(old, hasEnded);
    const newJobId = await submit(person, { url: site.url });
    await jobWhen(newJobId, hasEnded);
    const { token } = await call<ShareReportResult>('shareReport', { jobId: old, shared: true }, person);
    expect((await db.doc(paths.share(String(token))).get()).data()?.evaluatedRules).toContain(
      'sitemap-missing',
    );
    const expiresAt = longAgo();
    await change(paths.job(old), { expiresAt });
    await runScheduled('sweepJobs');
    expect(await db.doc(paths.job(old)).listCollections()).toEqual([]);
    expect((await db.doc(paths.job(old)).get()).exists).toBe(false);
    expect((await db.doc(paths.share(String(token))).get()).exists).toBe(false);
    const gone = (await db.doc(paths.goneJob(person.uid, old)).get()).data();
    expect(gone).toMatchObject({ why: 'expired', url: site.url });
    expect(gone?.at.toDate()).toEqual(expiresAt);
    expect((await db.doc(paths.job(newJobId)).get()).exists).toBe(true);
    await site.close();
  });

  it('continues an interrupted deletion', async () => {
    const jobId = 'half-deleted';
    await db.doc(internalPaths.jobDeletion(jobId)).set({ ownerUid: 'another-user', at: longAgo() });
    await db.doc(paths.part(jobId, 7)).set({ n: 7, totals: [], pages: [], findings: [] });
    await runScheduled('sweepJobs');
    expect(await db.doc(paths.job(jobId)).listCollections()).toEqual([]);
    expect((await db.doc(internalPaths.jobDeletion(jobId)).get()).exists).toBe(false);
  });

  it('never shows a job with a partly deleted report', async () => {
    const site = await startSite(() => ({ '/': { body: '<title>Home</title>' } }));
    const person = await signUp();
    const jobId = await submit(person, { url: site.url });
    await jobWhen(jobId, hasEnded);
    const seen: string[] = [];
    const endings = [
      db.doc(paths.job(jobId)).onSnapshot(({ exists }) => seen.push(exists ? 'job' : 'no job')),
      db.collection(paths.parts(jobId)).onSnapshot(({ empty }) => seen.push(empty ? 'no parts' : 'parts')),
    ];
    const saw = (what: string) =>
      until(async () => seen.includes(what), { timeoutMs: 10_000, what: `to see ${what}` });
    await Promise.all([saw('job'), saw('parts')]);
    await change(paths.job(jobId), { expiresAt: longAgo() });
    await runScheduled('sweepJobs');
    await Promise.all([saw('no job'), saw('no parts')]);
    for (const end of endings) end();
    expect(seen.indexOf('no job')).toBeLessThan(seen.indexOf('no parts'));
    await site.close();
  });
});
