import { join } from 'node:path';
import { buildAll, siteFolder } from '../../../scripts/local/build';
import { root } from '../../../scripts/local/stack';
import { categoriesOf, faultsIn, type LighthouseResult, lighthouse, timings } from '../../support/lighthouse';
import { type Bench, rowOf } from '../bench';
import { startHosting } from './hosting';
import { publicPages } from './pages';

const base = 5_800;
const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 3);

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
        for (const { id, name, unit, most } of timings) {
          const values = results.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN);
          report(
            rowOf(
              `${path} ${name}`,
              values,
              unit,
              most === 0 ? '0' : `${most.toLocaleString('en-GB')} at most`,
            ),
          );
        }
      }
    } finally {
      await hosting.stop();
    }
  },
};

async function measure(url: string): Promise<LighthouseResult[]> {
  const results: LighthouseResult[] = [];
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(url);
    for (const fault of faultsIn(result)) console.error(`${url}: ${fault}`);
    results.push(result);
  }
  return results;
}
