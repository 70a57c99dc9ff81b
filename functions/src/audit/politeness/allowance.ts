import type { JobInput } from '#domain/jobInput';
import { asStranger, withoutWww } from '#domain/siteProof';
import type { UnverifiedHost } from '../facts/siteView';
import { hostOf } from '../urls/url';

/**
 * How much an audit may ask for, and how fast: what its input says, and no more than of a stranger’s site once its start
 * has led to a host that nobody has shown to be theirs.
 */
export class Allowance {
  /** Whether a host (with its port) is the auditor’s own. */
  readonly isOwn: (host: string) => boolean;
  readonly #requested: JobInput;
  #input: JobInput;
  #unverifiedHostName: string | null = null;

  constructor(input: JobInput, isOwn: (host: string) => boolean) {
    this.#requested = input;
    this.#input = input;
    this.isOwn = isOwn;
    this.becomeSite(input.url);
    if (input.scope === 'list') for (const url of input.urls) this.becomeSite(url);
  }

  /** This address is on the site too. */
  becomeSite(url: string): void {
    const host = hostOf(url);
    if (!this.isWhole || this.isOwn(host)) return;
    this.#unverifiedHostName = host;
    this.#input = asStranger(this.#requested);
  }

  /** All of the site is the auditor’s own. */
  get isWhole(): boolean {
    return this.#unverifiedHostName === null;
  }

  /** The host for whose sake it asks for less than it was told to; null where it doesn't. */
  get unverifiedHost(): UnverifiedHost | null {
    const { maxPages, requestsPerSecond, respectRobots } = this.#input;
    const isLess =
      maxPages < this.#requested.maxPages ||
      requestsPerSecond < this.#requested.requestsPerSecond ||
      respectRobots !== this.#requested.respectRobots;
    if (this.#unverifiedHostName === null || !isLess) return null;
    return { host: withoutWww(this.#unverifiedHostName), maxPages, requestsPerSecond };
  }

  get maxPages(): number {
    return this.#input.maxPages;
  }

  get requestsPerSecond(): number {
    return this.#input.requestsPerSecond;
  }

  get respectRobots(): boolean {
    return this.#input.respectRobots;
  }
}
