import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../local/stack';
import { lastLines, reports, run } from './process';
import { couldNotRun, type Failure, type FileTime, type Outcome } from './summary';

interface PlaywrightResult {
  /** Milliseconds. */
  readonly duration: number;
  readonly errors: readonly { readonly message?: string }[];
  readonly attachments: readonly { readonly path?: string }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly { readonly status: string; readonly results: readonly PlaywrightResult[] }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The parts of Playwright's JSON report that we use. */
interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors: readonly { readonly message?: string }[];
  readonly stats: { readonly expected: number };
}

const specs = 'tests/e2e';

interface PlaywrightRun {
  readonly name: string;
  /** Filters and options for Playwright. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly signal?: AbortSignal;
}

/**
 * Runs browser tests without traces, which take a third of the time, and then runs failed tests again with traces. The
 * second run doesn't change the outcome.
 */
export async function playwright(given: PlaywrightRun): Promise<Outcome> {
  const outcome = await once(given);
  const failed = [...new Set(outcome.failures.flatMap(({ again: [, ...files] }) => files))];
  if (failed.length === 0 || given.signal?.aborted) return outcome;
  const args = [...failed, '--trace', 'on', '--max-failures', '10'];
  const { name } = given;
  console.log(`${name} │ ${outcome.failures.length} failed. Running them again with traces:`);
  await once({ ...given, name: `${name} traced`, args });
  return outcome;
}

async function once({ name, args, env, signal }: PlaywrightRun): Promise<Outcome> {
  const file = join(reports, `${name.replace(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  // Playwright empties this folder, so each part of the suite needs its own.
  const folder = join(root, '.local/browser', name.replace(/\W+/g, '-'));
  const { output } = await run({
    name,
    command: 'playwright',
    args: [
      ...['test', '--config', `${specs}/playwright.config.ts`, '--reporter=list,json', '--output', folder],
      ...args,
    ],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    signal,
  });
  if (!existsSync(file)) return couldNotRun('browser', name, lastLines(output));
  return outcomeOfPlaywright(JSON.parse(readFileSync(file, 'utf8')));
}

/** Lists all failures, including tests that only passed when retried and errors of Playwright. */
export function outcomeOfPlaywright({ suites, errors, stats }: PlaywrightReport): Outcome {
  const times = new Map<string, number>();
  const failures: Failure[] = errors.map(({ message = '' }) => ({
    name: 'playwright',
    message: plain(message),
    again: ['browser'],
  }));
  const visit = ({ title, specs: tests, suites: inner = [] }: PlaywrightSuite, above: readonly string[]) => {
    const path = [...above, title];
    for (const { title: test, file, line, tests: runs } of tests) {
      for (const { status, results } of runs) {
        const ms = results.reduce((sum, { duration }) => sum + duration, 0);
        times.set(file, (times.get(file) ?? 0) + ms / 1_000);
        if (status === 'unexpected' || status === 'flaky')
          failures.push({
            name: [...path, test].join(' › '),
            // With soft assertions, a test names every screenshot that differs.
            message: results
              .flatMap(({ errors: all }) => all.map(({ message = '' }) => plain(message)))
              .join('\n'),
            again: ['browser', `${specs}/${file}:${line}`],
            folder: folderOf(results),
          });
      }
    }
    for (const suite of inner) visit(suite, path);
  };
  for (const suite of suites) visit(suite, []);
  const files: FileTime[] = [...times].map(([file, seconds]) => ({ file: `${specs}/${file}`, seconds }));
  return { passed: stats.expected, failures, files };
}

/** Removes Playwright's call log, which would crowd other messages out of the summary. */
const plain = (message: string): string =>
  stripVTControlCharacters(message)
    .replace(/\n\s*Call log:[\s\S]*$/, '')
    .trim();

/** Returns the folder with a test's screenshots. The expected ones are attached as well, but are in the repository. */
function folderOf(results: readonly PlaywrightResult[]): string | undefined {
  const paths = results.flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? []));
  const path = paths.find((each) => !each.includes(`/${specs}/`));
  return path && dirname(path).replace(`${root}/`, '');
}
