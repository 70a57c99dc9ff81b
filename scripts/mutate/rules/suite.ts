import { writeFileSync } from 'node:fs';
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
 * Runs tests/rules with these rules until a file has failed. Returns whether all of them passed.
 * @throws Error when the tests could not be run.
 */
export async function passes(rules: string, { env, folder, name }: SuiteRun): Promise<boolean> {
  const rulesFile = join(folder, `${name}.rules`);
  const lines: string[] = [];
  writeFileSync(rulesFile, rules);
  const jest = startChild({
    name: 'jest',
    command: join(root, 'node_modules/.bin/jest'),
    args: ['--selectProjects', 'rules', '--runInBand', '--bail', '--forceExit', '--ci'],
    cwd: root,
    env: { ...env, FIRESTORE_RULES: rulesFile },
    logFile: join(folder, `${name}.log`),
    onLine: (line) => lines.push(line),
  });
  const code = await jest.gone;
  return passed(code, lines.join('\n'));
}

/**
 * Reads the result of a run from the exit code and the output: with `--bail`, jest writes no report.
 * @throws Error when a test file could not be run, or none was: that says nothing about the rules.
 */
export function passed(code: number | null, output: string): boolean {
  if (/^(PASS|FAIL) /m.test(output) && !output.includes('Test suite failed to run')) {
    if (code === 0) return true;
    if (/^FAIL /m.test(output)) return false;
  }
  throw new Error(`The rules suite could not be run; jest ended with code ${code}:\n${output.slice(-2_000)}`);
}
