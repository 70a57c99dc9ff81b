import { parseArgs } from 'node:util';
import { appJs } from '#tests/bench/app/appJs';
import { jobsList } from '#tests/bench/app/jobsList';
import { live } from '#tests/bench/app/live';
import { reportOpen } from '#tests/bench/app/reportOpen';
import type { Bench, BenchRow } from '#tests/bench/bench';
import { crawl } from '#tests/bench/crawl';
import { crawlLatency } from '#tests/bench/crawlLatency';
import { crawlReal } from '#tests/bench/crawlReal';
import { crawlScale } from '#tests/bench/crawlScale';
import { jobCost } from '#tests/bench/jobCost';
import { buildBench } from '#tests/bench/site/build';
import { lighthouseBench } from '#tests/bench/site/lighthouse';
import { publicJs } from '#tests/bench/site/publicJs';
import { tunnelBench } from '#tests/bench/tunnel';
import { exitOnSignals } from './local/child';

const benches: readonly Bench[] = [
  crawl,
  crawlLatency,
  crawlReal,
  crawlScale,
  jobCost,
  publicJs,
  tunnelBench,
  lighthouseBench,
  buildBench,
  jobsList,
  live,
  reportOpen,
  appJs,
];

const usage = `Usage: npm run bench [-- NAME… --json]

Runs benchmarks and prints the median, minimum and maximum of each case. Names: ${benches.map(({ name }) => name).join(', ')}.
`;

async function main(): Promise<void> {
  exitOnSignals();
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const unknown = positionals.find((wanted) => !benches.some(({ name }) => name === wanted));
  if (unknown !== undefined) throw new Error(`There is no benchmark “${unknown}”.\n${usage}`);
  // npm consumes options without a preceding "--" and passes them on in this variable.
  const json = values.json || process.env.npm_config_json === 'true';
  // Logs of the functions go to stderr, so that stdout has only the results.
  console.log = console.info = console.error;
  const rows: (BenchRow & { bench: string })[] = [];
  for (const bench of benches) {
    if (positionals.length > 0 && !positionals.includes(bench.name)) continue;
    await bench.run((row) => {
      rows.push({ bench: bench.name, ...row });
      if (!json) process.stdout.write(`${lineOf(bench.name, row)}\n`);
    });
  }
  if (json) process.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
}

function lineOf(bench: string, { case: name, value, min, max, unit, against }: BenchRow): string {
  const figures = [value, min, max].map((figure) => formatted(figure).padStart(9)).join('');
  return `${bench.padEnd(14)}${name.padEnd(28)}${figures}  ${unit}${against === null ? '' : ` (${against})`}`;
}

function formatted(figure: number): string {
  return figure.toFixed(Math.abs(figure) >= 100 ? 0 : 2);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
