import * as v from 'valibot';
import { jobInputSchema } from '#domain/jobInput';
import { audit } from '#functions/audit';
import type { CrawlRun } from './crawlOnce';

async function crawl(url: string, maxPages: number): Promise<CrawlRun> {
  const startedAt = performance.now();
  const outcome = await audit({
    // crawl.ts measures the cost of the HTML checks.
    input: v.parse(jobInputSchema, { url, maxPages, maxDepth: 100, checkHtml: false }),
    allowPrivate: true,
    // Committed data is released, as if it had been stored.
    sink: { wantsCommit: ({ items }) => items >= 300, commit: async () => undefined },
  });
  if (outcome.kind !== 'finished') throw new Error(`The audit ended with “${outcome.kind}”`);
  const seconds = (performance.now() - startedAt) / 1_000;
  const { user, system } = process.cpuUsage();
  // maxRSS is in kilobytes.
  return {
    pages: outcome.result.pages,
    seconds,
    cpuSeconds: (user + system) / 1_000_000,
    peakMb: process.resourceUsage().maxRSS / 1_024,
  };
}

const [, , url = '', maxPages] = process.argv;
crawl(url, Number(maxPages)).then(
  (run) => process.send?.(run, undefined, undefined, () => process.exit()),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
