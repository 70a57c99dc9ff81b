import type { BrowserContext } from '@playwright/test';
import { people } from '#scripts/local/seed';
import { type Bench, type BenchRow, rowOf } from '../bench';
import { atHome, type Sought, shown, signedIn, timeTo } from './browser';
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
      const { writeLargeReport } = await import('#tests/support/largeReport');
      const owner = people.find(({ admin }) => admin);
      if (!owner) throw new Error('The seed has no admin.');
      const { jobId } = await writeLargeReport({ owner, findings, pages });
      const small = await writeLargeReport({ owner, findings: 12, pages: 10 });
      const paths = { large: `/dashboard/jobs/${jobId}`, small: `/dashboard/jobs/${small.jobId}` };
      const privately = await signedIn(browser, stack.site, true);
      await atHome(stack.site, true, async (home) => {
        await measureOpening(home, privately, paths, report);
        await measureScrolling(home, paths.large, report);
      });
    });
  },
};

interface View {
  readonly name: string;
  readonly query: string;
  readonly sought: Sought;
}

const oneRule: View = {
  name: 'one rule',
  query: '?rule=broken-link',
  sought: { selector: 'article[data-rule="broken-link"]' },
};
const bySize: View = {
  name: 'pages by size',
  query: '?tab=pages&sort=bytes.desc',
  sought: { selector: '[role="row"] a' },
};
const views: readonly View[] = [
  { name: 'findings', query: '', sought: findingsList },
  oneRule,
  bySize,
  {
    name: 'structure',
    query: '?tab=structure',
    sought: { selector: 'figure', text: 'Findings by folder and depth' },
  },
];

/**
 * Each view of a large report is opened in a new tab by its address, in turn with the same view of a small one: what the
 * machine and the sign-in take is in both. It is done in a profile of its own, which has been used before, and beside it
 * in a private window, which compiles every script anew each time. From the list of jobs, where most people come from,
 * nothing has to start.
 */
async function measureOpening(
  context: BrowserContext,
  privately: BrowserContext,
  paths: { readonly large: string; readonly small: string },
  report: (row: BenchRow) => void,
): Promise<void> {
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
}

/**
 * Each list is scrolled twice in each of three new tabs. In the first pass its documents come meanwhile: of addresses by
 * size nearly every row stands in another one. In the second most are there.
 */
async function measureScrolling(
  context: BrowserContext,
  path: string,
  report: (row: BenchRow) => void,
): Promise<void> {
  for (const { name, query, sought } of [oneRule, bySize]) {
    const passes = { 'first pass': [] as Frames[], 'second pass': [] as Frames[] };
    for (let tab = 0; tab < 3; tab += 1) {
      const page = await context.newPage();
      await page.goto(`${path}${query}`);
      await shown(page, sought);
      for (const frames of Object.values(passes))
        frames.push(await framesWhile(page, () => scrollThrough(page, 90)));
      await page.close();
    }
    for (const [pass, frames] of Object.entries(passes)) {
      report(rowOf(`scroll, ${name}, ${pass}: dropped`, frames.map(droppedShare), '% of frames'));
      report(rowOf(`scroll, ${name}, ${pass}: work`, frames.map(workPerFrame), 'ms a frame', '16.7 at most'));
    }
  }
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
