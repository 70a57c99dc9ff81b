import { dirname } from 'node:path';

/** `uncovered`: no test reaches the mutant, which may still be covered by a suite that needs the local stack. */
export type Verdict = 'killed' | 'survived' | 'uncovered' | 'excluded';

export interface Mutant {
  readonly file: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly mutator: string;
  readonly original: string;
  readonly replacement: string;
  readonly verdict: Verdict;
}

/** Counts mutants by verdict and scores them, in percent: killed of all, and killed of those that a test reaches. */
export function score(mutants: readonly Mutant[]) {
  const count = (verdict: Verdict) => mutants.filter((mutant) => mutant.verdict === verdict).length;
  const killed = count('killed');
  const survived = count('survived');
  const uncovered = count('uncovered');
  const percent = (of: number) => (of === 0 ? 100 : (killed / of) * 100);
  return {
    killed,
    survived,
    uncovered,
    excluded: count('excluded'),
    total: killed + survived + uncovered,
    ofAll: percent(killed + survived + uncovered),
    ofReached: percent(killed + survived),
  };
}

/** Writes a piece of code on one line, shortened. */
const oneLine = (code: string) => {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > 100 ? `${line.slice(0, 99)}…` : line;
};

export const describeMutant = ({ file, line, column, mutator, original, replacement }: Mutant): string =>
  `${file}:${line}:${column} ${mutator}: ${oneLine(original)} → ${oneLine(replacement) || '(nothing)'}`;

function describeScore(name: string, mutants: readonly Mutant[]): string {
  const { killed, survived, uncovered, total, ofAll, ofReached } = score(mutants);
  const counts = `${total} mutants, ${killed} killed, ${survived} survived, ${uncovered} no coverage`;
  return `${name}: ${counts}, score ${ofAll.toFixed(1)}% (${ofReached.toFixed(1)}% of covered)`;
}

const unitTestsOnly =
  'No unit test reaches these. The list includes code that only a suite on the local stack tests (tests/functions):';

/** Describes a run for the terminal: the score of each folder and of all, then each mutant that was not killed. */
export function describeRun(mutants: readonly Mutant[]): string {
  const folders = [...new Set(mutants.map(({ file }) => dirname(file)))].sort();
  const list = (heading: string, verdict: Verdict) => {
    const some = mutants.filter((mutant) => mutant.verdict === verdict);
    return some.length === 0 ? [] : ['', heading, ...some.map((mutant) => `  ${describeMutant(mutant)}`)];
  };
  const { excluded } = score(mutants);
  return [
    ...list(unitTestsOnly, 'uncovered'),
    ...list('Survived:', 'survived'),
    '',
    ...(folders.length > 1
      ? folders.map((folder) =>
          describeScore(
            folder,
            mutants.filter(({ file }) => dirname(file) === folder),
          ),
        )
      : []),
    describeScore('All', mutants),
    ...(excluded > 0 ? [`${excluded} more mutants only change prose and were skipped.`] : []),
  ].join('\n');
}
