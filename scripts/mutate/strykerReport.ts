import type { Mutant, Verdict } from './outcome';

/** The parts of Stryker's JSON report that we use. Lines and columns start at 1. */
export interface StrykerReport {
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
