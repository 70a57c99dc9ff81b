import { execFileSync } from 'node:child_process';
import { Problem } from '../local/problem';
import { root } from '../local/stack';
import { findChromium } from './chromium';
import { browser, functions, type Run, rules, type SuiteTask, unit } from './suites';

interface Affected {
  readonly lanes: SuiteTask[][];
  /** Whether one of them needs the built site and functions. */
  readonly needsBuild: boolean;
}

/** The tests that a change since a commit affects, by the imports of their files. */
export async function affectedTasks(since: string, run: Run): Promise<Affected> {
  const changed = changedFiles(since);
  const jestOptions = ['--changedSince', since, '--passWithNoTests'];
  const lanes = [[unit({ ...run, options: jestOptions })]];
  const others: SuiteTask[] = [];
  if (changed.some((file) => /^(firestore\.rules|tests\/rules\/)/.test(file))) others.push(rules(run));
  const functionsFiles = listed('jest', ['--selectProjects', 'functions', '--listTests', ...jestOptions]);
  const specs = changed.filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file));
  const browserSupport = changed.some((file) => /^tests\/e2e\/(?!.*\.spec\.ts$)/.test(file));
  if (functionsFiles.length > 0) others.push(functions({ ...run, files: functionsFiles }));
  if (specs.length > 0 || browserSupport)
    others.push(...browser({ ...run, options: ['--only-changed', since] }, findChromium()));
  lanes.push(others);
  return { lanes, needsBuild: others.length > 0 };
}

/** @throws Problem when git doesn't know the commit. */
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
      `git can’t compare with “${since}”. Fetch it (git fetch origin main), or name another commit: npm test -- affected COMMIT`,
      { cause },
    );
  }
}

const listed = (command: string, args: readonly string[]): string[] =>
  execFileSync(`${root}/node_modules/.bin/${command}`, [...args], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.startsWith('/'));
