import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../../local/child';
import { root } from '../../local/stack';

/** Files of one run of the suite; runs that go on concurrently need different ones. */
export interface SuiteRun {
  /** What the suite needs to reach its Firestore emulator. */
  readonly env: Readonly<Record<string, string>>;
  readonly folder: string;
  /** Tells concurrent runs apart. */
  readonly name: string;
}

/**
 * Runs tests/rules with these rules until a test fails. Returns whether all of them passed.
 * @throws Error when jest wrote no report, or ran no test.
 */
export async function passes(rules: string, { env, folder, name }: SuiteRun): Promise<boolean> {
  const rulesFile = join(folder, `${name}.rules`);
  const report = join(folder, `${name}.json`);
  writeFileSync(rulesFile, rules);
  rmSync(report, { force: true });
  const jest = startChild({
    name: 'jest',
    command: join(root, 'node_modules/.bin/jest'),
    args: [
      '--selectProjects',
      'rules',
      '--runInBand',
      '--bail',
      '--forceExit',
      '--json',
      `--outputFile=${report}`,
    ],
    cwd: root,
    env: { ...env, FIRESTORE_RULES: rulesFile },
    logFile: join(folder, `${name}.log`),
  });
  await jest.gone;
  return passed(JSON.parse(readFileSync(report, 'utf8')));
}

interface JestReport {
  readonly success: boolean;
  readonly numTotalTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** @throws Error when a test file could not be run: that says nothing about the rules. */
export function passed({ success, numTotalTests, numRuntimeErrorTestSuites }: JestReport): boolean {
  if (numTotalTests === 0 || numRuntimeErrorTestSuites > 0)
    throw new Error('The rules suite could not be run; its log is in the folder of this run.');
  return success;
}
