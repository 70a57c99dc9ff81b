import { buildAll } from './local/build';
import { exitOnSignals } from './local/child';
import { Problem } from './local/problem';
import { seed } from './local/seed';
import { startStack } from './local/stack';
import { readTestArguments, type Suite } from './test/arguments';
import { findChromium } from './test/chromium';
import { type Outcome, sum } from './test/count';
import { listFailures } from './test/failures';
import { check, jest, type OnStack, type Part, playwright } from './test/steps';
import { sentryEnvironment } from './test/telemetry';

/**
 * Slices and leases are short: a job of half a minute goes through three, of 4, 8 and 24 s, and a dead slice is soon
 * found.
 */
const testEnvironment = (base: number) => ({
  SLICE_SECONDS: '4',
  LEASE_SECONDS: '6',
  ...sentryEnvironment(base),
});

/** The suites that ask the local stack. Each has a fresh one: Firestore's emulator gets slower with all that it has served. */
const onStack = ['rules', 'functions', 'browser'] as const satisfies readonly Suite[];

/** For the same reason the browser's, by far the longest, runs in parts. */
const browserParts = 4;

const outcomes: Outcome[] = [];

async function step(name: string, work: () => Promise<Outcome>): Promise<void> {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const outcome = await work();
  outcomes.push(outcome);
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  console.log(`── ${name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`);
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
  const env = testEnvironment(base);
  const stack = await startStack({ base, hosting: true, env, onStep: console.log });
  try {
    await seed(stack);
    await work({ env: { ...stack.env, STACK_BASE: String(base) }, signal: stack.broken });
  } finally {
    await stack.stop();
  }
}

const parts = (of: number): Part[] => Array.from({ length: of }, (_, index) => ({ number: index + 1, of }));

async function main(): Promise<void> {
  exitOnSignals();
  const { suites, files, base } = readTestArguments(process.argv.slice(2));
  const wanted = (suite: Suite) => suites.includes(suite);
  // Before all else: who lacks a browser is told at once.
  const chromium = wanted('browser') ? findChromium() : '';
  if (wanted('checks')) await checks();
  if (wanted('unit')) await step('unit tests', () => jest(['site', 'node'], files));
  if (onStack.some(wanted)) await buildAll(base, console.log, { devPages: true });
  for (const suite of onStack.filter(wanted)) {
    switch (suite) {
      case 'rules':
        await withStack(base, (stack) => step('security rules', () => jest(['rules'], files, stack)));
        break;
      case 'functions':
        await withStack(base, (stack) => step('functions', () => jest(['functions'], files, stack)));
        break;
      case 'browser':
        // Files that are named are few.
        for (const part of parts(files.length > 0 ? 1 : browserParts))
          await withStack(base, ({ env, signal }) =>
            step(`browser, ${part.number} of ${part.of}`, () =>
              playwright(files, part, { env: { ...env, CHROMIUM_PATH: chromium }, signal }),
            ),
          );
        break;
    }
  }
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Problem ? error.message : error);
    const failure = { name: 'the run itself', said: error instanceof Error ? error.message : String(error) };
    outcomes.push({ passed: 0, failed: 1, failures: [failure] });
  })
  .finally(() => {
    const { passed, failed } = sum(outcomes);
    if (failed > 0) console.log(`\n${listFailures(outcomes.flatMap(({ failures }) => failures))}`);
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  });
