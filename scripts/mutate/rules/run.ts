import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from '#scripts/local/child';
import { Problem } from '#scripts/local/problem';
import { root, startStack } from '#scripts/local/stack';
import { type MutateArguments, rulesFile } from '../arguments';
import type { Mutant } from '../outcome';
import { scratchFolder } from '../scratch';
import { mutantsOfRules, type RulesMutant } from './mutants';

/**
 * Mutates firestore.rules and runs tests/rules against each mutant, on one emulator.
 * @throws Problem if a test fails without any mutation.
 */
export async function mutateRules({ base }: Pick<MutateArguments, 'base'>): Promise<Mutant[]> {
  const mutants = mutantsOfRules(readFileSync(join(root, rulesFile), 'utf8'));
  const folder = join(root, scratchFolder());
  const files = { mutants: join(folder, 'mutants.json'), outcomes: join(folder, 'outcomes') };
  writeFileSync(files.mutants, JSON.stringify(mutants.map(({ mutated }) => mutated)));
  const stack = await startStack({ base, emulators: 'firestore' });
  try {
    console.log(`Testing ${mutants.length} mutants of ${rulesFile}`);
    const lines: string[] = [];
    const jest = startChild({
      name: 'jest',
      command: join(root, 'node_modules/.bin/jest'),
      args: ['--config', join(__dirname, 'jest.config.js'), '--runInBand', '--forceExit', '--ci'],
      cwd: root,
      env: {
        ...stack.env,
        STACK_BASE: String(base),
        RULES_MUTANTS: files.mutants,
        RULES_OUTCOMES: files.outcomes,
      },
      logFile: join(folder, 'jest.log'),
      onLine: (line) => lines.push(line),
    });
    const progress = setInterval(() => console.log(`${killedIn(files.outcomes).length} tested`), 60_000);
    const code = await jest.gone;
    clearInterval(progress);
    if (code !== 0)
      throw new Problem(
        `The mutants couldn’t be tested. If the rules suite also fails without mutations (npm test -- rules), fix that ` +
          `first. Jest ended with code ${code}:\n${lines.join('\n').slice(-4_000)}`,
      );
    return outcomesOf(mutants, killedIn(files.outcomes));
  } finally {
    await stack.stop();
  }
}

/** Returns for each tested mutant whether a test failed. */
function killedIn(file: string): boolean[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line === 'true');
}

/** @throws Error if not every mutant was tested. */
function outcomesOf(mutants: readonly RulesMutant[], killed: readonly boolean[]): Mutant[] {
  if (mutants.length !== killed.length)
    throw new Error(`Only ${killed.length} of ${mutants.length} mutants were tested`);
  return mutants
    .map(({ line, column, mutator, original, replacement }, index): Mutant => {
      const verdict = killed[index] ? 'killed' : 'survived';
      return { file: rulesFile, line, column, mutator, original, replacement, verdict };
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}
