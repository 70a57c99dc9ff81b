import { buildAll } from './local/build';
import { exitOnSignals } from './local/child';
import { Problem } from './local/problem';
import { seed } from './local/seed';
import { startStack } from './local/stack';
import { readTestArguments, type Suite } from './test/arguments';
import { findChromium } from './test/chromium';
import { type Count, sum } from './test/count';
import { check, jest, type OnStack, playwright } from './test/steps';
import { sentryEnvironment } from './test/telemetry';

/** Slices and leases are short, so that a job of some seconds goes through several. */
const testEnvironment = (base: number) => ({
  SLICE_SECONDS: '4',
  LEASE_SECONDS: '4',
  ...sentryEnvironment(base),
});

/** The suites that ask the local stack. */
const onStack: readonly Suite[] = ['rules', 'functions', 'browser'];

const counts: Count[] = [];

async function step(name: string, work: () => Promise<Count>): Promise<void> {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const count = await work();
  counts.push(count);
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  console.log(`── ${name}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
}

async function checks(): Promise<void> {
  await step('format and lint', () => check('biome', ['ci', '.']));
  await step('arrows', () =>
    check('depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'functions/src', 'scripts', 'tests']),
  );
  await step('types of the site', () => check('tsc', ['-p', 'tsconfig.json']));
  await step('types of the functions', () => check('tsc', ['-p', 'functions/tsconfig.json']));
}

async function withStack(base: number, work: (stack: OnStack) => Promise<void>): Promise<void> {
  await buildAll(base, console.log, { devPages: true });
  const env = testEnvironment(base);
  const stack = await startStack({ base, hosting: true, env, onStep: console.log });
  try {
    await seed(stack);
    await work({ env: { ...stack.env, STACK_BASE: String(base) }, signal: stack.broken });
  } finally {
    await stack.stop();
  }
}

async function main(): Promise<void> {
  exitOnSignals();
  const { suites, files, base } = readTestArguments(process.argv.slice(2));
  const wanted = (suite: Suite) => suites.includes(suite);
  // Before all else: who lacks a browser is told at once.
  const chromium = wanted('browser') ? findChromium() : '';
  if (wanted('checks')) await checks();
  if (wanted('unit')) await step('unit tests', () => jest(['site', 'node'], files));
  if (!onStack.some(wanted)) return;
  await withStack(base, async ({ env, signal }) => {
    if (wanted('rules')) await step('security rules', () => jest(['rules'], files, { env, signal }));
    if (wanted('functions')) await step('functions', () => jest(['functions'], files, { env, signal }));
    if (!wanted('browser')) return;
    await step('browser', () => playwright(files, { env: { ...env, CHROMIUM_PATH: chromium }, signal }));
  });
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
