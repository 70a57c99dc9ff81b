import { owner } from './accounts';
import { callers, type MaybeCaller, nameOf, ownerFor, visitor } from './callers';
import { type Right, rightsOf } from './rights';
import { attempt, isMutationRun, type Operation } from './support';

/**
 * An operation and the rights or the callers that may do it. Rights are to the table owner's documents, unless `to`
 * names another account.
 */
export type Row = readonly [
  name: string,
  operation: Operation,
  rights: readonly Right[] | ((caller: MaybeCaller) => boolean),
  to?: string,
];

/** One operation by one caller. */
export interface Case {
  readonly caller: MaybeCaller;
  readonly operation: Operation;
  readonly verdict: 'may' | 'may not';
}

/** A row for every caller. */
export interface Question {
  readonly name: string;
  readonly cases: readonly Case[];
}

/** All questions of the test files loaded so far. */
export const questions: Question[] = [];

/**
 * Tests every operation with every caller. `rowsOf` returns the same rows for every owner. A caller who is an owner
 * requests their own documents, all others those of an active owner.
 */
export function describeTable(title: string, rowsOf: (owner: string) => readonly Row[]): void {
  const rowsFor = new Map<string, readonly Row[]>();
  for (const caller of callers) {
    const { uid } = ownerFor(caller);
    rowsFor.set(uid, rowsFor.get(uid) ?? rowsOf(uid));
  }
  const ownerQuestions = rowsOf(owner.uid).map(([name, , rights], index): Question => {
    const rowFor = (caller: MaybeCaller) => {
      const row = rowsFor.get(ownerFor(caller).uid)?.[index];
      if (row?.[0] !== name) throw new Error(`“${name}” is no row of every owner's table`);
      return row;
    };
    const isForNobody = typeof rights !== 'function' && rights.length === 0;
    const by = isForNobody ? callers.filter(hasStrongClaims) : callers;
    return { name, cases: by.map((caller) => caseOf(caller, rowFor(caller))) };
  });
  questions.push(...ownerQuestions);
  if (isMutationRun) return;
  describe(title, () => {
    for (const question of ownerQuestions) describeQuestion(question);
  });
}

/**
 * Claims that an account is blocked or on the waitlist only remove rights. They can't remove any from the many
 * operations that no one may do.
 */
const hasStrongClaims = (caller: MaybeCaller) => caller === visitor || caller.token.state === 'active';

function caseOf(caller: MaybeCaller, [, operation, rights, to = ownerFor(caller).uid]: Row): Case {
  const may =
    typeof rights === 'function'
      ? rights(caller)
      : rightsOf(caller, to).some((right) => rights.includes(right));
  return { caller, operation, verdict: may ? 'may' : 'may not' };
}

/** Runs the cases concurrently, because most of the time is spent waiting for the emulator. */
export const outcomesOf = (cases: readonly Case[]) =>
  Promise.allSettled(cases.map(({ caller, operation }) => attempt(operation, caller)));

function describeQuestion({ name, cases }: Question): void {
  describe(name, () => {
    let outcomes: PromiseSettledResult<'may' | 'may not'>[] = [];
    beforeAll(async () => {
      outcomes = await outcomesOf(cases);
    });
    for (const [index, { caller, verdict }] of cases.entries())
      it(`${nameOf(caller)} ${verdict}`, () => {
        expect(outcomes[index]).toEqual({ status: 'fulfilled', value: verdict });
      });
  });
}
