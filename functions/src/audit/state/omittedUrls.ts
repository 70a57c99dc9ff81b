import { type OmissionCause, omissionCauses } from '../facts/siteView';

/** URLs stored per cause; a trap generates any number of them. */
export const maxOmittedUrls = 500;
/** Characters stored of each URL. */
export const maxOmittedLength = 200;

/** URLs that were not requested; for `rest`, pages that were not read to the end. */
export class OmittedUrls {
  readonly #byCause = new Map<OmissionCause, Set<string>>();

  /** Returns whether to record it: it isn't known yet, and there are not too many. */
  isNew(cause: OmissionCause, url: string): boolean {
    const known = this.#byCause.get(cause);
    return known === undefined || (known.size < maxOmittedUrls && !known.has(url));
  }

  add(cause: OmissionCause, url: string): void {
    const known = this.#byCause.get(cause) ?? new Set();
    this.#byCause.set(cause, known.add(url));
  }

  /** Whether there may be pages behind it; unlikely for URLs that few servers accept. */
  get mayHidePages(): boolean {
    return omissionCauses.some((cause) => cause !== 'long' && this.#byCause.has(cause));
  }

  of(cause: OmissionCause): ReadonlySet<string> {
    return this.#byCause.get(cause) ?? nothing;
  }
}

const nothing: ReadonlySet<string> = new Set();
