import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunnerResult } from 'lighthouse';
import { buildAll, siteFolder } from '../../../scripts/local/build';
import { root } from '../../../scripts/local/stack';
import { browserArguments, findChromium } from '../../../scripts/test/chromium';
import { type Bench, rowOf } from '../bench';
import { startHosting } from './hosting';
import { publicPages } from './pages';

type Result = RunnerResult['lhr'];

const base = 5_800;
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const timings = [
  { id: 'largest-contentful-paint', name: 'LCP', unit: 'ms', limit: '1,500 at most' },
  { id: 'cumulative-layout-shift', name: 'CLS', unit: '', limit: '0' },
  { id: 'total-blocking-time', name: 'TBT', unit: 'ms', limit: '50 at most' },
] as const;

/** Lighthouse as a slow phone on a slow network, against the Hosting emulator. */
export const lighthouseBench: Bench = {
  name: 'lighthouse',
  async run(report) {
    await buildAll(base, console.error);
    const hosting = await startHosting(join(root, siteFolder(base)), base);
    try {
      for (const path of publicPages) {
        const results = await measure(`${hosting.url}${path}`);
        for (const id of categoriesOf(path)) {
          const scores = results.map(({ categories: of }) => (of[id]?.score ?? 0) * 100);
          report(rowOf(`${path} ${id}`, scores, 'of 100', '100'));
        }
        for (const { id, name, unit, limit } of timings) {
          const values = results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
          report(rowOf(`${path} ${name}`, values, unit, limit));
        }
      }
    } finally {
      await hosting.stop();
    }
  },
};

/** A page that is not there must not be found by search engines, which Lighthouse counts against it. */
const categoriesOf = (path: string) => categories.filter((id) => id !== 'seo' || path !== '/404');

async function measure(url: string): Promise<Result[]> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url);
    if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
    for (const { id, score, title } of Object.values(result.audits)) {
      if (score !== null && score < 0.9 && weighs(result, id)) console.error(`${url}: ${title}`);
    }
    results.push(result);
  }
  return results;
}

/** By its command: it sends functions of its own into the page, which must not have gone through our compiler. */
async function lighthouse(url: string): Promise<Result> {
  const flags = [...browserArguments, '--headless=new'].join(' ');
  const options = ['--quiet', '--output=json', `--only-categories=${categories.join(',')}`];
  const { stdout } = await promisify(execFile)(
    join(root, 'node_modules/.bin/lighthouse'),
    [url, ...options, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findChromium() }, maxBuffer: 100_000_000 },
  );
  return JSON.parse(stdout);
}

/** Whether an audit counts in one of the scores. */
const weighs = ({ categories: of }: Result, id: string) =>
  Object.values(of).some(({ auditRefs }) => auditRefs.some((each) => each.id === id && each.weight > 0));
