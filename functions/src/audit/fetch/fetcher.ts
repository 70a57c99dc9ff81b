import { bareUserAgent } from '../../../../src/domain/crawler';
import { isReservedHeader, type JobInput } from '../../../../src/domain/jobInput';
import type { Politeness } from '../politeness/politeness';
import { type Headers, isFinalError } from '../state/outcome';
import { Stopped } from '../time/stopped';
import type { Timing } from '../time/timing';
import { hostOf } from '../urls/url';
import { type Client, NoAnswer, type Response } from './client';
import { Refusals } from './refusals';
import { acceptedEncodings, bodyCap, sitemapCap } from './unpack';

export type Purpose = 'page' | 'check' | 'text' | 'asset' | 'sitemap';

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

/** A first try that was made elsewhere. */
export interface FirstTry {
  readonly asked: Asked;
  /** When it was sent there, by the clock of this audit. */
  readonly since: number;
}

const mostAttempts = 3;
/** So often in a row a host gives a page that it is known to have, when it is not too busy for another. */
const proofs = 2;
/** So many pages a host must have given: the start alone often comes from a cache, while what is behind it is too busy. */
const leastGiven = 3;
/** So often the pace stays halved while nothing tells a page that is down from a host that can't follow. */
const slownessInDoubt = 2;

export interface FetcherOptions {
  readonly client: Pick<Client, 'ask'>;
  readonly politeness: Politeness;
  readonly timing: Timing;
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
  readonly #refusals = new Refusals();
  /** The last page that each host gave, and how many it gave. */
  readonly #given = new Map<string, { readonly page: string; readonly count: number }>();
  /** Hosts that were spared for a bare 503, which may be that of a page. */
  readonly #doubted = new Set<string>();
  readonly #sleeping = new Set<() => void>();
  #stopped = false;

  constructor(options: FetcherOptions) {
    this.#options = options;
    this.#ours = {
      'user-agent': options.userAgent ?? bareUserAgent,
      accept: 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
      'accept-encoding': acceptedEncodings,
    };
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
   * @param purpose `check` asks with HEAD first and reads no body, `asset` with GET; `page` reads HTML; `text` reads
   * whatever it is, and `sitemap` more of it.
   * @param first goes on from it as if it had been made here.
   * @throws Stopped when the audit pauses or is cancelled before there is an answer.
   */
  async ask(url: string, purpose: Purpose, cap?: number, first?: FirstTry | null): Promise<Asked> {
    let useHead = purpose === 'check';
    let since = this.#refusals.moment;
    for (let attempt = 1; ; attempt++) {
      const asked =
        attempt === 1 && first
          ? this.#takeOver(url, first)
          : await this.#once(url, useHead ? 'HEAD' : 'GET', purpose, attempt, cap);
      if (this.#doubted.size > 0) await this.#sound(hostOf(url));
      const retry = this.#retryOf(asked, useHead);
      if (retry === null || attempt >= (asked.kind === 'silence' ? 2 : mostAttempts))
        return this.#concluded(url, asked, since);
      since = this.#refusals.moment;
      if (retry > 0) await this.#wait(url, retry * 2 ** (attempt - 1));
      useHead = false;
    }
  }

  /** Ends the waits between tries; what waited throws Stopped. */
  stop(): void {
    this.#stopped = true;
    for (const wake of [...this.#sleeping]) wake();
  }

  /** One try to read a page, whatever comes of it. @throws Stopped */
  tryPage(url: string): Promise<Asked> {
    return this.#once(url, 'GET', 'page', 1, undefined);
  }

  #takeOver(url: string, { asked, since }: FirstTry): Asked {
    if (asked.kind === 'answer') this.#heed(url, 'GET', asked, since);
    return asked;
  }

  /**
   * Asks a host in doubt for a page that it gave before, ahead of all that waits for it: many pages in a row may be down,
   * and only a host that refuses this one too is too busy.
   */
  async #sound(host: string): Promise<void> {
    const page = this.#readable(host);
    if (!this.#doubted.delete(host) || page === undefined) return;
    if (this.#refusals.isBusy(host) || !(await this.#gives(page, true))) return;
    this.#options.politeness.pardon(host, this.#refusals.hasPagesDown(host) ? 0 : slownessInDoubt);
  }

  /** A page that tells whether a host is too busy for others; undefined while it gave too few. */
  #readable(host: string): string | undefined {
    const given = this.#given.get(host);
    return given && given.count >= leastGiven ? given.page : undefined;
  }

  /** Whether its host gives a page that it gave before, several times in a row. @param ahead of all that waits for it. */
  async #gives(page: string, ahead = false): Promise<boolean> {
    for (let times = 0; times < proofs; times++) {
      const again = await this.#once(page, 'GET', 'check', 1, undefined, ahead);
      if (again.kind === 'silence' || again.status !== 200) return false;
    }
    return true;
  }

  /** @param since when the try before the last had ended. */
  async #concluded(url: string, asked: Asked, since: number): Promise<Asked> {
    const host = hostOf(url);
    const isBare = asked.kind === 'answer' && asked.status === 503 && !asked.headers['retry-after'];
    const isAlone = isBare && (await this.#isRefusedAlone(host, url, since));
    this.#refusals.giveUp(host, url, isAlone);
    if (!isAlone) return asked;
    this.#options.politeness.pardon(host);
    return { ...asked, refusedAlone: true };
  }

  /** Where what others were answered doesn't tell, a page that the host gave before is asked for again. */
  async #isRefusedAlone(host: string, url: string, since: number): Promise<boolean> {
    const told = this.#refusals.isAlone(host, url, since);
    if (told !== null) return told;
    const isOnly = this.#refusals.isOnly(host, url);
    const given = this.#given.get(host);
    if (!given) return isOnly;
    return (given.count >= leastGiven || isOnly) && this.#gives(given.page);
  }

  async #once(
    url: string,
    method: 'GET' | 'HEAD',
    purpose: Purpose,
    attempts: number,
    cap: number | undefined,
    ahead = false,
  ): Promise<Asked> {
    const { client, politeness, timing, carriesHeaders } = this.#options;
    const host = hostOf(url);
    await politeness.turn(host, ahead);
    try {
      if (politeness.isShut(host))
        return unasked(politeness.wantsLongPause(host) ? 'LONG_PAUSE' : 'THROTTLED', attempts - 1);
      const askedAt = timing.clock.now();
      const response = await client.ask({
        url,
        method,
        headers: carriesHeaders(url) ? this.#siteHeaders : this.#ours,
        wantsBody: wanted[purpose],
        cap: cap ?? (purpose === 'sitemap' ? sitemapCap : bodyCap),
      });
      this.#heed(url, method, response, askedAt);
      if (purpose === 'page' && response.status === 200)
        this.#given.set(host, { page: url, count: (this.#given.get(host)?.count ?? 0) + 1 });
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
    const { retryDelay, clock } = this.#options.timing;
    if (asked.kind === 'silence') return isFinalError(asked.error) ? null : retryDelay;
    const { status, headers } = asked;
    if (status === 429 || status === 503) {
      // A pause that was asked for is kept by the turnstile, for this host's other addresses too.
      const pause = retryAfterOf(headers, clock.epoch());
      if (pause === null) return retryDelay;
      return this.#isTooLong(pause) ? null : 0;
    }
    // Some servers send HEAD where they send nobody else.
    if (usedHead && (status >= 300 || status < 200)) return 0;
    const passing =
      status === 408 || status === 425 || (status >= 500 && status < 600 && status !== 501 && status !== 505);
    return passing ? retryDelay : null;
  }

  #isTooLong(pause: number | null): boolean {
    return pause !== null && pause > this.#options.timing.longestRetryAfter;
  }

  /** Lets the host's answer set the pace for all of its addresses. */
  #heed(
    url: string,
    method: 'GET' | 'HEAD',
    { status, headers }: Pick<Response, 'status' | 'headers'>,
    askedAt: number,
  ): void {
    const { timing, politeness } = this.#options;
    const host = hostOf(url);
    if (status === 429 || status === 503) {
      const pause = retryAfterOf(headers, timing.clock.epoch());
      const asksForPatience = status === 429 || pause !== null;
      // Some servers answer HEAD like that and nobody else; the GET that follows will tell.
      if (method === 'HEAD' && !asksForPatience) return;
      const isSpared = this.#refusals.refused(host, url);
      // A server that is down for a while (503) may be so for one of its addresses only.
      if (status === 429 && this.#isTooLong(pause)) politeness.shut(host);
      else if (asksForPatience || isSpared) {
        politeness.holdOff(host, Math.min(pause ?? 0, timing.longestRetryAfter), askedAt);
        if (!asksForPatience && url !== this.#readable(host)) this.#doubted.add(host);
      }
    } else if (status < 500) {
      this.#refusals.wentWell(host, url);
      politeness.wentWell(host);
    }
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

/** What a Retry-After asks for, in milliseconds: seconds or an HTTP date (RFC 9110, 10.2.3); null without one. */
export function retryAfterOf(headers: Headers, epoch: number): number | null {
  const value = headers['retry-after'];
  if (typeof value !== 'string') return null;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - epoch);
}

const isSuccess = (status: number) => status >= 200 && status < 300;

const wanted: Record<Purpose, (status: number, headers: Headers) => boolean> = {
  check: () => false,
  // What is sent in chunks is read, to learn how much it is.
  asset: (status, headers) => isSuccess(status) && headers['content-length'] === undefined,
  text: isSuccess,
  sitemap: isSuccess,
  page: (status, headers) => isSuccess(status) && mayBeHtml(headers),
};

/** A response without a type may be HTML; its first characters will tell. */
export function mayBeHtml(headers: Headers): boolean {
  const type = headers['content-type'];
  if (type === undefined || type === '') return true;
  return /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(String(type));
}
