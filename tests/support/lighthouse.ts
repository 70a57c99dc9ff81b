import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunnerResult } from 'lighthouse';
import { browserArguments, findChromium } from '../../scripts/test/chromium';

export type LighthouseResult = RunnerResult['lhr'];

export const lighthouseCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What every public page keeps, on a slow phone on a slow network. */
export const timings = [
  { id: 'largest-contentful-paint', name: 'LCP', unit: 'ms', most: 1_500 },
  { id: 'cumulative-layout-shift', name: 'CLS', unit: '', most: 0 },
  { id: 'total-blocking-time', name: 'TBT', unit: 'ms', most: 50 },
] as const;

/** What is not there, or only an answer, must not be found by search engines, which Lighthouse counts against it. */
const notToBeFound = ['/404', '/waitlist/joined'];

export const categoriesOf = (path: string) =>
  lighthouseCategories.filter((id) => id !== 'seo' || !notToBeFound.includes(path));

const root = join(__dirname, '../..');

/**
 * Looks at a page as Lighthouse's phone does; a trace that the browser has lost is taken again, as Lighthouse asks to.
 * @throws when the page could not be looked at.
 */
export async function lighthouse(url: string, attempts = 3): Promise<LighthouseResult> {
  try {
    return await look(url);
  } catch (error) {
    if (attempts > 1 && /Please run Lighthouse again/.test(String(error)))
      return lighthouse(url, attempts - 1);
    throw error;
  }
}

/** By its command: it sends functions of its own into the page, which must not have gone through our compiler. */
async function look(url: string): Promise<LighthouseResult> {
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

/** What a page has lost points for, in Lighthouse's words. */
export function faultsIn({ audits, categories }: LighthouseResult): string[] {
  const weighs = (id: string) =>
    Object.values(categories).some(({ auditRefs }) =>
      auditRefs.some((each) => each.id === id && each.weight > 0),
    );
  return Object.values(audits)
    .filter(({ id, score }) => score !== null && score < 0.9 && weighs(id))
    .map(({ title }) => title);
}
