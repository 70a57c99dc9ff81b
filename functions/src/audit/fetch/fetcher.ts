import { bareUserAgent } from '#domain/crawler';
import { isReservedHeader, type JobInput } from '#domain/jobInput';
import type { Politeness } from '../politeness/politeness';
import { isFinalError } from '../state/outcome';
import { Stopped } from '../time/stopped';
import type { Timing } from '../time/timing';
import { hostOf } from '../urls/url';
import { type Client, NoAnswer, type Response } from './client';
import { Doubts } from './doubts';
import { acceptFor, asksHeadFirst, type Purpose, wanted } from './purpose';
import { retryAfterOf } from './responseHeaders';
import { acceptedEncodings, bodyCap, sitemapCap } from './unpack';

export type Answer = Response & {
  readonly kind: 'answer';
  readonly attempts: number;
  /** 503, again and again, from a host that had no trouble with other addresses meanwhile. */
  readonly refusedAlone?: true;
};

export type Asked =
  | Answer
  | {
      readonly kind: 'silence';
      readonly error: string;
      readonly attempts: number;
      readonly durationMs: number;
    };

const mostAttempts = 3;

export interface FetcherOptions {
  readonly client: Pick<Client, 'ask'>;
  readonly politeness: Politeness;
  readonly timing: Timing;
  /** Counts what is sent. @throws Stopped in place of a request too many. */
  readonly count?: () => void;
  readonly input: Pick<JobInput, 'headers'>;
  /** How the crawler names itself in every request. */
  readonly userAgent?: string | undefined;
  /** The job's own headers, which may be secret, go to the site only. */
  readonly carriesHeaders: (url: string) => boolean;
  /** Called around a wait between two tries, which holds no place in the queue. */
  readonly onWait: (url: string, waiting: boolean) => void;
}

/** Asks one address until the answer means something: HEAD that lies, passing errors, hosts that want a pause. */
export class Fetcher {
  readonly #options: FetcherOptions;
  readonly #ours: Readonly<Record<string, string>>;
  readonly #siteHeaders: Readonly<Record<string, string>>;
  readonly #doubts: Doubts;
  readonly #sleeping = new Set<() => void>();
  #stopped = false;

  constructor(options: FetcherOptions) {
    this.#options = options;
    this.#ours = {
      'user-agent': options.userAgent ?? bareUserAgent,
      'accept-encoding': acceptedEncodings,
    };
    this.#doubts = new Doubts({
      politeness: options.politeness,
      longestPause: options.timing.longestRetryAfter,
      askAgain: async (url, ahead) => {
        const again = await this.#once(url, 'GET', 'check', 1, undefined, ahead);
        return again.kind === 'silence' ? 0 : again.status;
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
   * Redirects are answers too: they are not followed here.
   * @throws Stopped when the audit pauses or is cancelled before there is an answer.
   */
  async ask(url: string, purpose: Purpose, cap?: number): Promise<Asked> {
    let useHead = asksHeadFirst(purpose);
    let since = this.#doubts.moment;
    for (let attempt = 1; ; attempt++) {
      const asked = await this.#once(url, useHead ? 'HEAD' : 'GET', purpose, attempt, cap);
      if (this.#doubts.areAny) await this.#doubts.sound(hostOf(url));
      const retry = this.#retryOf(asked, useHead);
      if (retry === null || attempt >= (asked.kind === 'silence' ? 2 : mostAttempts))
        return this.#concluded(url, asked, since);
      since = this.#doubts.moment;
      if (retry > 0) await this.#wait(url, retry * 2 ** (attempt - 1));
      useHead = false;
    }
  }

  /** Ends the waits between tries; what waited throws Stopped. */
  stop(): void {
    this.#stopped = true;
    for (const wake of [...this.#sleeping]) wake();
  }

  /** @param since when the try before the last had ended. */
  async #concluded(url: string, asked: Asked, since: number): Promise<Asked> {
    const isBare = asked.kind === 'answer' && asked.status === 503 && !asked.headers['retry-after'];
    const isAlone = await this.#doubts.concluded(url, isBare, since);
    return isAlone && asked.kind === 'answer' ? { ...asked, refusedAlone: true } : asked;
  }

  async #once(
    url: string,
    method: 'GET' | 'HEAD',
    purpose: Purpose,
    attempts: number,
    cap: number | undefined,
    ahead = false,
  ): Promise<Asked> {
    const { client, politeness, timing, count, carriesHeaders } = this.#options;
    const host = hostOf(url);
    await politeness.turn(host, ahead);
    try {
      if (politeness.isShut(host))
        return unasked(politeness.wantsLongPause(host) ? 'LONG_PAUSE' : 'THROTTLED', attempts - 1);
      count?.();
      const askedAt = timing.clock.now();
      const response = await client.ask({
        url,
        method,
        headers: { accept: acceptFor(purpose), ...(carriesHeaders(url) ? this.#siteHeaders : this.#ours) },
        wantsBody: wanted[purpose],
        cap: cap ?? (purpose === 'sitemap' ? sitemapCap : bodyCap),
      });
      this.#heed(url, method, response, askedAt);
      if (purpose === 'page' && response.status === 200) this.#doubts.given(host, url);
      return { kind: 'answer', ...response, attempts };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return { kind: 'silence', error: error.code, attempts, durationMs: error.durationMs };
    } finally {
      politeness.done(host);
    }
  }

  /** How long to wait before asking again, in milliseconds; null when the answer stands. */
  #retryOf(asked: Asked, usedHead: boolean): number | null {
    const { retryDelay, longestRetryAfter, clock } = this.#options.timing;
    if (asked.kind === 'silence') return isFinalError(asked.error) ? null : retryDelay;
    const { status, headers } = asked;
    if (status === 429 || status === 503) {
      // A pause that was asked for is kept by the turnstile, for this host's other addresses too.
      const pause = retryAfterOf(headers, clock.epoch());
      if (pause === null) return retryDelay;
      return pause > longestRetryAfter ? null : 0;
    }
    // Some servers send HEAD where they send nobody else.
    if (usedHead && (status >= 300 || status < 200)) return 0;
    const passing =
      status === 408 || status === 425 || (status >= 500 && status < 600 && status !== 501 && status !== 505);
    return passing ? retryDelay : null;
  }

  /** Lets the host's answer set the pace for all of its addresses. */
  #heed(
    url: string,
    method: 'GET' | 'HEAD',
    { status, headers }: Pick<Response, 'status' | 'headers'>,
    askedAt: number,
  ): void {
    const host = hostOf(url);
    if (status === 429 || status === 503) {
      const pause = retryAfterOf(headers, this.#options.timing.clock.epoch());
      // Some servers answer HEAD with a bare 503 and nobody else; the GET that follows will tell.
      if (method === 'HEAD' && status === 503 && pause === null) return;
      this.#doubts.refused(host, url, { status, pause, askedAt });
    } else if (status < 500) this.#doubts.answered(host, url);
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

/** No answer, because the host is left in peace. */
function unasked(error: 'THROTTLED' | 'LONG_PAUSE', attempts: number): Asked {
  return { kind: 'silence', error, attempts, durationMs: 0 };
}
