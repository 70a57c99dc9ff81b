import { exitOnSignals } from './local/child';
import { Problem } from './local/problem';
import { readMutateArguments, sourcesUnder } from './mutate/arguments';
import { mutateCode } from './mutate/code';
import { describeRun } from './mutate/outcome';
import { mutateRules } from './mutate/rules/run';

/*
 * Makes one small change to the code at a time and runs the tests against it. A change that no test notices is untested
 * behavior.
 */
async function main(): Promise<void> {
  exitOnSignals();
  const args = readMutateArguments(process.argv.slice(2));
  const mutants =
    args.kind === 'rules' ? await mutateRules(args) : await mutateCode(sourcesUnder(args.paths), args);
  console.log(describeRun(mutants));
}

main().catch((error: unknown) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
