import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildAll, siteFolder } from '#scripts/local/build';
import { root } from '#scripts/local/stack';
import {
  categoriesOf,
  failedAuditsIn,
  type LighthouseResult,
  lighthouse,
  lighthouseCategories,
  timings,
} from '#tests/support/lighthouse';
import { publicPages } from '#tests/support/publicPages';
import { type Bench, type BenchRow, rowOf } from '../bench';
import { startHosting } from './hosting';

const base = 5_800;
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

/**
 * Runs Lighthouse as a slow phone on a slow network against the Hosting emulator: several times on each kind of page, or,
 * with LIGHTHOUSE_PAGES=all, once on every public page, reported as one range.
 */
export const lighthouseBench: Bench = {
  name: 'lighthouse',
  async run(report) {
    await buildAll(base, console.error);
    const folder = join(root, siteFolder(base));
    const hosting = await startHosting(folder, base);
    try {
      if (process.env.LIGHTHOUSE_PAGES === 'all') {
        const listed = pathsIn(await readFile(join(folder, 'sitemap.xml'), 'utf8'));
        const paths = [...listed, '/waitlist/joined', '/404'];
        const results = await auditAll(hosting.url, paths);
        reportOf(`${results.length} pages`, results, report);
      } else {
        for (const path of publicPages) {
          const results: Measured[] = [];
          for (let run = 0; run < runs; run++)
            results.push({ path, result: await auditPage(`${hosting.url}${path}`) });
          reportOf(path, results, report);
        }
      }
    } finally {
      await hosting.stop();
    }
  },
};

interface Measured {
  readonly path: string;
  readonly result: LighthouseResult;
}

const pathsIn = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/** Audits two pages concurrently, to finish in 15 minutes. A page that exceeds a limit is audited again alone. */
async function auditAll(site: string, paths: readonly string[]): Promise<Measured[]> {
  const results: Measured[] = [];
  const rest = [...paths];
  const worker = async () => {
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      results.push({ path, result: await auditPage(`${site}${path}`) });
      console.error(`${results.length} of ${paths.length}: ${path}`);
    }
  };
  await Promise.all([worker(), worker()]);
  for (const [at, { path, result }] of results.entries()) {
    if (isWithinLimits(path, result)) continue;
    const alone = await auditPage(`${site}${path}`);
    if (!isWithinLimits(path, alone))
      console.error(`${path} exceeds a limit when audited alone: ${timesOf(alone)}`);
    results[at] = { path, result: alone };
  }
  return results;
}

const isWithinLimits = (path: string, { categories, audits }: LighthouseResult) =>
  categoriesOf(path).every((id) => categories[id]?.score === 1) &&
  timings.every(({ id, max }) => (audits[id]?.numericValue ?? Number.NaN) <= max);

const timesOf = ({ audits }: LighthouseResult) =>
  timings.map(({ id, name, unit }) => `${name} ${audits[id]?.numericValue} ${unit}`).join(', ');

function reportOf(name: string, measured: readonly Measured[], report: (row: BenchRow) => void): void {
  for (const id of lighthouseCategories) {
    const scored = measured.filter(({ path }) => categoriesOf(path).includes(id));
    if (scored.length === 0) continue;
    const scores = scored.map(({ result }) => (result.categories[id]?.score ?? 0) * 100);
    report(rowOf(`${name} ${id}`, scores, 'of 100', '100'));
  }
  for (const { id, name: timing, unit, max } of timings) {
    const values = measured.map(({ result }) => result.audits[id]?.numericValue ?? Number.NaN);
    const limit = max === 0 ? '0' : `${max.toLocaleString('en-US')} at most`;
    report(rowOf(`${name} ${timing}`, values, unit, limit));
  }
}

async function auditPage(url: string): Promise<LighthouseResult> {
  const result = await lighthouse(url);
  for (const title of failedAuditsIn(result)) console.error(`${url}: ${title}`);
  return result;
}
