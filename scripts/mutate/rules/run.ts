import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../../local/problem';
import { root, startStack } from '../../local/stack';
import { type MutateArguments, rulesFile } from '../arguments';
import { describeMutant, type Mutant } from '../outcome';
import { mutantsOfRules, type RulesMutant } from './mutants';
import { passes } from './suite';

/**
 * Mutates firestore.rules and runs tests/rules against each mutant, on one emulator.
 * @throws Problem when a test fails without any mutation.
 */
export async function mutateRules({
  base,
  workers,
}: Pick<MutateArguments, 'base' | 'workers'>): Promise<Mutant[]> {
  const source = readFileSync(join(root, rulesFile), 'utf8');
  const folder = join(root, '.local', `mutation-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const stack = await startStack({ base, emulators: 'firestore' });
  const env = { ...stack.env, STACK_BASE: String(base) };
  try {
    console.log('Running the rules suite without any mutation');
    if (!(await passes(source, { env, folder, name: 'original' })))
      throw new Problem('The rules suite fails without any mutation. Run: npm test -- rules');
    const queue = mutantsOfRules(source);
    console.log(`Testing ${queue.length} mutants`);
    const tested: Mutant[] = [];
    const worker = async (name: string) => {
      for (let mutant = queue.shift(); mutant; mutant = queue.shift()) {
        const survived = await passes(mutant.mutated, { env, folder, name });
        tested.push(outcomeOf(mutant, survived));
        if (survived) console.log(`Survived: ${describeMutant(outcomeOf(mutant, survived))}`);
        if (tested.length % 10 === 0) console.log(`${tested.length} tested, ${queue.length} to go`);
      }
    };
    await Promise.all(Array.from({ length: workers }, (_, index) => worker(`worker-${index + 1}`)));
    return tested.sort((a, b) => a.line - b.line || a.column - b.column);
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function outcomeOf({ line, column, mutator, original, replacement }: RulesMutant, survived: boolean): Mutant {
  const verdict = survived ? 'survived' : 'killed';
  return { file: rulesFile, line, column, mutator, original, replacement, verdict };
}
