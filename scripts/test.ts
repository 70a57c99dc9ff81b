import { buildAll } from './local/build';
import { exitOnSignals } from './local/child';
import { Problem } from './local/problem';
import { root } from './local/stack';
import { affectedTasks } from './test/affected';
import { readTestArguments, type Suite, type TestArguments } from './test/arguments';
import { runChecks } from './test/checks';
import { findChromium } from './test/chromium';
import { runLanes } from './test/lanes';
import { couldNotRun } from './test/outcome';
import { plainTask } from './test/stackTask';
import { browser, functions, type Run, rules, type SuiteTask, unit } from './test/suites';
import { count, listFailures, listTimes, type Timed } from './test/summary';

const results: Timed[] = [];
const stop = new AbortController();

function report(result: Timed): void {
  const { name, seconds, outcome } = result;
  results.push(result);
  console.log(
    `── ${name}: ${outcome.passed} passed, ${outcome.failures.length} failed in ${seconds.toFixed(1)} s`,
  );
}

const isRed = () => results.some(({ outcome }) => outcome.failures.length > 0);

const checks = plainTask('checks', 'checks', () => runChecks(root));

const build = (base: number) => () =>
  buildAll(base, (words) => console.log(`build │ ${words}`), { devPages: true });

const run = (base: number, files: readonly string[] = [], options: readonly string[] = []): Run => ({
  base,
  files,
  options,
  stop: stop.signal,
});

const inLanes = (lanes: SuiteTask[][], shared: SuiteTask[] = [], onResult = report) =>
  runLanes(lanes, shared, stop.signal, onResult);

/** Checks while the site is built, then unit tests beside the suites that wait for emulators, then browser tests. */
async function everything(base: number, all: boolean): Promise<void> {
  const chromium = findChromium();
  const [, built] = await Promise.allSettled([inLanes([[checks]]), build(base)()]);
  if (built.status === 'rejected')
    report({ name: 'build', seconds: 0, outcome: couldNotRun('browser', 'build', String(built.reason)) });
  if (isRed() && !all) return;
  const given = run(base);
  if (built.status === 'rejected') return inLanes([[unit(given)], [rules(given)]]);
  await inLanes([[unit(given)], [functions(given), rules(given)]], browser(given, chromium), (result) => {
    report(result);
    // Whoever pushes too early learns it in minutes; what else is red can be seen with --all.
    if (result.name === 'unit' && isRed() && !all) stop.abort();
  });
}

async function oneSuite(suite: Suite, base: number, files: readonly string[]): Promise<void> {
  const given = run(base, files);
  switch (suite) {
    case 'checks':
      return inLanes([[checks]]);
    case 'unit':
      return inLanes([[unit(given)]]);
    case 'rules':
      return inLanes([[rules(given)]]);
    case 'functions':
      await build(base)();
      return inLanes([[functions(given)]]);
    case 'browser': {
      const chromium = findChromium();
      await build(base)();
      return inLanes([[], []], browser(given, chromium));
    }
  }
}

async function main(): Promise<void> {
  exitOnSignals();
  const args: TestArguments = readTestArguments(process.argv.slice(2));
  switch (args.mode) {
    case 'everything':
      return everything(args.base, args.all);
    case 'suite':
      return oneSuite(args.suite, args.base, args.files);
    case 'affected': {
      await inLanes([[checks]]);
      const { lanes, needsBuild } = await affectedTasks(args.since, run(args.base));
      if (needsBuild) await build(args.base)();
      return inLanes(lanes);
    }
  }
}

main()
  .catch((error: unknown) => {
    const message = error instanceof Problem ? error.message : error instanceof Error ? error.stack : error;
    results.push({
      name: 'run',
      seconds: 0,
      outcome: couldNotRun('checks', 'the run itself', String(message)),
    });
  })
  .finally(() => {
    const { passed, failed } = count(results);
    console.log(`\n${listTimes(results)}`);
    if (failed > 0) console.log(`\n${listFailures(results)}`);
    console.log(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  });
