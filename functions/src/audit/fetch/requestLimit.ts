import { Stopped } from '../time/stopped';

/** URLs that a job may request for each page that it may read; more than this comes out of a trap. */
const targetsPerPage = 20;
/** One page may have 5,000 different links, which are all requested. */
const targetsAtLeast = 6_000;

/** As many as the tries for one URL. A host's robots.txt and the steps of a redirect count as well. */
const requestsPerTarget = 3;

/** URLs that a job may know, and so request. @param maxPages that it may read. */
export const maxTargets = (maxPages: number) => targetsPerPage * maxPages + targetsAtLeast;

/** Requests of every kind that a job may send. @param maxPages that it may read. */
export const maxRequests = (maxPages: number) => requestsPerTarget * maxTargets(maxPages);

/** Thrown in place of a request that the job may not send: what was to be requested stays open. */
class RequestsSpent extends Stopped {}

export interface RequestLimitOptions {
  /** Requests that earlier slices have sent. */
  readonly sent: number;
  /** Read at each request, because a job that leads to an unverified domain may send fewer from then on. */
  readonly most: () => number;
  /** Called at the first request that may not be sent. */
  readonly onSpent: () => void;
}

/**
 * Counts every request of a job, whatever it is for: pages, links, files, sitemaps, robots.txt, redirects and retries. The
 * audited sites decide how many there are to send, so a limit on each kind alone would not bound their sum.
 */
export class RequestLimit {
  readonly #options: RequestLimitOptions;
  #sent: number;
  #isSpent = false;

  constructor(options: RequestLimitOptions) {
    this.#options = options;
    this.#sent = options.sent;
  }

  get sent(): number {
    return this.#sent;
  }

  /** Whether a request was wanted that the job may not send. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** Counts a request that is about to be sent. @throws RequestsSpent */
  take(): void {
    if (this.#sent < this.#options.most()) {
      this.#sent++;
      return;
    }
    if (!this.#isSpent) {
      this.#isSpent = true;
      this.#options.onSpent();
    }
    throw new RequestsSpent();
  }
}
