import { buildFunctions } from '#scripts/functionsBundle';
import { startStack } from '#scripts/local/stack';
import { type Bench, rowOf } from './bench';
import { type GeneratedOptions, serveGenerated } from './generatedSite';
import { receiveTasks } from './taskReceiver';

const base = 5700;
const pages = 1_000;
/** Links that lead nowhere. */
const findingsPerPage = 2;

/** What a report of this size may cost: the design's budget. */
const mostWrites = 150;
const mostReads = 40;

/**
 * Larger jobs, whose writes may grow with their pages and no faster; the largest has a budget of its own. Without the HTML
 * checks, which write nothing more on these pages.
 */
const larger = [
  { pages: 10_000, most: 10 * mostWrites },
  { pages: 100_000, most: 8_000 },
] as const;

/**
 * As fast as the machine goes, as slowly as real sites answer, and as one that asks for patience, for the longer a job the
 * more beats and slices: 16 requests at once that take 1.6 s each are 10 a second, and a page each half second is a job of
 * eight minutes and a half. A slower one would keep the bench for half an hour: writeBudget.test.ts holds a model to it.
 */
const paces: readonly { readonly name: string; readonly site: GeneratedOptions }[] = [
  { name: 'at full speed', site: {} },
  { name: 'at 10 pages/s', site: { delayMs: 1_600 } },
  { name: 'at 2 pages/s', site: { crawlDelay: 0.5 } },
];

/** Counts the documents that a job of 1,000 pages and 2,000 findings writes, and that opening its report reads. */
export const jobCost: Bench = {
  name: 'job-cost',
  async run(report) {
    await buildFunctions();
    const stack = await startStack({ base, emulators: 'without-hosting' });
    // Each slice is run here, when the one before it has handed over.
    const queue = await receiveTasks(() => undefined);
    Object.assign(process.env, stack.env, {
      FUNCTIONS_EMULATOR: 'true',
      ALLOW_PRIVATE_ADDRESSES: 'true',
      CLOUD_TASKS_EMULATOR_HOST: queue.host,
    });
    try {
      // Imported only now: the functions read their environment as they load.
      const { measureJob } = await import('./measureJob');
      for (const { name, site: options } of paces) {
        const site = await serveGenerated(pages, { faults: findingsPerPage, ...options });
        const { writes, reads, found } = await measureJob(site.url, pages).finally(() => site.close());
        if (found < pages * findingsPerPage) throw new Error(`the job found ${found} faults`);
        report(rowOf(`writes, ${name}`, [writes], 'documents', `${mostWrites} at most`));
        report(rowOf(`reads to open, ${name}`, [reads], 'documents', `${mostReads} at most`));
      }
      for (const { pages: many, most } of larger) {
        const site = await serveGenerated(many, { faults: findingsPerPage });
        const { writes, found } = await measureJob(site.url, many, { checkHtml: false }).finally(() =>
          site.close(),
        );
        if (found < many * findingsPerPage) throw new Error(`the job found ${found} faults`);
        report(
          rowOf(`writes, ${many.toLocaleString('en-GB')} pages`, [writes], 'documents', `${most} at most`),
        );
      }
    } finally {
      queue.close();
      await stack.stop();
    }
  },
};
