import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { paths } from '#domain/collections';
import type { ReportPart } from '#domain/report';
import { people } from '#scripts/local/seed';
import { storedJob, storeJobs } from '#tests/support/storedJobs';
import { type Bench, rowOf } from '../bench';
import { serveGenerated } from '../generatedSite';
import { signedIn } from './browser';
import { droppedShare, type Frames, framesWhile, workPerFrame } from './frames';
import { onStack } from './onStack';

const rounds = 9;
const maxFirstProgressMs = 1_500;
const maxFirstFindingMs = 5_000;
const maxCancelMs = 5_000;
const cancels = 5;

const streamSeconds = 10;
const findingsPerSecond = 100;

/**
 * Measures how soon the screen shows the first page and the first finding of a new job, the end of a canceled job, and a change of a job in
 * the list, and whether it keeps up with a job that has many findings.
 */
export const live: Bench = {
  name: 'live',
  async run(report) {
    // Slow enough to observe: a job that ends immediately shows its report instead of its progress.
    const site = await serveGenerated(200, { findingsPerPage: 1, delayMs: 50 });
    // The job reads 500 pages, 16 concurrently, in six seconds. The cancellation must come within that time.
    const large = await serveGenerated(5_000, { findingsPerPage: 1, delayMs: 200 });
    try {
      await onStack(async (stack, browser) => {
        const context = await signedIn(browser, stack.site, true);
        const page = await context.newPage();
        // A warm-up, which starts the functions' processes.
        await firstsOf(page, site.url);
        const firsts: Firsts[] = [];
        for (let round = 0; round < rounds; round += 1) firsts.push(await firstsOf(page, site.url));
        const of = (name: keyof Firsts) => firsts.map((times) => times[name]);
        report(rowOf('submit → first progress', of('progress'), 'ms', `${maxFirstProgressMs} at most`));
        report(rowOf('submit → first finding', of('finding'), 'ms', `${maxFirstFindingMs} at most`));

        const ends: number[] = [];
        for (let round = 0; round < cancels; round += 1) ends.push(await timeToCancel(page, large.url));
        report(rowOf('cancel → findings', ends, 'ms', `${maxCancelMs} at most`));

        const db = getFirestore(initializeApp({ projectId: stack.projectId }, 'bench live'));
        report(rowOf('change → row', await rowChanges(page, db), 'ms'));
        const frames: Frames[] = [];
        for (let round = 0; round < 3; round += 1) frames.push(await whileStreaming(page, db, round));
        report(rowOf('100 findings a second: dropped', frames.map(droppedShare), '% of frames'));
        report(rowOf('100 findings a second: work', frames.map(workPerFrame), 'ms a frame', '16.7 at most'));
      });
    } finally {
      await site.close();
      await large.close();
    }
  },
};

/** Measures the time from canceling a job until the screen shows its end and its report, in ms. */
async function timeToCancel(page: Page, url: string): Promise<number> {
  await page.goto('/dashboard');
  await page.getByLabel('Site URL').fill(url);
  await page.getByRole('button', { name: 'Start job' }).click();
  // At least a hundred URLs, so that there are findings to sort.
  const checked = page.getByRole('group', { name: 'Checked' });
  await checked.filter({ hasText: /\d{3}/ }).waitFor({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Cancel job' }).click();
  const startedAt = performance.now();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel job' }).click();
  await page.getByRole('button', { name: 'Retry job' }).waitFor();
  await page.getByRole('tab', { name: /Findings/ }).waitFor();
  return performance.now() - startedAt;
}

/** The times from starting a job until the screen shows its first page and its first finding, in ms. */
interface Firsts {
  readonly progress: number;
  readonly finding: number;
}

/** Measures one job, and waits until it has ended. */
async function firstsOf(page: Page, url: string): Promise<Firsts> {
  await page.goto('/dashboard');
  await page.getByLabel('Site URL').fill(url);
  const startedAt = performance.now();
  await page.getByRole('button', { name: 'Start job' }).click();
  await page.getByRole('group', { name: 'Checked' }).filter({ hasText: /[1-9]/ }).waitFor();
  const progress = performance.now() - startedAt;
  await page.locator('h3[data-rule]').first().waitFor();
  const finding = performance.now() - startedAt;
  await page.getByText(/Succeeded with a score of/).waitFor({ state: 'attached', timeout: 60_000 });
  return { progress, finding };
}

async function rowChanges(page: Page, db: FirebaseFirestore.Firestore): Promise<number[]> {
  const owner = people.find(({ admin }) => admin);
  if (!owner) throw new Error('The seed has no admin.');
  const job = storedJob(0, owner, { state: 'running', createdAt: new Date() });
  await storeJobs(db, [job]);
  await page.goto('/dashboard/jobs');
  const row = page.locator(`tr[data-job="${job.jobId}"]`);
  await row.getByText(/412 of 900/).waitFor();
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const startedAt = performance.now();
    await db.doc(paths.job(job.jobId)).update({ 'progress.fetched': 412 + round });
    await row.getByText(`${412 + round} of 900`).waitFor();
    times.push(performance.now() - startedAt);
  }
  return times;
}

/** Measures a job's screen while the job commits a part each second, as running jobs do. */
async function whileStreaming(page: Page, db: FirebaseFirestore.Firestore, round: number): Promise<Frames> {
  const owner = people.find(({ admin }) => admin);
  if (!owner) throw new Error('The seed has no admin.');
  const job = storedJob(1_000 + round, owner, { state: 'running', createdAt: new Date() });
  await storeJobs(db, [job]);
  await page.goto(`/dashboard/jobs/${job.jobId}`);
  await page.getByText('No findings so far').waitFor();
  const frames = await framesWhile(page, async () => {
    for (let n = 1; n <= streamSeconds; n += 1) {
      await db.doc(paths.part(job.jobId, n)).set(partOf(n));
      await db.doc(paths.job(job.jobId)).update({
        'progress.fetched': 412 + n * 20,
        'progress.findings': n * findingsPerSecond,
      });
      await pause(1_000);
    }
  });
  await page.locator('h3[data-rule="broken-link"]').waitFor();
  return frames;
}

function partOf(n: number): ReportPart {
  const numbers = Array.from({ length: findingsPerSecond }, (_, at) => n * findingsPerSecond + at);
  return {
    n,
    totals: [{ rule: 'broken-link', severity: 'error', findings: n * findingsPerSecond }],
    pages: [],
    findings: numbers.map((at) => ({
      fingerprint: `stream-${at}`.padEnd(16, 'x'),
      rule: 'broken-link',
      category: 'links',
      severity: 'error',
      page: `https://example.com/page-${at % 20}`,
      target: `https://example.com/lost-${at}`,
      message: `/lost-${at} returns 404 (not found).`,
      evidence: { element: 'a', line: at, status: 404, snippet: `<a href="/lost-${at}">` },
    })),
  };
}
