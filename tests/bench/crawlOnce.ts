import { forkBundled, messageOf } from './bundled';

export interface CrawlRun {
  readonly pages: number;
  readonly seconds: number;
  /** CPU time, which other load on the machine hardly affects. */
  readonly cpuSeconds: number;
  /** Peak resident memory, in MB. */
  readonly peakMb: number;
}

/**
 * Node limits its heap to a quarter of the memory, and jobs run in 1 GiB (functions/src/jobs/functions.ts). On a machine
 * with more memory, it would collect garbage less often.
 */
const instanceHeap = ['--max-old-space-size=256'];

/** Crawls a site in a separate process and measures it. */
export async function crawlOnce(url: string, maxPages: number): Promise<CrawlRun> {
  const child = await forkBundled('crawlChild', [url, String(maxPages)], { execArgv: instanceHeap });
  return messageOf<CrawlRun>(child);
}
