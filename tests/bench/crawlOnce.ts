import { forkBundled, messageOf } from './bundled';

export interface CrawlRun {
  readonly pages: number;
  readonly seconds: number;
  /** Of the processors, which other programs on the machine hardly change. */
  readonly cpuSeconds: number;
  /** The most memory that was resident at any time, in MB. */
  readonly peakMb: number;
}

/**
 * Node gives its heap a quarter of the memory there is, and jobs run in 1 GiB (functions/src/jobs/functions.ts). On a
 * larger machine it would let more garbage lie.
 */
const heapOfAnInstance = ['--max-old-space-size=256'];

/** Crawls a site in a process of its own and says what it took. */
export async function crawlOnce(url: string, maxPages: number): Promise<CrawlRun> {
  const child = await forkBundled('crawlChild', [url, String(maxPages)], { execArgv: heapOfAnInstance });
  return messageOf<CrawlRun>(child);
}
