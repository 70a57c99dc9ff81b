import { buildAll } from './local/build';
import { exitOnSignals } from './local/child';
import { Problem } from './local/problem';
import { root } from './local/stack';
import { affectedTasks } from './test/affected';
import { readTestArguments, type Suite, type TestArguments } from './test/arguments';
import { runChecks } from './test/checks';
import { findChromium } from './test/chromium';
import { runLanes } from './test/lanes';
import { plainTask } from './test/stackTask';
import {
  browser,
  build as buildSuite,
  functions,
  type Run,
  rules,
  type SuiteTask,
  unit,
} from './test/suites';
import { couldNotRun, count, listFailures, listTimes, type Timed } from './test/summary';

const results: Timed[] = [];
const stop = new AbortController();

function report(result: Timed): void {
  const { name, seconds, outcome } = result;
  results.push(result);
  console.log(
    `── ${name}: ${outcome.passed} passed, ${outcome.failures.length} failed in ${seconds.toFixed(1)} s`,
  );
}

const hasFailures = () => results.some(({ outcome }) => outcome.failures.length > 0);

const checks = plainTask('checks', 'checks', Promise.resolve(), () => runChecks(root));

/** Starts building the site and the functions. The suites that need them wait for the build, and fail if it fails. */
function build(base: number): Promise<void> {
  const built = buildAll(base, (words) => console.log(`build │ ${words}`), { devPages: true });
  // The suites that wait for it report the error.
  built.catch(() => undefined);
  return built;
}

interface Given {
  readonly files?: readonly string[];
  readonly built?: Promise<void>;
}

const run = (base: number, { files = [], built = Promise.resolve() }: Given = {}): Run => ({
  base,
  files,
  options: [],
  stop: stop.signal,
  built,
});

const inLanes = (lanes: SuiteTask[][], shared: SuiteTask[] = [], onResult = report) =>
  runLanes(lanes, shared, stop.signal, onResult);

/** Runs the checks while the site is built, and then two suites concurrently, because each keeps one core busy. */
async function everything(base: number, all: boolean): Promise<void> {
  const chromium = findChromium();
  const given = run(base, { built: build(base) });
  await inLanes([[checks]]);
  if (hasFailures() && !all) return;
  const lanes = [[unit(given)], [functions(given), rules(given)]];
  await inLanes(lanes, [...browser(given, chromium), buildSuite(given)], (result) => {
    report(result);
    // Failed unit tests end the run early. With --all, the run shows what else fails.
    if (result.name === 'unit' && hasFailures() && !all) stop.abort();
  });
}

async function oneSuite(suite: Suite, base: number, files: readonly string[]): Promise<void> {
  switch (suite) {
    case 'checks':
      return inLanes([[checks]]);
    case 'unit':
      return inLanes([[unit(run(base, { files }))]]);
    case 'rules':
      return inLanes([[rules(run(base, { files }))]]);
    case 'functions':
      return inLanes([[functions(run(base, { files, built: build(base) }))]]);
    case 'build':
      return inLanes([[buildSuite(run(base, { files, built: build(base) }))]]);
    case 'browser':
      return inLanes([[], []], browser(run(base, { files, built: build(base) }), findChromium()));
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
    case 'affected':
      await inLanes([[checks]]);
      return inLanes(await affectedTasks(args.since, run(args.base), () => build(args.base)));
  }
}

main()
  .catch((error: unknown) => {
    const message = error instanceof Problem ? error.message : error instanceof Error ? error.stack : error;
    results.push({
      name: 'run',
      seconds: 0,
      outcome: couldNotRun('checks', 'test runner', String(message)),
    });
  })
  .finally(() => {
    const { passed, failed } = count(results);
    console.log(`\n${listTimes(results)}`);
    if (failed > 0) console.log(`\n${listFailures(results)}`);
    console.log(`\n${passed} passed, ${failed} failed`);
    // A build may still be running after failed checks.
    process.exit(failed === 0 ? 0 : 1);
  });
