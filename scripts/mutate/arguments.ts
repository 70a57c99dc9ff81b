import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { highestPort } from '../local/arguments';
import { Problem } from '../local/problem';
import { root } from '../local/stack';

export interface MutateArguments {
  /** Whether to mutate TypeScript or the Firestore rules. */
  readonly kind: 'code' | 'rules';
  /** Relative to the root of the repository. A file may have a range of lines: `src/domain/url.ts:5-9`. */
  readonly paths: readonly string[];
  /** Folders and files whose unit tests are run. Empty for all. */
  readonly tests: readonly string[];
  /** The number of mutants tested concurrently. */
  readonly workers: number;
  /** The first port of the Firestore emulator's block. */
  readonly base: number;
}

const usage = 'npm run mutate -- PATH… [--tests PATH]… [--workers 2] [--port 5800]';

export const rulesFile = 'firestore.rules';

/** @throws Problem that names the invalid argument. */
export function readMutateArguments(args: readonly string[]): MutateArguments {
  const { values, positionals } = parse(args);
  const workers = wholeNumber('workers', values.workers, 1, 8);
  const base = wholeNumber('port', values.port, 1_024, highestPort);
  if (positionals.length === 0) throw new Problem(`Name a file or a folder to mutate. Usage: ${usage}`);
  const paths = positionals.map(relativeToRoot);
  if (paths.includes(rulesFile)) {
    if (paths.length > 1)
      throw new Problem(`${rulesFile} can’t be combined with other files. Usage: ${usage}`);
    return { kind: 'rules', paths, tests: [], workers, base };
  }
  const tests = (values.tests ?? []).map(relativeToRoot);
  const missing = [...paths.map((path) => withoutLines(path)), ...tests].find(
    (path) => !existsSync(`${root}/${path}`),
  );
  if (missing !== undefined) throw new Problem(`There is no file or folder “${missing}”.`);
  return { kind: 'code', paths, tests, workers, base };
}

/** Removes the range of lines from a path. */
const withoutLines = (path: string): string => path.replace(/(\.tsx?):\d+-\d+$/, '$1');

const relativeToRoot = (path: string): string => (isAbsolute(path) ? relative(root, path) : path);

function wholeNumber(option: string, written: string, min: number, max: number): number {
  const value = Number(written);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Problem(`--${option} takes a number from ${min} to ${max}, not “${written}”. Usage: ${usage}`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        tests: { type: 'string', multiple: true },
        workers: { type: 'string', default: '2' },
        port: { type: 'string', default: '5800' },
      },
    });
  } catch (cause) {
    throw new Problem(`${cause instanceof Error ? cause.message : cause} Usage: ${usage}`, { cause });
  }
}

const notMutated = [
  /\.d\.ts$/,
  // Test support is covered by the tests that use it.
  /\.(test|fixture)\.tsx?$/,
  /^tests\//,
];

export const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !notMutated.some((pattern) => pattern.test(path));

/**
 * Lists the TypeScript files under the paths that Git tracks or would add. Ranges of lines are kept.
 * @throws Problem if there are none.
 */
export function sourcesUnder(paths: readonly string[]): string[] {
  const sources = [...new Set(paths.flatMap(sourcesOf))];
  if (sources.length === 0) throw new Problem(`No TypeScript file to mutate under ${paths.join(', ')}.`);
  return sources;
}

function sourcesOf(path: string): string[] {
  const file = withoutLines(path);
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', file];
  const listed = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(isSource);
  return listed.map((source) => (source === file ? path : source));
}
