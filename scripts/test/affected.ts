import { execFileSync } from 'node:child_process';
import { Problem } from '../local/problem';
import { root } from '../local/stack';
import { findChromium } from './chromium';
import { browser, build as buildSuite, functions, type Run, rules, type SuiteTask, unit } from './suites';

/**
 * Returns the tests that import files changed since a commit, directly or indirectly.
 * @param build starts the build for suites that run on a stack.
 */
export async function affectedTasks(
  since: string,
  run: Run,
  build: () => Promise<void>,
): Promise<SuiteTask[][]> {
  const changed = changedFiles(since);
  const has = (pattern: RegExp) => changed.some((file) => pattern.test(file));
  const options = ['--changedSince', since, '--passWithNoTests'];
  const functionsFiles = listed('jest', ['--selectProjects', 'functions', '--listTests', ...options]);
  const needsFunctions = functionsFiles.length > 0;
  const needsBrowser = has(/^tests\/e2e\//);
  const needsBuild = has(/^(gatsby\/|gatsby-|tests\/build\/)/);
  const given = needsFunctions || needsBrowser || needsBuild ? { ...run, built: build() } : run;
  const onStacks = [
    ...(has(/^(firestore\.rules|tests\/rules\/)/) ? [rules(given)] : []),
    ...(needsFunctions ? [functions({ ...given, files: functionsFiles })] : []),
    ...(needsBuild ? [buildSuite(given)] : []),
    ...(needsBrowser ? browser({ ...given, options: ['--only-changed', since] }, findChromium()) : []),
  ];
  return [[unit({ ...given, options })], onStacks];
}

/** @throws Problem if Git doesn't know the commit. */
function changedFiles(since: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    const base = git('merge-base', since, 'HEAD');
    return [
      ...git('diff', '--name-only', base).split('\n'),
      ...git('ls-files', '-o', '--exclude-standard').split('\n'),
    ];
  } catch (cause) {
    throw new Problem(
      `Git can’t compare with “${since}”. Fetch it (git fetch origin main), or name another commit: npm test -- affected COMMIT`,
      { cause },
    );
  }
}

const listed = (command: string, args: readonly string[]): string[] =>
  execFileSync(`${root}/node_modules/.bin/${command}`, [...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.startsWith('/'));
