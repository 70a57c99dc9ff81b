import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '../local/child';
import { Problem } from '../local/problem';
import { root } from '../local/stack';
import type { MutateArguments } from './arguments';
import type { Mutant } from './outcome';
import { scratchFolder } from './scratch';
import { mutantsOf } from './strykerReport';

const here = 'scripts/mutate/stryker';

type Options = Pick<MutateArguments, 'tests' | 'workers'>;

const settings = (folder: string, sources: readonly string[], { tests, workers }: Options) => ({
  mutate: sources,
  testRunner: 'jest',
  coverageAnalysis: 'perTest',
  concurrency: workers,
  // A busy machine is not an infinite loop; those are mostly found by counting.
  timeoutMS: 20_000,
  timeoutFactor: 3,
  // What changes a module that everything imports runs all unit tests first.
  dryRunTimeoutMinutes: 30,
  tempDirName: join(folder, 'sandbox'),
  cleanTempDir: 'always',
  // Not what is built: it would be copied, too.
  ignorePatterns: ['/.local', '/public', '/.cache', '/functions/lib'],
  buildCommand: `node ${here}/prepare.js`,
  reporters: ['progress-append-only', 'survivors', 'json'],
  jsonReporter: { fileName: join(folder, 'report.json') },
  plugins: [
    '@stryker-mutator/jest-runner',
    join(root, here, 'proseOnly.js'),
    join(root, here, 'survivors.js'),
  ],
  ignorers: ['proseOnly'],
  jest: {
    projectType: 'custom',
    configFile: `${here}/jest.config.js`,
    // Jest finds them anew for each mutant, which takes longer than most tests. filter.js needs them for the dry run only.
    enableFindRelatedTests: tests.length === 0,
  },
  logLevel: 'warn',
  allowConsoleColors: false,
});

/**
 * Mutates the files with Stryker and runs the unit tests against each mutant.
 * @throws Problem when Stryker can't: a test fails without any mutation, for example.
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
  if (code !== 0 || !existsSync(report)) throw new Problem(`Stryker ended with code ${code}; see above.`);
  return mutantsOf(JSON.parse(readFileSync(report, 'utf8')));
}
