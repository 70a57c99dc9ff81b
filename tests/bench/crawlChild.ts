import * as v from 'valibot';
import { jobInputSchema } from '#domain/jobInput';
import { audit } from '#functions/audit';
import type { CrawlRun } from './crawlOnce';

async function crawl(url: string, maxPages: number): Promise<CrawlRun> {
  const began = performance.now();
  const outcome = await audit({
    // What the HTML checks cost is measured by itself (crawl.ts).
    input: v.parse(jobInputSchema, { url, maxPages, maxDepth: 100, checkHtml: false }),
    allowPrivate: true,
    // What is committed is let go of, as when it is written to a store.
    sink: { wantsCommit: ({ items }) => items >= 300, commit: async () => undefined },
  });
  if (outcome.kind !== 'finished') throw new Error(`the audit ended as ${outcome.kind}`);
  const seconds = (performance.now() - began) / 1_000;
  const { user, system } = process.cpuUsage();
  // Node gives kilobytes, from the operating system's own account (getrusage).
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
