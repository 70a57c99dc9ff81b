import { bareUserAgent } from '#domain/crawler';
import { isReservedHeader, type JobInput } from '#domain/jobInput';
import { isFinalError } from '../facts/outcome';
import type { Politeness } from '../politeness/politeness';
import { Stopped, type Timing } from '../time/timing';
import { hostOf } from '../urls/url';
import { type Client, NoResponseError, type Response } from './client';
import { OverloadDetector } from './overload';
import { acceptFor, type Purpose, triesHeadFirst, wanted } from './purpose';
import { retryAfterOf } from './responseHeaders';
import { acceptedEncodings, bodyCap, sitemapCap } from './unpack';

export type Answer = Response & {
  readonly kind: 'answer';
  readonly attempts: number;
  /** Repeatedly 503 from a host that had no trouble with other URLs meanwhile. */
  readonly refusedAlone?: true;
};

export type FetchResult =
  | Answer
  | {
      readonly kind: 'no-response';
      readonly error: string;
      readonly attempts: number;
      readonly durationMs: number;
    };

const maxAttempts = 3;

interface FetcherOptions {
  readonly client: Pick<Client, 'fetch'>;
  readonly politeness: Politeness;
  readonly timing: Timing;
  /** Counts a request that is about to be sent. @throws Stopped if it exceeds the limit. */
  readonly count?: () => void;
  readonly input: Pick<JobInput, 'headers'>;
  /** The User-Agent header of every request. */
  readonly userAgent?: string | undefined;
  /** The job's own headers may be secret, so only the site receives them. */
  readonly carriesHeaders: (url: string) => boolean;
  /** Called around a wait between two attempts, which doesn't occupy a place in the queue. */
  readonly onWait: (url: string, waiting: boolean) => void;
}

/**
 * Requests a URL until the response is conclusive: handles wrong responses to HEAD, transient errors and hosts that
 * need a pause.
 */
export class Fetcher {
  readonly #options: FetcherOptions;
  readonly #ours: Readonly<Record<string, string>>;
  readonly #siteHeaders: Readonly<Record<string, string>>;
  readonly #overload: OverloadDetector;
  readonly #sleeping = new Set<() => void>();
  #stopped = false;

  constructor(options: FetcherOptions) {
    this.#options = options;
    this.#ours = {
      'user-agent': options.userAgent ?? bareUserAgent,
      'accept-encoding': acceptedEncodings,
    };
    this.#overload = new OverloadDetector({
      politeness: options.politeness,
      maxPause: options.timing.maxRetryAfter,
      refetch: async (url, ahead) => {
        const again = await this.#once(url, 'GET', 'check', 1, undefined, ahead);
        return again.kind === 'no-response' ? 0 : again.status;
      },
    });
    const extra = Object.entries(options.input.headers).map(
      ([name, value]) => [name.toLowerCase(), value] as const,
    );
    this.#siteHeaders = {
      ...this.#ours,
      ...Object.fromEntries(extra.filter(([name]) => !isReservedHeader(name))),
    };
  }

  /**
   * Returns the final response. Redirects are not followed here.
   * @throws Stopped if the audit pauses or is canceled before there is a response.
   */
  async fetch(url: string, purpose: Purpose, cap?: number): Promise<FetchResult> {
    let useHead = triesHeadFirst(purpose);
    let since = this.#overload.revision;
    for (let attempt = 1; ; attempt++) {
      const fetched = await this.#once(url, useHead ? 'HEAD' : 'GET', purpose, attempt, cap);
      if (this.#overload.hasSuspects) await this.#overload.probe(hostOf(url));
      const retry = this.#retryOf(fetched, useHead);
      if (retry === null || attempt >= (fetched.kind === 'no-response' ? 2 : maxAttempts))
        return this.#conclude(url, fetched, since);
      since = this.#overload.revision;
      if (retry > 0) await this.#wait(url, retry * 2 ** (attempt - 1));
      useHead = false;
    }
  }

  /** Ends the waits between attempts, which then throw Stopped. */
  stop(): void {
    this.#stopped = true;
    for (const wake of [...this.#sleeping]) wake();
  }

  /** @param since when the attempt before the last one ended. */
  async #conclude(url: string, fetched: FetchResult, since: number): Promise<FetchResult> {
    const isBare = fetched.kind === 'answer' && fetched.status === 503 && !fetched.headers['retry-after'];
    const isAlone = await this.#overload.conclude(url, isBare, since);
    return isAlone && fetched.kind === 'answer' ? { ...fetched, refusedAlone: true } : fetched;
  }

  async #once(
    url: string,
    method: 'GET' | 'HEAD',
    purpose: Purpose,
    attempts: number,
    cap: number | undefined,
    ahead = false,
  ): Promise<FetchResult> {
    const { client, politeness, timing, count, carriesHeaders } = this.#options;
    const host = hostOf(url);
    await politeness.acquire(host, ahead);
    try {
      if (politeness.isSuspended(host))
        return notRequested(politeness.askedForLongPause(host) ? 'LONG_PAUSE' : 'THROTTLED', attempts - 1);
      count?.();
      const requestedAt = timing.clock.now();
      const response = await client.fetch({
        url,
        method,
        headers: { accept: acceptFor(purpose), ...(carriesHeaders(url) ? this.#siteHeaders : this.#ours) },
        wantsBody: wanted[purpose],
        cap: cap ?? (purpose === 'sitemap' ? sitemapCap : bodyCap),
      });
      this.#heed(url, method, response, requestedAt);
      if (purpose === 'page' && response.status === 200) this.#overload.recordPage(host, url);
      return { kind: 'answer', ...response, attempts };
    } catch (error) {
      if (!(error instanceof NoResponseError)) throw error;
      return { kind: 'no-response', error: error.code, attempts, durationMs: error.durationMs };
    } finally {
      politeness.release(host);
    }
  }

  /** Returns how long to wait before the next attempt, in milliseconds; null if the response is final. */
  #retryOf(fetched: FetchResult, usedHead: boolean): number | null {
    const { retryDelay, maxRetryAfter, clock } = this.#options.timing;
    if (fetched.kind === 'no-response') return isFinalError(fetched.error) ? null : retryDelay;
    const { status, headers } = fetched;
    if (status === 429 || status === 503) {
      // Politeness applies a requested pause, to this host's other URLs too.
      const pause = retryAfterOf(headers, clock.epoch());
      if (pause === null) return retryDelay;
      return pause > maxRetryAfter ? null : 0;
    }
    // Some servers redirect or fail HEAD requests only.
    if (usedHead && (status >= 300 || status < 200)) return 0;
    const passing =
      status === 408 || status === 425 || (status >= 500 && status < 600 && status !== 501 && status !== 505);
    return passing ? retryDelay : null;
  }

  /** Adjusts the rate for the host's URLs to its response. */
  #heed(
    url: string,
    method: 'GET' | 'HEAD',
    { status, headers }: Pick<Response, 'status' | 'headers'>,
    requestedAt: number,
  ): void {
    const host = hostOf(url);
    if (status === 429 || status === 503) {
      const pause = retryAfterOf(headers, this.#options.timing.clock.epoch());
      // Some servers respond with a bare 503 to HEAD only; the GET that follows decides.
      if (method === 'HEAD' && status === 503 && pause === null) return;
      this.#overload.recordRefusal(host, url, { status, pause, requestedAt });
    } else if (status < 500) this.#overload.recordAnswer(host, url);
  }

  async #wait(url: string, ms: number): Promise<void> {
    if (this.#stopped) throw new Stopped();
    const { timing, onWait } = this.#options;
    onWait(url, true);
    await new Promise<void>((resolve) => {
      const wake = () => {
        this.#sleeping.delete(wake);
        cancel();
        resolve();
      };
      const cancel = timing.clock.after(ms * (0.75 + Math.random() / 2), wake);
      this.#sleeping.add(wake);
    });
    onWait(url, false);
    if (this.#stopped) throw new Stopped();
  }
}

/** Returns a result without a request, because the host is suspended. */
function notRequested(error: 'THROTTLED' | 'LONG_PAUSE', attempts: number): FetchResult {
  return { kind: 'no-response', error, attempts, durationMs: 0 };
}
