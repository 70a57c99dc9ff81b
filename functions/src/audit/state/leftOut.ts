import { type LeftOutCause, leftOutCauses } from '../facts/siteView';

/** URLs stored per cause; a trap generates any number of them. */
export const maxLeftOut = 500;
/** Characters stored of each URL. */
export const maxLeftOutLength = 200;

/** URLs that were not requested; for `rest`, pages that were not read to the end. */
export class LeftOut {
  readonly #byCause = new Map<LeftOutCause, Set<string>>();

  /** Returns whether to record it: it isn't known yet, and there are not too many. */
  isNew(cause: LeftOutCause, url: string): boolean {
    const known = this.#byCause.get(cause);
    return known === undefined || (known.size < maxLeftOut && !known.has(url));
  }

  add(cause: LeftOutCause, url: string): void {
    const known = this.#byCause.get(cause) ?? new Set();
    this.#byCause.set(cause, known.add(url));
  }

  /** Whether there may be pages behind it; unlikely for URLs that few servers accept. */
  get mayHidePages(): boolean {
    return leftOutCauses.some((cause) => cause !== 'long' && this.#byCause.has(cause));
  }

  of(cause: LeftOutCause): ReadonlySet<string> {
    return this.#byCause.get(cause) ?? nothing;
  }
}

const nothing: ReadonlySet<string> = new Set();
