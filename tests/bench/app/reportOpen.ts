import type { Browser, BrowserContext } from '@playwright/test';
import { people } from '../../../scripts/local/seed';
import { type Bench, type BenchRow, rowOf } from '../bench';
import { type Sought, shown, signedIn, signedInAtHome, timeTo } from './browser';
import { droppedShare, type Frames, framesWhile, scrollThrough, workPerFrame, workWhile } from './frames';
import { onStack } from './onStack';
import { countReads } from './readsOf';

const findings = 50_000;
const pages = 100_000;
const rounds = 7;

const findingsList: Sought = { selector: 'h3[data-rule]' };

/** Opening a report of 50,000 findings and 100,000 pages: time, documents read, frames dropped while scrolling. */
export const reportOpen: Bench = {
  name: 'report-open',
  async run(report) {
    await onStack(async (stack, browser) => {
      Object.assign(process.env, stack.env);
      console.error(`Writing a report of ${findings} findings and ${pages} pages`);
      // Imported only now: the functions read their environment as they load.
      const { writeLargeReport } = await import('../../support/largeReport');
      const owner = people.find(({ admin }) => admin);
      if (!owner) throw new Error('The seed has no admin.');
      const { jobId } = await writeLargeReport({ owner, findings, pages });
      const small = await writeLargeReport({ owner, findings: 12, pages: 10 });
      await measureReport(
        browser,
        stack.site,
        { large: `/dashboard/jobs/${jobId}`, small: `/dashboard/jobs/${small.jobId}` },
        report,
      );
    });
  },
};

/**
 * Each view of a large report is opened in a new tab by its address, in turn with the same view of a small one: what the
 * machine and the sign-in take is in both. It is done in a profile of its own, which has been used before, and beside it
 * in a private window, which compiles every script anew each time. From the list of jobs, where most people come from,
 * nothing has to start.
 */
async function measureReport(
  browser: Browser,
  site: string,
  paths: { readonly large: string; readonly small: string },
  report: (row: BenchRow) => void,
): Promise<void> {
  const context = await signedInAtHome(site, true);
  const privately = await signedIn(browser, site, true);
  const views: readonly { readonly name: string; readonly query: string; readonly sought: Sought }[] = [
    { name: 'findings', query: '', sought: findingsList },
    {
      name: 'one rule',
      query: '?rule=broken-link',
      sought: { selector: 'article[data-rule="broken-link"]' },
    },
    { name: 'pages by size', query: '?tab=pages&sort=bytes.desc', sought: { selector: '[role="row"] a' } },
    {
      name: 'structure',
      query: '?tab=structure',
      sought: { selector: 'figure', text: 'Where the faults are' },
    },
  ];
  for (const { name, query, sought } of views) {
    const times = { large: [] as number[], small: [] as number[], privately: [] as number[] };
    const work: number[] = [];
    const reads: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const size of ['small', 'large'] as const) {
        const page = await context.newPage();
        const counted = countReads(page);
        const worked = await workWhile(page, async () => {
          times[size].push(await timeTo(page, `${paths[size]}${query}`, sought));
        });
        if (size === 'large') {
          work.push(worked);
          reads.push(counted.documents.size);
        }
        await page.close();
      }
      const page = await privately.newPage();
      times.privately.push(await timeTo(page, `${paths.large}${query}`, sought));
      await page.close();
    }
    report(rowOf(`open, ${name}`, times.large, 'ms', '1000 at most'));
    report(rowOf(`open, ${name}, of 12 findings`, times.small, 'ms'));
    report(rowOf(`open, ${name}, in a private window`, times.privately, 'ms'));
    report(rowOf(`open, ${name}: work`, work, 'ms of processor'));
    report(rowOf(`open, ${name}: read`, reads, 'documents', '40 at most'));
  }
  report(
    rowOf('open, findings, from the list', await timesFromList(context, paths.large), 'ms', '1000 at most'),
  );
  for (const { name, query, sought } of views.slice(1, 3)) {
    const page = await context.newPage();
    await page.goto(`${paths.large}${query}`);
    await shown(page, sought);
    const frames: Frames[] = [];
    for (let round = 0; round < 3; round += 1)
      frames.push(await framesWhile(page, () => scrollThrough(page, 90)));
    report(rowOf(`scroll, ${name}: dropped`, frames.map(droppedShare), '% of frames'));
    report(rowOf(`scroll, ${name}: work`, frames.map(workPerFrame), 'ms a frame', '16.7 at most'));
    await page.close();
  }
  await privately.close();
  await context.close();
}

/** From the press on a job's name to its findings, ms. */
async function timesFromList(context: BrowserContext, path: string): Promise<number[]> {
  const page = await context.newPage();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto('/dashboard/jobs');
    const link = page.locator(`a[href="${path}"]`).first();
    await link.waitFor();
    const startedAt = performance.now();
    await link.click();
    await shown(page, findingsList);
    times.push(performance.now() - startedAt);
  }
  await page.close();
  return times;
}
