import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../local/child';
import { Problem } from '../local/problem';
import { root } from '../local/stack';
import type { MutateArguments } from './arguments';
import type { Mutant, Verdict } from './outcome';
import { scratchFolder } from './scratch';

const configFolder = 'scripts/mutate/stryker';

type Options = Pick<MutateArguments, 'tests' | 'workers'>;

const settings = (folder: string, sources: readonly string[], { tests, workers }: Options) => ({
  mutate: sources,
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  concurrency: workers,
  // Generous, for busy machines. Stryker detects most infinite loops by counting iterations.
  timeoutMS: 20_000,
  timeoutFactor: 3,
  // The dry run of a module that everything imports runs all unit tests.
  dryRunTimeoutMinutes: 30,
  tempDirName: join(folder, 'sandbox'),
  cleanTempDir: 'always',
  // Build output, which Stryker would copy.
  ignorePatterns: ['/.local', '/public', '/.cache', '/functions/lib'],
  buildCommand: `node ${configFolder}/prepare.js`,
  reporters: ['progress-append-only', 'survivors', 'json'],
  jsonReporter: { fileName: join(folder, 'report.json') },
  plugins: [
    '@stryker-mutator/jest-runner',
    join(root, configFolder, 'proseOnly.js'),
    join(root, configFolder, 'survivors.js'),
  ],
  ignorers: ['proseOnly'],
  jest: {
    projectType: 'custom',
    configFile: `${configFolder}/jest.config.js`,
    // Jest would search them for each mutant, which takes longer than most tests. Only the dry run needs them, see filter.js.
    enableFindRelatedTests: tests.length === 0,
  },
  logLevel: 'warn',
  allowConsoleColors: false,
});

/**
 * Mutates the files with Stryker and runs the unit tests against each mutant.
 * @throws Problem if Stryker fails, for example because a test fails without any mutation.
 */
export async function mutateCode(sources: readonly string[], options: Options): Promise<Mutant[]> {
  const folder = scratchFolder();
  const inRoot = join(root, folder);
  const config = join(inRoot, 'stryker.json');
  writeFileSync(config, JSON.stringify(settings(folder, sources, options)));
  const child = startChild({
    name: 'stryker',
    command: join(root, 'node_modules/.bin/stryker'),
    args: ['run', config],
    cwd: root,
    env: { MUTATION_COVERAGE: join(inRoot, 'coverage.jsonl'), MUTATION_TESTS: JSON.stringify(options.tests) },
    logFile: join(inRoot, 'stryker.log'),
    onLine: (line) => console.log(line),
  });
  const code = await child.gone;
  const report = join(inRoot, 'report.json');
  if (code !== 0 || !existsSync(report))
    throw new Problem(`Stryker ended with code ${code}. See its output above.`);
  return mutantsOf(JSON.parse(readFileSync(report, 'utf8')));
}

/** The parts of Stryker's JSON report that we use. Lines and columns start at 1. */
interface StrykerReport {
  readonly files: Readonly<Record<string, StrykerFile>>;
}

interface StrykerFile {
  readonly source: string;
  readonly mutants: readonly StrykerMutant[];
}

interface Position {
  readonly line: number;
  readonly column: number;
}

interface StrykerMutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
  readonly status: string;
}

const verdicts: Readonly<Record<string, Verdict>> = {
  Killed: 'killed',
  // An infinite loop, or a module that can't be loaded. Both fail the tests.
  Timeout: 'killed',
  RuntimeError: 'killed',
  Survived: 'survived',
  NoCoverage: 'uncovered',
  Ignored: 'excluded',
};

/** @throws Error on an unknown status. */
export function mutantsOf({ files }: StrykerReport): Mutant[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.map(({ mutatorName, replacement = '', location: { start, end }, status }) => {
      const verdict = verdicts[status];
      if (!verdict) throw new Error(`Stryker reports the unknown status “${status}”`);
      const original = source.slice(offsetOf(source, start), offsetOf(source, end));
      const { line, column } = start;
      return { file, line, column, mutator: mutatorName, original, replacement, verdict };
    }),
  );
}

function offsetOf(source: string, { line, column }: Position): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
}
