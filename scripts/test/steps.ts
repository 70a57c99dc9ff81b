import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../local/stack';
import { type Count, countJest, countPlaywright } from './count';

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const reports = join(root, '.local/test-reports');

interface Run {
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

function run({ command, args, env }: Run): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(bin(command), [...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A check that passes or fails as one. */
export async function check(command: string, args: readonly string[]): Promise<Count> {
  const passed = (await run({ command, args })) === 0;
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const nothing: Count = { passed: 0, failed: 1 };

/** Jest's projects, one after another in this process when they share the local stack. */
export async function jest(projects: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Count> {
  const file = freshReport(`jest-${projects.join('-')}.json`);
  const serial = Object.keys(env).length > 0 ? ['--runInBand'] : [];
  const args = ['--selectProjects', ...projects, '--json', `--outputFile=${file}`, ...serial];
  await run({ command: 'jest', args, env });
  const report = readReport<Parameters<typeof countJest>[0]>(file);
  return report ? countJest(report) : nothing;
}

export async function playwright(env: NodeJS.ProcessEnv): Promise<Count> {
  const file = freshReport('playwright.json');
  await run({
    command: 'playwright',
    args: ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = readReport<Parameters<typeof countPlaywright>[0]>(file);
  return report ? countPlaywright(report) : nothing;
}

function freshReport(name: string): string {
  const file = join(reports, name);
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  return file;
}
