import { buildFunctions } from '#scripts/functionsBundle';
import { startStack } from '#scripts/local/stack';
import { type Bench, rowOf } from './bench';
import { type GeneratedOptions, serveGenerated } from './generatedSite';
import { receiveTasks } from './taskReceiver';

const base = 5700;
const pages = 1_000;
/** Empty links. */
const findingsPerPage = 2;

/** The budget for a report of this size. */
const maxWrites = 150;
const maxReads = 40;

/**
 * Writes of larger jobs may grow linearly with their pages. The largest job has its own budget. HTML checks are off,
 * because they find nothing on these pages.
 */
const largerJobs = [
  { pages: 10_000, limit: 10 * maxWrites },
  { pages: 100_000, limit: 8_000 },
] as const;

/**
 * Full speed, the speed of real sites, and a site with a crawl delay, because longer jobs have more heartbeats and slices.
 * 16 concurrent requests of 1.6 s each are 10 pages per second. A page every half second is a job of 8.5 minutes. A slower
 * job would take half an hour, so writeBudget.test.ts covers it with a model.
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
    // The benchmark runs each slice itself when the one before it has handed over.
    const queue = await receiveTasks(() => undefined);
    Object.assign(process.env, stack.env, {
      FUNCTIONS_EMULATOR: 'true',
      ALLOW_PRIVATE_ADDRESSES: 'true',
      CLOUD_TASKS_EMULATOR_HOST: queue.host,
    });
    try {
      // Imported here because the functions read their environment when they load.
      const { measureJob } = await import('./measureJob');
      for (const { name, site: options } of paces) {
        const site = await serveGenerated(pages, { findingsPerPage, ...options });
        const { writes, reads, found } = await measureJob(site.url, pages).finally(() => site.close());
        if (found < pages * findingsPerPage) throw new Error(`The job has only ${found} findings`);
        report(rowOf(`writes, ${name}`, [writes], 'documents', `${maxWrites} at most`));
        report(rowOf(`reads to open, ${name}`, [reads], 'documents', `${maxReads} at most`));
      }
      for (const { pages: many, limit } of largerJobs) {
        const site = await serveGenerated(many, { findingsPerPage });
        const { writes, found } = await measureJob(site.url, many, { checkHtml: false }).finally(() =>
          site.close(),
        );
        if (found < many * findingsPerPage) throw new Error(`The job has only ${found} findings`);
        report(
          rowOf(`writes, ${many.toLocaleString('en-US')} pages`, [writes], 'documents', `${limit} at most`),
        );
      }
    } finally {
      queue.close();
      await stack.stop();
    }
  },
};
