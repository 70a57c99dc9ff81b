import { owner } from './accounts';
import { callers, type MaybeCaller, nameOf, ownerFor, visitor } from './callers';
import { type Right, rightsOf } from './rights';
import { attempt, type Operation } from './support';

/** An operation and the rights that allow it. They are rights to the table's owner, unless `to` names another account. */
export type Row = readonly [name: string, operation: Operation, rights: readonly Right[], to?: string];

/**
 * Tests every operation with every caller. `rowsOf` returns the same rows for every owner; a caller who is an owner asks
 * for the own documents, everybody else for those of an active owner.
 */
export function describeTable(title: string, rowsOf: (owner: string) => readonly Row[]): void {
  const rowsFor = new Map<string, readonly Row[]>();
  for (const caller of callers) {
    const { uid } = ownerFor(caller);
    rowsFor.set(uid, rowsFor.get(uid) ?? rowsOf(uid));
  }
  describe(title, () => {
    for (const [index, [name, , rights]] of rowsOf(owner.uid).entries()) {
      const asked = rights.length > 0 ? callers : callers.filter(hasStrongClaims);
      const rowFor = (caller: MaybeCaller) => {
        const row = rowsFor.get(ownerFor(caller).uid)?.[index];
        if (row?.[0] !== name) throw new Error(`“${name}” is no row of every owner's table`);
        return row;
      };
      describeRow(name, asked, rowFor);
    }
  });
}

/**
 * Claims that an account is blocked or on the waitlist only take rights away. Nothing is left to take of an operation
 * that nobody may do, and there are many of these.
 */
const hasStrongClaims = (caller: MaybeCaller) => caller === visitor || caller.token.says === 'active';

/** A mutation run asks whether a test of this file fails: nothing is asked after the first that does. */
const stopAtFirst = process.env.FIRESTORE_RULES !== undefined;
let failed = false;

function describeRow(
  name: string,
  asked: readonly MaybeCaller[],
  rowFor: (caller: MaybeCaller) => Row,
): void {
  describe(name, () => {
    const outcomes = new Map<MaybeCaller, PromiseSettledResult<'may' | 'may not'>>();

    // Concurrently: most of the time is spent on waiting for the emulator.
    beforeAll(async () => {
      if (stopAtFirst && failed) return;
      const all = await Promise.allSettled(asked.map((caller) => attempt(rowFor(caller)[1], caller)));
      for (const [index, outcome] of all.entries()) {
        const caller = asked[index];
        if (caller) outcomes.set(caller, outcome);
      }
    });

    for (const caller of asked) {
      const [, , rights, to = ownerFor(caller).uid] = rowFor(caller);
      const verdict = rightsOf(caller, to).some((right) => rights.includes(right)) ? 'may' : 'may not';
      it(`${nameOf(caller)} ${verdict}`, () => {
        if (stopAtFirst && failed) return;
        const expected = { status: 'fulfilled', value: verdict };
        const outcome = outcomes.get(caller);
        failed ||= outcome?.status !== 'fulfilled' || outcome.value !== verdict;
        expect(outcome).toEqual(expected);
      });
    }
  });
}
