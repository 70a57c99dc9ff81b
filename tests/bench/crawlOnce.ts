import { fork } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';

export interface CrawlRun {
  readonly pages: number;
  readonly seconds: number;
  /** The most memory that was resident at any time, in MB. */
  readonly peakMb: number;
}

const program = join(__dirname, '../../.local/bench/crawl.cjs');

let built: Promise<unknown> | null = null;

/**
 * Crawls a site in a process of its own and says what it took. The process runs a bundle, as the cloud does: what
 * compiles TypeScript on the fly has a memory of its own.
 */
export async function crawlOnce(url: string, maxPages: number): Promise<CrawlRun> {
  built ??= build({
    entryPoints: [join(__dirname, 'crawlChild.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    logLevel: 'error',
  });
  await built;
  const child = fork(program, [url, String(maxPages)], { execArgv: [] });
  return new Promise<CrawlRun>((resolve, reject) => {
    child.once('message', (message) => resolve(message as CrawlRun));
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`the crawl ended with ${code}`)));
  });
}
