import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../local/stack';
import type { Suite } from './arguments';
import { lastLines, reports, run } from './process';
import { couldNotRun, type Failure, type Outcome } from './summary';

/** The parts of Jest's JSON report that we use. */
export interface JestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[] | null;
    }[];
  }[];
}

interface JestRun {
  readonly suite: Suite;
  readonly projects: readonly string[];
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

export async function jest({ suite, projects, args = [], env, signal }: JestRun): Promise<Outcome> {
  const file = join(reports, `jest-${suite}.json`);
  rmSync(file, { force: true });
  const given = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...args];
  const { output } = await run({ name: suite, command: 'jest', args: given, env, signal });
  if (!existsSync(file)) return couldNotRun(suite, suite, lastLines(output));
  return outcomeOfJest(JSON.parse(readFileSync(file, 'utf8')), suite, root);
}

/** @param root the folder to remove from file names. */
export function outcomeOfJest(
  { numPassedTests, testResults }: JestReport,
  suite: Suite,
  root: string,
): Outcome {
  const files = testResults.map((result) => ({ ...result, file: result.name.replace(`${root}/`, '') }));
  return {
    passed: numPassedTests,
    failures: files.flatMap(({ file, ...result }) => failuresIn(result, file, suite)),
    files: files.map(({ file, startTime, endTime }) => ({ file, seconds: (endTime - startTime) / 1_000 })),
  };
}

function failuresIn(
  { status, message, assertionResults }: Omit<JestReport['testResults'][number], 'name'>,
  file: string,
  suite: Suite,
): Failure[] {
  const again = [suite, file] as const;
  const failed = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      message: withoutStack(failureMessages?.join('\n') ?? ''),
      again,
    }));
  // A file that couldn't run, or failed after its tests, only has a message for the whole file.
  if (failed.length > 0 || status !== 'failed') return failed;
  return [{ name: file, message: withoutStack(message), again }];
}

/** Removes stack frames of libraries, so that the first frame is in our code. */
function withoutStack(message: string): string {
  const lines = stripVTControlCharacters(message).trim().split('\n');
  return lines.filter((line) => !/^\s+at .*node_modules|^\s+at .*node:internal/.test(line)).join('\n');
}
