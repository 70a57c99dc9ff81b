import type { Politeness } from '../politeness/politeness';
import { hostOf } from '../urls/url';
import { Refusals } from './refusals';

/** So often in a row a host gives a page that it is known to have, when it is not too busy for another. */
const proofs = 2;
/** So many pages a host must have given: the start alone often comes from a cache, while what is behind it is too busy. */
const minPagesServed = 3;
/** So often the pace stays halved while nothing tells a page that is down from a host that can't follow. */
const backoffInDoubt = 2;

export interface OverloadDetectorParts {
  readonly politeness: Politeness;
  /** Longer pauses are not waited for, in milliseconds. */
  readonly maxPause: number;
  /** Asks for a page once more, and tells its status; 0 without an answer. @param ahead of all that waits for its host. */
  readonly refetch: (url: string, ahead: boolean) => Promise<number>;
}

/** An answer of 429 or 503. */
interface Refusal {
  readonly status: number;
  /** The pause that it asks for, in milliseconds. */
  readonly pause: number | null;
  /** When it was asked. */
  readonly requestedAt: number;
}

/** Tells a page that is down from a host that is too busy, and spares the host while nothing tells them apart. */
export class OverloadDetector {
  readonly #parts: OverloadDetectorParts;
  readonly #refusals = new Refusals();
  /** The last page that each host gave, and how many it gave. */
  readonly #lastServed = new Map<string, { readonly page: string; readonly count: number }>();
  /** Hosts that were spared for a bare 503, which may be that of a page. */
  readonly #suspects = new Set<string>();

  constructor(parts: OverloadDetectorParts) {
    this.#parts = parts;
  }

  /** Grows with everything that is learnt of any host. */
  get revision(): number {
    return this.#refusals.revision;
  }

  /** Whether there is any host in doubt. */
  get hasSuspects(): boolean {
    return this.#suspects.size > 0;
  }

  /** A host gave a page. */
  recordPage(host: string, page: string): void {
    this.#lastServed.set(host, { page, count: (this.#lastServed.get(host)?.count ?? 0) + 1 });
  }

  /** A host answered as it should. */
  recordAnswer(host: string, url: string): void {
    this.#refusals.recordSuccess(host, url);
    this.#parts.politeness.recordSuccess(host);
  }

  /** A host refused an address; what that says of the host sets the pace for all of its addresses. */
  recordRefusal(host: string, url: string, { status, pause, requestedAt }: Refusal): void {
    const { politeness, maxPause } = this.#parts;
    const asksForPatience = status === 429 || pause !== null;
    const isSpared = this.#refusals.refused(host, url);
    // A server that is down for a while (503) may be so for one of its addresses only.
    if (status === 429 && pause !== null && pause > maxPause) politeness.suspend(host);
    else if (asksForPatience || isSpared) {
      politeness.backOff(host, Math.min(pause ?? 0, maxPause), requestedAt);
      if (!asksForPatience && url !== this.#readable(host)) this.#suspects.add(host);
    }
  }

  /**
   * Asks a host in doubt for a page that it gave before, ahead of all that waits for it: many pages in a row may be down,
   * and only a host that refuses this one too is too busy.
   */
  async probe(host: string): Promise<void> {
    const page = this.#readable(host);
    if (!this.#suspects.delete(host) || page === undefined) return;
    if (this.#refusals.isBusy(host) || !(await this.#gives(page, true))) return;
    this.#parts.politeness.undoBackoff(host, this.#refusals.hasPagesDown(host) ? 0 : backoffInDoubt);
  }

  /**
   * An address is asked no more.
   * @param isBare it was refused to the last, without a word of patience.
   * @param since when the try before the last had ended.
   * @returns whether it was refused for its own sake.
   */
  async conclude(url: string, isBare: boolean, since: number): Promise<boolean> {
    const host = hostOf(url);
    const isAlone = isBare && (await this.#isRefusedAlone(host, url, since));
    this.#refusals.giveUp(host, url, isAlone);
    if (isAlone) this.#parts.politeness.undoBackoff(host);
    return isAlone;
  }

  /** Where what others were answered doesn't tell, a page that the host gave before is asked for again. */
  async #isRefusedAlone(host: string, url: string, since: number): Promise<boolean> {
    const told = this.#refusals.isAlone(host, url, since);
    if (told !== null) return told;
    const isOnly = this.#refusals.isOnly(host, url);
    const given = this.#lastServed.get(host);
    if (!given) return isOnly;
    return (given.count >= minPagesServed || isOnly) && this.#gives(given.page, false);
  }

  /** A page that tells whether a host is too busy for others; undefined while it gave too few. */
  #readable(host: string): string | undefined {
    const given = this.#lastServed.get(host);
    return given && given.count >= minPagesServed ? given.page : undefined;
  }

  /** Whether its host gives a page that it gave before, several times in a row. */
  async #gives(page: string, ahead: boolean): Promise<boolean> {
    for (let times = 0; times < proofs; times++)
      if ((await this.#parts.refetch(page, ahead)) !== 200) return false;
    return true;
  }
}
