import { buildAll } from './local/build';
import { exitOnSignals } from './local/child';
import { Problem } from './local/problem';
import { seed } from './local/seed';
import { startStack } from './local/stack';
import { findChromium } from './test/chromium';
import { type Count, sum } from './test/count';
import { check, jest, playwright } from './test/steps';
import { sentryEnvironment } from './test/telemetry';

/** Beside the ports of `npm start`, so that both can run at once. */
const base = 5_600;

/** Slices and leases are short, so that a job of some seconds goes through several. */
const testEnvironment = { SLICE_SECONDS: '4', LEASE_SECONDS: '4', ...sentryEnvironment(base) };

const counts: Count[] = [];

async function step(name: string, work: () => Promise<Count>): Promise<void> {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const count = await work();
  counts.push(count);
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
}

async function main(): Promise<void> {
  exitOnSignals();
  const chromium = findChromium();
  await step('format and lint', () => check('biome', ['ci', '.']));
  await step('arrows', () =>
    check('depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'functions/src', 'scripts', 'tests']),
  );
  await step('types of the site', () => check('tsc', ['-p', 'tsconfig.json']));
  await step('types of the functions', () => check('tsc', ['-p', 'functions/tsconfig.json']));
  await step('unit tests', () => jest(['site', 'node']));
  await buildAll(base, console.log, { devPages: true });
  const stack = await startStack({ base, hosting: true, env: testEnvironment, onStep: console.log });
  try {
    await seed(stack);
    const env = { ...stack.env, STACK_BASE: String(base) };
    await step('security rules', () => jest(['rules'], env));
    await step('functions', () => jest(['functions'], env));
    await step('browser', () => playwright({ ...env, CHROMIUM_PATH: chromium }));
  } finally {
    await stack.stop();
  }
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Problem ? error.message : error);
    counts.push({ passed: 0, failed: 1 });
  })
  .finally(() => {
    const { passed, failed } = sum(counts);
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  });
