import { Stopped } from '../time/timing';

/** URLs that a job may request for each page that it may read; any more come out of a trap. */
const targetsPerPage = 20;
/** One page may have 5,000 different links, which are all requested. */
const targetsAtLeast = 6_000;

/** Equals the attempts per URL. A host's robots.txt and the steps of a redirect count as well. */
const requestsPerTarget = 3;

/** Returns the limit of URLs that a job may discover and request. @param maxPages pages that it may read. */
export const maxTargets = (maxPages: number) => targetsPerPage * maxPages + targetsAtLeast;

/** Returns the limit of requests of every kind. @param maxPages pages that the job may read. */
export const maxRequests = (maxPages: number) => requestsPerTarget * maxTargets(maxPages);

/** Thrown in place of a request over the limit; its URL stays open. */
class RequestLimitExceeded extends Stopped {}

interface RequestLimitOptions {
  /** Requests that earlier slices sent. */
  readonly sent: number;
  /** Read at each request, because the limit drops when a job leads to an unverified domain. */
  readonly max: () => number;
  /** Called at the first request over the limit. */
  readonly onExceeded: () => void;
}

/**
 * Counts every request of a job, for any purpose: pages, links, files, sitemaps, robots.txt, redirects and retries.
 * The audited sites determine how many there are, so a limit on each kind alone would not bound their sum.
 */
export class RequestLimit {
  readonly #options: RequestLimitOptions;
  #sent: number;
  #isExceeded = false;

  constructor(options: RequestLimitOptions) {
    this.#options = options;
    this.#sent = options.sent;
  }

  get sent(): number {
    return this.#sent;
  }

  /** Whether a request over the limit was attempted. */
  get isExceeded(): boolean {
    return this.#isExceeded;
  }

  /** Counts a request that is about to be sent. @throws RequestLimitExceeded if it is over the limit. */
  take(): void {
    if (this.#sent < this.#options.max()) {
      this.#sent++;
      return;
    }
    if (!this.#isExceeded) {
      this.#isExceeded = true;
      this.#options.onExceeded();
    }
    throw new RequestLimitExceeded();
  }
}
