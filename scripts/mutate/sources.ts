import { execFileSync } from 'node:child_process';
import { Problem } from '../local/problem';
import { root } from '../local/stack';
import { withoutLines } from './arguments';

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
