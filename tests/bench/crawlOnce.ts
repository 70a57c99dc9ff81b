import { forkBundled, messageOf } from './bundled';

export interface CrawlRun {
  readonly pages: number;
  readonly seconds: number;
  /** The most memory that was resident at any time, in MB. */
  readonly peakMb: number;
}

/** Crawls a site in a process of its own and says what it took. */
export async function crawlOnce(url: string, maxPages: number): Promise<CrawlRun> {
  return messageOf<CrawlRun>(await forkBundled('crawlChild', [url, String(maxPages)]));
}
