import { type LeftOutCause, leftOutCauses } from '../facts/leftOutCause';

/** Addresses of one cause that are told apart; a trap makes up any number of them. */
export const maxLeftOut = 500;
/** So much of each is kept. */
export const maxLeftOutLength = 200;

/** Addresses that were not asked, and with `rest` the pages that were not read to their end. */
export class LeftOut {
  readonly #byCause = new Map<LeftOutCause, Set<string>>();

  /** Whether it is worth writing down: neither known nor one of too many. */
  isNew(cause: LeftOutCause, url: string): boolean {
    const known = this.#byCause.get(cause);
    return known === undefined || (known.size < maxLeftOut && !known.has(url));
  }

  add(cause: LeftOutCause, url: string): void {
    const known = this.#byCause.get(cause) ?? new Set();
    this.#byCause.set(cause, known.add(url));
  }

  /** Pages may lie behind it; hardly behind an address that few servers take. */
  get mayHidePages(): boolean {
    return leftOutCauses.some((cause) => cause !== 'long' && this.#byCause.has(cause));
  }

  of(cause: LeftOutCause): ReadonlySet<string> {
    return this.#byCause.get(cause) ?? nothing;
  }
}

const nothing: ReadonlySet<string> = new Set();
