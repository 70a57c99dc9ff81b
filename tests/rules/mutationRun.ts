import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { callers } from './callers';
import { changeRules, documents, openDatabase, rulesFile, store } from './support';
import { type Case, outcomesOf, type Question, questions } from './table';

/*
 * Runs the tables of all test files against mutants of the rules (scripts/mutate/rules), in one process and one
 * database, because loading the files and storing their documents takes longer than detecting most mutants.
 */
for (const file of readdirSync(__dirname)) if (file.endsWith('.test.ts')) require(`./${file}`);

/** A list of rules as JSON. For each of them, a line is appended to the other file: whether it was detected. */
const { RULES_MUTANTS: mutantsFile = '', RULES_OUTCOMES: outcomesFile = '' } = process.env;

/** Documents that browsers may change are stored again for each mutant. */
const changeable = Object.fromEntries(
  Object.entries(documents).filter(([path]) => /^users\/[^/]+\/settings\//.test(path)),
);

/** The number of callers that are tried before all others, for every question. */
const vanguard = 8;

// The questions that detected the last mutant come first, because the next one differs in nearly the same place.
let nextQuestions = [...questions];
let nextCallers = [...callers];

const putFirst = <T>(first: T, all: readonly T[]): T[] => [first, ...all.filter((one) => one !== first)];

function split({ cases }: Question): readonly [first: Case[], others: Case[]] {
  const place = new Map(nextCallers.map((caller, index) => [caller, index]));
  const placeOf = ({ caller }: Case) => place.get(caller) ?? 0;
  const sorted = [...cases].sort((a, b) => placeOf(a) - placeOf(b));
  return [sorted.slice(0, vanguard), sorted.slice(vanguard)];
}

/** Returns whether any question has a different answer under these rules than its table says. */
async function isNoticed(rules: string): Promise<boolean> {
  await changeRules(rules);
  await store(changeable);
  for (const part of [0, 1] as const)
    for (const question of nextQuestions) {
      const cases = split(question)[part];
      const outcomes = await outcomesOf(cases);
      const wrong = cases.find(({ verdict }, index) => {
        const outcome = outcomes[index];
        return outcome?.status !== 'fulfilled' || outcome.value !== verdict;
      });
      if (!wrong) continue;
      nextQuestions = putFirst(question, nextQuestions);
      nextCallers = putFirst(wrong.caller, nextCallers);
      return true;
    }
  return false;
}

it('evaluates the tables for every mutant', async () => {
  const mutants: string[] = JSON.parse(readFileSync(mutantsFile, 'utf8'));
  await openDatabase('mutants');
  expect(await isNoticed(readFileSync(rulesFile, 'utf8'))).toBe(false);
  for (const rules of mutants) appendFileSync(outcomesFile, `${await isNoticed(rules)}\n`);
}, 86_400_000);
