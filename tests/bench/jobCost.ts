import { buildFunctions } from '../../scripts/functionsBundle';
import { startStack } from '../../scripts/local/stack';
import { type Bench, rowOf } from './bench';
import { serveGenerated } from './generatedSite';

const base = 5700;
const pages = 1_000;
const faultsPerPage = 2;

/** What a report of this size may cost: the design's budget. */
const mostWrites = 150;
const mostReads = 40;

/**
 * Larger jobs, whose writes may grow with their pages and no faster; the largest has a budget of its own. Without the HTML
 * validator, which writes nothing more on these pages and takes a second for every hundred.
 */
const larger = [
  { pages: 10_000, most: 10 * mostWrites },
  { pages: 100_000, most: 8_000 },
] as const;

/**
 * As fast as the machine goes, and as slowly as real sites answer, for the longer a job the more beats: 16 requests at
 * once that take 1.6 s each are 10 a second.
 */
const paces = [
  { name: 'at full speed', delayMs: 0 },
  { name: 'at 10 pages/s', delayMs: 1_600 },
] as const;

/** Counts the documents that a job of 1,000 pages and 2,000 findings writes, and that opening its report reads. */
export const jobCost: Bench = {
  name: 'job-cost',
  async run(report) {
    await buildFunctions();
    const stack = await startStack({ base, hosting: false });
    Object.assign(process.env, stack.env, {
      FUNCTIONS_EMULATOR: 'true',
      ALLOW_PRIVATE_ADDRESSES: 'true',
      SLICE_SECONDS: '1500',
      LEASE_SECONDS: '45',
    });
    try {
      // Imported only now: the functions read their environment as they load.
      const { measureJob } = await import('./measureJob');
      for (const { name, delayMs } of paces) {
        const site = await serveGenerated(pages, { faults: faultsPerPage, delayMs });
        const { writes, reads, found } = await measureJob(site.url, pages).finally(() => site.close());
        if (found < pages * faultsPerPage) throw new Error(`the job found ${found} faults`);
        report(rowOf(`writes, ${name}`, [writes], 'documents', `${mostWrites} at most`));
        report(rowOf(`reads to open, ${name}`, [reads], 'documents', `${mostReads} at most`));
      }
      for (const { pages: many, most } of larger) {
        const site = await serveGenerated(many, { faults: faultsPerPage });
        const { writes, found } = await measureJob(site.url, many, { checkHtml: false }).finally(() =>
          site.close(),
        );
        if (found < many * faultsPerPage) throw new Error(`the job found ${found} faults`);
        report(
          rowOf(`writes, ${many.toLocaleString('en-GB')} pages`, [writes], 'documents', `${most} at most`),
        );
      }
    } finally {
      await stack.stop();
    }
  },
};
