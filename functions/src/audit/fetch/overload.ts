import type { Politeness } from '../politeness/politeness';
import { hostOf } from '../urls/url';
import { Refusals } from './refusals';

/** Consecutive times that a host must serve a known page to prove that it isn't overloaded. */
const proofs = 2;
/**
 * Pages that a host must have served: the start page alone often comes from a cache while the backend is overloaded.
 */
const minPagesServed = 3;
/** Backoff level that a host keeps while it is unclear whether it is overloaded or a page is down. */
const backoffInDoubt = 2;

export interface OverloadDetectorParts {
  readonly politeness: Politeness;
  /** In milliseconds. Longer pauses are not waited for. */
  readonly maxPause: number;
  /**
   * Fetches a page again and returns its status; 0 without a response. @param ahead of all requests that wait for its
   * host.
   */
  readonly refetch: (url: string, ahead: boolean) => Promise<number>;
}

/** A response of 429 or 503. */
interface Refusal {
  readonly status: number;
  /** The requested pause, in milliseconds. */
  readonly pause: number | null;
  /** When the request was sent. */
  readonly requestedAt: number;
}

/** Distinguishes a page that is down from an overloaded host, and slows down for the host while it is unclear. */
export class OverloadDetector {
  readonly #parts: OverloadDetectorParts;
  readonly #refusals = new Refusals();
  /** The last page that each host served, and how many it has served. */
  readonly #lastServed = new Map<string, { readonly page: string; readonly count: number }>();
  /** Hosts that were slowed for a bare 503, which may be about a single page. */
  readonly #suspects = new Set<string>();

  constructor(parts: OverloadDetectorParts) {
    this.#parts = parts;
  }

  /** Grows with everything that is learned about any host. */
  get revision(): number {
    return this.#refusals.revision;
  }

  /** Whether any host is a suspect. */
  get hasSuspects(): boolean {
    return this.#suspects.size > 0;
  }

  /** Records that a host served a page. */
  recordPage(host: string, page: string): void {
    this.#lastServed.set(host, { page, count: (this.#lastServed.get(host)?.count ?? 0) + 1 });
  }

  /** Records a successful response of a host. */
  recordAnswer(host: string, url: string): void {
    this.#refusals.recordSuccess(host, url);
    this.#parts.politeness.recordSuccess(host);
  }

  /** Records a refusal and adjusts the rate for all URLs of the host. */
  recordRefusal(host: string, url: string, { status, pause, requestedAt }: Refusal): void {
    const { politeness, maxPause } = this.#parts;
    const asksToWait = status === 429 || pause !== null;
    const isSpared = this.#refusals.refused(host, url);
    // A 503 with a long pause may be about this URL only.
    if (status === 429 && pause !== null && pause > maxPause) politeness.suspend(host);
    else if (asksToWait || isSpared) {
      politeness.backOff(host, Math.min(pause ?? 0, maxPause), requestedAt);
      if (!asksToWait && url !== this.#readable(host)) this.#suspects.add(host);
    }
  }

  /**
   * Requests a known page from a suspect, ahead of all other requests: many pages in a row may be down, and only a
   * host that refuses this one too is overloaded.
   */
  async probe(host: string): Promise<void> {
    const page = this.#readable(host);
    if (!this.#suspects.delete(host) || page === undefined) return;
    if (this.#refusals.isBusy(host) || !(await this.#gives(page, true))) return;
    this.#parts.politeness.undoBackoff(host, this.#refusals.hasPagesDown(host) ? 0 : backoffInDoubt);
  }

  /**
   * Concludes what the refusals of a URL mean after its last attempt.
   * @param isBare whether the last response was a refusal that asked for no pause.
   * @param since when the attempt before the last one ended.
   * @returns whether the URL itself is down.
   */
  async conclude(url: string, isBare: boolean, since: number): Promise<boolean> {
    const host = hostOf(url);
    const isAlone = isBare && (await this.#isRefusedAlone(host, url, since));
    this.#refusals.giveUp(host, url, isAlone);
    if (isAlone) this.#parts.politeness.undoBackoff(host);
    return isAlone;
  }

  /** Requests a known page again if the responses to other URLs don't decide. */
  async #isRefusedAlone(host: string, url: string, since: number): Promise<boolean> {
    const known = this.#refusals.isAlone(host, url, since);
    if (known !== null) return known;
    const isOnly = this.#refusals.isOnly(host, url);
    const given = this.#lastServed.get(host);
    if (!given) return isOnly;
    return (given.count >= minPagesServed || isOnly) && this.#gives(given.page, false);
  }

  /** Returns a page that shows whether a host is overloaded; undefined while it has served too few. */
  #readable(host: string): string | undefined {
    const given = this.#lastServed.get(host);
    return given && given.count >= minPagesServed ? given.page : undefined;
  }

  /** Returns whether the host serves a known page several times in a row. */
  async #gives(page: string, ahead: boolean): Promise<boolean> {
    for (let times = 0; times < proofs; times++)
      if ((await this.#parts.refetch(page, ahead)) !== 200) return false;
    return true;
  }
}
