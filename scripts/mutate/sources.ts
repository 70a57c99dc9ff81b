import { execFileSync } from 'node:child_process';
import { Problem } from '../local/problem';
import { root } from '../local/stack';

const notMutated = [
  /\.test\.tsx?$/,
  /\.d\.ts$/,
  // Helpers of tests are only as right as the tests that use them.
  /(^|\/)(testSupport|fixtures)\//,
  /^tests\//,
];

export const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !notMutated.some((pattern) => pattern.test(path));

/**
 * Lists the TypeScript files under the paths that Git knows or would add.
 * @throws Problem when there is none.
 */
export function sourcesUnder(paths: readonly string[]): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths],
    { cwd: root, encoding: 'utf8' },
  );
  const sources = [...new Set(listed.split('\n'))].filter(isSource);
  if (sources.length === 0) throw new Problem(`No TypeScript file to mutate under ${paths.join(', ')}.`);
  return sources;
}
