import { exitOnSignals } from './local/child';
import { Problem } from './local/problem';
import { readMutateArguments } from './mutate/arguments';
import { mutateCode } from './mutate/code';
import { describeRun } from './mutate/outcome';
import { mutateRules } from './mutate/rules/run';
import { sourcesUnder } from './mutate/sources';

/*
 * Changes the code one small step at a time and runs the tests against each change: a change that no test notices is
 * behavior that no test proves.
 */
async function main(): Promise<void> {
  exitOnSignals();
  const wanted = readMutateArguments(process.argv.slice(2));
  const mutants =
    wanted.kind === 'rules'
      ? await mutateRules(wanted)
      : await mutateCode(sourcesUnder(wanted.paths), wanted);
  console.log(describeRun(mutants));
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
