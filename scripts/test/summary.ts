import type { Suite } from './arguments';

/** One failed test, check or file that couldn't run. */
export interface Failure {
  /** Its file and title. */
  readonly name: string;
  /** The error message, without colors. */
  readonly message: string;
  /** What to pass to `npm test --` to run it again, such as `unit src/a.test.ts`. */
  readonly again: readonly [Suite, ...string[]];
  /** The folder with the screenshots and differences of a browser test. */
  readonly folder?: string;
}

export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

/** The result of one suite, or of one part of the browser suite. */
export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
  readonly files: readonly FileTime[];
}

/** The outcome of a suite that couldn't run, or ended without a report. */
export const couldNotRun = (suite: Suite, name: string, message: string): Outcome => ({
  passed: 0,
  failures: [{ name, message, again: [suite] }],
  files: [],
});

/** A suite with its outcome and duration. */
export interface Timed {
  readonly name: string;
  readonly seconds: number;
  readonly outcome: Outcome;
}

/** All failures must fit in the end of the log that CI shows. */
const maxLines = 40;
/** Headings, the count, and blank lines. */
const otherLines = 6;

const slowestFiles = 10;

const minutes = (seconds: number) =>
  seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;

/** Lists the duration of each suite and the slowestFiles files. */
export function listTimes(suites: readonly Timed[]): string {
  const files: FileTime[] = suites.flatMap(({ outcome }) => outcome.files);
  const slow = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, slowestFiles);
  return [
    'Suites:',
    ...suites.map(
      ({ name, seconds, outcome: { passed, failures } }) =>
        `  ${minutes(seconds).padStart(12)}  ${name}: ${passed} passed, ${failures.length} failed`,
    ),
    ...(slow.length > 0 ? ['Slowest files:'] : []),
    ...slow.map(({ file, seconds }) => `  ${minutes(seconds).padStart(12)}  ${file}`),
  ].join('\n');
}

/** Lists each failure with its message, and the commands that run the failed tests again. */
export function listFailures(suites: readonly Timed[]): string {
  const failures = suites.flatMap(({ outcome }) => outcome.failures);
  const commands = rerunCommands(suites);
  const room = maxLines - otherLines - commands.length;
  const shown = failures.slice(0, Math.max(1, Math.floor(room / 2)));
  const linesEach = Math.max(1, Math.floor(room / shown.length) - 1);
  return [
    ...shown.flatMap(({ name, message, folder }) => {
      const lines = message.split('\n').filter((line) => line.trim() !== '');
      const messageLines = lines.slice(0, linesEach - (folder && linesEach > 1 ? 1 : 0));
      const screenshots = folder && linesEach > 1 ? [`Screenshots and differences: ${folder}`] : [];
      return [`✘ ${name}`, ...[...messageLines, ...screenshots].map((line) => `    ${line}`)];
    }),
    ...(failures.length > shown.length ? [`… and ${failures.length - shown.length} more failures`] : []),
    'To run them again:',
    ...commands.map((command) => `    ${command}`),
  ].join('\n');
}

/** Returns one command per suite with failures. */
function rerunCommands(suites: readonly Timed[]): string[] {
  const files = new Map<string, Set<string>>();
  for (const { outcome } of suites) {
    for (const { again } of outcome.failures) {
      const [suite, ...named] = again;
      const known = files.get(suite) ?? new Set();
      for (const file of named) known.add(file);
      files.set(suite, known);
    }
  }
  return [...files].map(([suite, named]) => ['npm test --', suite, ...named].join(' '));
}

/** Counts the tests of all suites. */
export function count(suites: readonly Timed[]): { readonly passed: number; readonly failed: number } {
  return {
    passed: suites.reduce((sum, { outcome }) => sum + outcome.passed, 0),
    failed: suites.reduce((sum, { outcome }) => sum + outcome.failures.length, 0),
  };
}
