import { paths } from '#domain/collections';
import { type FaultySite, startFaultySite } from '../support/faultySite';
import { comparableFindings, hasEnded, jobWhen, reportOf, submit } from '../support/jobs';
import { call, closeAdmin, db, signUp } from '../support/stack';
import { workersOf } from '../support/workers';

let site: FaultySite;

afterEach(() => site.close());
afterAll(closeAdmin);

/** Expects that no part or log entry was written twice, and that the log has no gap. */
function expectWrittenOnce({ parts, log }: Awaited<ReturnType<typeof reportOf>>): void {
  for (const doc of [...parts, ...log]) expect(doc.updateTime).toEqual(doc.createTime);
  expect(log.map((entry) => entry.data().seq)).toEqual(log.map((_, index) => index + 1));
  expect(parts.map((part) => part.data().n)).toEqual(parts.map((_, index) => index + 1));
}

describe('a job with several slices', () => {
  it('reports exactly the errors of the site', async () => {
    site = await startFaultySite();
    const jobId = await submit(await signUp(), { url: site.url });
    const job = await jobWhen(jobId, hasEnded);
    const report = await reportOf(jobId);
    expect(job.state).toBe('succeeded');
    expect(comparableFindings(report.findings)).toEqual(comparableFindings(site.expected));
    expectWrittenOnce(report);
    const summary = (await db.doc(paths.reportSummary(jobId)).get()).data();
    expect(summary).toMatchObject({ parts: report.parts.length, counts: job.result?.counts });
  });

  it('resumes after a killed process, and writes nothing twice', async () => {
    site = await startFaultySite({ delayMs: 500 });
    const person = await signUp();
    const jobId = await submit(person, { url: site.url });
    await jobWhen(jobId, (job) => job.progress.pages >= 3);
    const killed = workersOf('runJob');
    expect(killed).not.toHaveLength(0);
    for (const pid of killed) process.kill(pid, 'SIGKILL');

    const job = await jobWhen(jobId, hasEnded, 120_000);
    const report = await reportOf(jobId);
    expect(job.state).toBe('succeeded');
    expect(comparableFindings(report.findings)).toEqual(comparableFindings(site.expected));
    expect(new Set(report.pages).size).toBe(report.pages.length);
    expectWrittenOnce(report);
    const timeline = (await db.doc(paths.timeline(jobId)).get()).data();
    expect(timeline?.events.map((event: { kind: string }) => event.kind)).toContain('slice-taken-over');
  });

  it('keeps what it found when canceled midway', async () => {
    site = await startFaultySite({ delayMs: 700 });
    const person = await signUp();
    const jobId = await submit(person, { url: site.url });
    await jobWhen(jobId, (job) => job.progress.pages >= 3);
    await expect(call('cancelJob', { jobId }, person)).resolves.toEqual({ outcome: 'requested' });
    const job = await jobWhen(jobId, hasEnded, 5_000);
    const { findings, pages } = await reportOf(jobId);
    expect(job.state).toBe('canceled');
    expect(pages.length).toBeGreaterThanOrEqual(3);
    expect(job.result?.pages).toBeGreaterThanOrEqual(3);
    const all = new Set(comparableFindings(site.expected));
    expect(findings.length).toBeLessThan(site.expected.length);
    expect(comparableFindings(findings).filter((finding) => !all.has(finding))).toEqual([]);
  });
});
