import { withoutWww, withUnverifiedLimits } from '#domain/domainVerification';
import type { JobInput } from '#domain/jobInput';
import type { UnverifiedHost } from '../facts/siteView';
import { hostOf } from '../urls/url';

/**
 * Limits how much an audit may request, and how fast: its input, capped at the limits of an unverified site once its
 * start has led to a host that the user has not verified.
 */
export class Allowance {
  /** Returns whether the user has verified a host (with port). */
  readonly isVerifiedHost: (host: string) => boolean;
  readonly #requested: JobInput;
  #input: JobInput;
  #unverifiedHostName: string | null = null;

  constructor(input: JobInput, isVerifiedHost: (host: string) => boolean) {
    this.#requested = input;
    this.#input = input;
    this.isVerifiedHost = isVerifiedHost;
    this.addSite(input.url);
    if (input.scope === 'list') for (const url of input.urls) this.addSite(url);
  }

  /** Adds the host of a URL to the site. */
  addSite(url: string): void {
    const host = hostOf(url);
    if (!this.isWhole || this.isVerifiedHost(host)) return;
    this.#unverifiedHostName = host;
    this.#input = withUnverifiedLimits(this.#requested);
  }

  /** Whether the user has verified all of the site. */
  get isWhole(): boolean {
    return this.#unverifiedHostName === null;
  }

  /** The host whose limits reduce what the input requested; null if none does. */
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
