import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunnerResult } from 'lighthouse';
import { browserArguments, findChromium } from '#scripts/test/chromium';

export type LighthouseResult = RunnerResult['lhr'];

export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The limits of every public page, on a throttled phone. */
export const timings = [
  { id: 'largest-contentful-paint', name: 'LCP', unit: 'ms', max: 1_500 },
  { id: 'cumulative-layout-shift', name: 'CLS', unit: '', max: 0 },
  { id: 'total-blocking-time', name: 'TBT', unit: 'ms', max: 50 },
] as const;

/** Error pages and confirmations must not be indexed, for which Lighthouse deducts points. */
const noindexPages = ['/404', '/waitlist/joined'];

export const categoriesOf = (path: string) =>
  lighthouseCategories.filter((id) => id !== 'seo' || !noindexPages.includes(path));

const root = join(__dirname, '../..');

/**
 * Runs Lighthouse's mobile audit on a page. If the browser lost the trace, it runs again, as Lighthouse recommends.
 * @throws if the page could not be audited.
 */
export async function lighthouse(url: string, attempts = 3): Promise<LighthouseResult> {
  try {
    return await runLighthouse(url);
  } catch (error) {
    if (attempts > 1 && /Please run Lighthouse again/.test(String(error)))
      return lighthouse(url, attempts - 1);
    throw error;
  }
}

/** Runs the command, because Lighthouse injects functions into the page that our compiler must not have changed. */
async function runLighthouse(url: string): Promise<LighthouseResult> {
  const flags = [...browserArguments, '--headless=new'].join(' ');
  const options = ['--quiet', '--output=json', `--only-categories=${lighthouseCategories.join(',')}`];
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/lighthouse'),
    [url, ...options, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 100_000_000 },
  );
  const result: LighthouseResult = JSON.parse(stdout);
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}

/** Returns Lighthouse's failed audits of a page. */
export function failedAuditsIn({ audits, categories }: LighthouseResult): string[] {
  const affectsScore = (id: string) =>
    Object.values(categories).some(({ auditRefs }) =>
      auditRefs.some((each) => each.id === id && each.weight > 0),
    );
  return Object.values(audits)
    .filter(({ id, score }) => score !== null && score < 0.9 && affectsScore(id))
    .map(({ title }) => title);
}
