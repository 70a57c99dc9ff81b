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
