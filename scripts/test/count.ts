import type { Failure } from './failures';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** What a suite came to. */
export interface Outcome extends Count {
  readonly failures: readonly Failure[];
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, count) => ({ passed: total.passed + count.passed, failed: total.failed + count.failed }),
    { passed: 0, failed: 0 },
  );
}

export interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** A suite that could not even run counts as one failure. */
export function countJest(report: JestReport): Count {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** A test that passed only when it was tried again has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
