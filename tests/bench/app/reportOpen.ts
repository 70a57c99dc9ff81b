import type { BrowserContext } from '@playwright/test';
import { people } from '#scripts/local/seed';
import { type Bench, type BenchRow, rowOf } from '../bench';
import { type Sought, shown, signedIn, timeTo, withProfile } from './browser';
import { droppedShare, type Frames, framesWhile, scrollThrough, workPerFrame, workWhile } from './frames';
import { onStack } from './onStack';
import { countReads } from './readsOf';

const findings = 50_000;
const pages = 100_000;
const rounds = 7;

const findingsList: Sought = { selector: 'h3[data-rule]' };
const overview: Sought = { selector: 'figure', text: 'URLs by depth' };

/** Measures opening a report of 50,000 findings and 100,000 pages: time, documents read, and dropped frames while scrolling. */
export const reportOpen: Bench = {
  name: 'report-open',
  async run(report) {
    await onStack(async (stack, browser) => {
      Object.assign(process.env, stack.env);
      console.error(`Writing a report of ${findings} findings and ${pages} pages`);
      // Imported here because the functions read their environment when they load.
      const { writeLargeReport } = await import('#tests/support/largeReport');
      const owner = people.find(({ admin }) => admin);
      if (!owner) throw new Error('The seed has no admin.');
      const { jobId } = await writeLargeReport({ owner, findings, pages });
      const small = await writeLargeReport({ owner, findings: 12, pages: 10 });
      const paths = { large: `/dashboard/jobs/${jobId}`, small: `/dashboard/jobs/${small.jobId}` };
      const privateWindow = await signedIn(browser, stack.site, true);
      await withProfile(stack.site, true, async (profile) => {
        await measureOpening(profile, privateWindow, paths, report);
        await measureScrolling(profile, paths.large, report);
      });
    });
  },
};

interface View {
  readonly name: string;
  readonly query: string;
  readonly target: Sought;
}

const oneRule: View = {
  name: 'one rule',
  query: '?rule=broken-link',
  target: { selector: 'article[data-rule="broken-link"]' },
};
const bySize: View = {
  name: 'pages by size',
  query: '?tab=pages&sort=bytes.desc',
  target: { selector: '[role="row"] a' },
};
const views: readonly View[] = [
  { name: 'overview', query: '', target: overview },
  { name: 'findings', query: '?tab=findings', target: findingsList },
  oneRule,
  bySize,
  {
    name: 'structure',
    query: '?tab=structure',
    target: { selector: 'figure', text: 'Findings by folder and depth' },
  },
];

/**
 * Opens each view of a large report by its URL in a new tab, alternating with the same view of a small report, which
 * costs the same login and startup. This is done in a profile with cached scripts and in a private window, which compiles
 * every script each time. It also opens the report from the jobs list, as most users do, where nothing has to start.
 */
async function measureOpening(
  context: BrowserContext,
  privateWindow: BrowserContext,
  paths: { readonly large: string; readonly small: string },
  report: (row: BenchRow) => void,
): Promise<void> {
  for (const { name, query, target } of views) {
    const times = { large: [] as number[], small: [] as number[], privateWindow: [] as number[] };
    const work: number[] = [];
    const reads: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const size of ['small', 'large'] as const) {
        const page = await context.newPage();
        const read = countReads(page);
        const workMs = await workWhile(page, async () => {
          times[size].push(await timeTo(page, `${paths[size]}${query}`, target));
        });
        if (size === 'large') {
          work.push(workMs);
          reads.push(read.documents.size);
        }
        await page.close();
      }
      const page = await privateWindow.newPage();
      times.privateWindow.push(await timeTo(page, `${paths.large}${query}`, target));
      await page.close();
    }
    report(rowOf(`open, ${name}`, times.large, 'ms', '1000 at most'));
    report(rowOf(`open, ${name}, of 12 findings`, times.small, 'ms'));
    report(rowOf(`open, ${name}, in a private window`, times.privateWindow, 'ms'));
    report(rowOf(`open, ${name}: work`, work, 'ms of CPU time'));
    report(rowOf(`open, ${name}: read`, reads, 'documents', '40 at most'));
  }
  report(
    rowOf('open, overview, from the list', await timesFromList(context, paths.large), 'ms', '1000 at most'),
  );
}

/**
 * Scrolls each list twice in each of three new tabs. In the first pass, its documents are still loading: sorted by size,
 * nearly every URL is in another document. In the second pass, most are cached.
 */
async function measureScrolling(
  context: BrowserContext,
  path: string,
  report: (row: BenchRow) => void,
): Promise<void> {
  for (const { name, query, target } of [oneRule, bySize]) {
    const passes = { 'first pass': [] as Frames[], 'second pass': [] as Frames[] };
    for (let tab = 0; tab < 3; tab += 1) {
      const page = await context.newPage();
      await page.goto(`${path}${query}`);
      await shown(page, target);
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

/** Measures the time from clicking a job in the list until its overview appears, in ms. */
async function timesFromList(context: BrowserContext, path: string): Promise<number[]> {
  const page = await context.newPage();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto('/dashboard/jobs');
    const link = page.locator(`a[href="${path}"]`).first();
    await link.waitFor();
    const startedAt = performance.now();
    await link.click();
    await shown(page, overview);
    times.push(performance.now() - startedAt);
  }
  await page.close();
  return times;
}
