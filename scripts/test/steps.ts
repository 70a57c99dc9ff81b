import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../local/stack';
import { countJest, countPlaywright, type JestReport, type Outcome, type PlaywrightReport } from './count';
import { type JestResults, jestFailures, type PlaywrightResults, playwrightFailures } from './failures';

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const reports = join(root, '.local/test-reports');

/** Three times what the longest suite takes on 2 cores: one that hangs fails by name, and the others are still run. */
const suiteMs = 30 * 60 * 1_000;

interface Run {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

/** What a suite needs that asks the local stack. */
export interface OnStack {
  readonly env: NodeJS.ProcessEnv;
  /** Aborted when a part of the stack dies: what is left would only wait for it. */
  readonly signal: AbortSignal;
}

type Files = readonly string[];

function run({ command, args, env, signal }: Run): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(bin(command), [...args], {
      cwd: root,
      signal,
      timeout: suiteMs,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    // Node tells an abort as an error of its own; the reason is what says more.
    child.once('error', (error) => reject(signal?.aborted ? signal.reason : error));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A check that passes or fails as one. */
export async function check(command: string, args: readonly string[]): Promise<Outcome> {
  const passed = (await run({ command, args })) === 0;
  const said = [command, ...args].join(' ');
  return passed
    ? { passed: 1, failed: 0, failures: [] }
    : { passed: 0, failed: 1, failures: [{ name: command, said }] };
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const noReport = (suite: string): Outcome => ({
  passed: 0,
  failed: 1,
  failures: [
    {
      name: suite,
      said: `It ended without a report, or hung for ${suiteMs / 60_000} minutes; its last lines say why.`,
    },
  ],
});

/** Jest's projects, one after another in this process when they share the local stack. */
export async function jest(projects: readonly string[], files: Files, onStack?: OnStack): Promise<Outcome> {
  const file = freshReport(`jest-${projects.join('-')}.json`);
  // A test that fails may leave its site open; the suite ends all the same.
  const serial = onStack ? ['--runInBand', '--forceExit'] : [];
  const args = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...serial];
  await run({
    command: 'jest',
    args: [...args, ...files.flatMap((name) => ['--testPathPatterns', name])],
    ...onStack,
  });
  const report = readReport<JestReport & JestResults>(file);
  return report
    ? { ...countJest(report), failures: jestFailures(report, root) }
    : noReport(`jest ${projects.join(' ')}`);
}

/** One of `of` parts of the browser tests, from 1; whole files stay together. */
export interface Part {
  readonly number: number;
  readonly of: number;
}

export async function playwright(
  files: Files,
  { number, of }: Part,
  { env, signal }: OnStack,
): Promise<Outcome> {
  const file = freshReport(`playwright-${number}.json`);
  // Each part empties its own folder of traces and leaves the others'.
  const part = ['--shard', `${number}/${of}`, '--output', join(root, '.local/browser', String(number))];
  await run({
    command: 'playwright',
    args: ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json', ...part, ...files],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    signal,
  });
  const report = readReport<PlaywrightReport & PlaywrightResults>(file);
  return report
    ? { ...countPlaywright(report), failures: playwrightFailures(report) }
    : noReport('playwright');
}

function freshReport(name: string): string {
  const file = join(reports, name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
