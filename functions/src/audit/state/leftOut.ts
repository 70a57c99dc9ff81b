/**
 * Why something that a page names was not looked at: its address seems to come out of a trap or is too long, the
 * audit knows as many addresses or has sent as many requests as it may, or the rest of its page was not read.
 */
export const leftOutCauses = ['trap', 'limit', 'requests', 'rest', 'long'] as const;
export type LeftOutCause = (typeof leftOutCauses)[number];

/** Addresses of one cause that are told apart; a trap makes up any number of them. */
export const mostLeftOut = 500;
/** So much of each is kept. */
export const longestLeftOut = 200;

/** Addresses that were not asked, and with `rest` the pages that were not read to their end. */
export class LeftOut {
  readonly #byCause = new Map<LeftOutCause, Set<string>>();

  /** Whether it is worth writing down: neither known nor one of too many. */
  isNews(cause: LeftOutCause, url: string): boolean {
    const known = this.#byCause.get(cause);
    return known === undefined || (known.size < mostLeftOut && !known.has(url));
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
