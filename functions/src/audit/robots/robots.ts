import type { SeenHeaders } from '#domain/finding';
import { isBinary } from '../fetch/decode';
import type { FetchResult } from '../fetch/fetcher';
import { reportedHeaders } from '../fetch/reportedHeaders';
import { unpackAll } from '../fetch/unpack';
import { resolveUrl } from '../urls/url';
import { groupsOf } from './groups';

/** The robots.txt of one origin (RFC 9309). */
export type RobotsAnswer =
  | {
      readonly kind: 'rules';
      /** If it is longer than the limit, only complete lines. */
      readonly text: string;
      /** Bytes that were read. */
      readonly bytes: number;
      readonly url: string;
      readonly type: string | null;
    }
  /** There is none, so everything is allowed. */
  | { readonly kind: 'none'; readonly status: number }
  /** It is unavailable because of a server error or damaged content, so nothing is allowed. */
  | {
      readonly kind: 'closed';
      readonly status: number;
      /** Why its content can't be read, whatever its status. */
      readonly error?: string;
      readonly headers?: SeenHeaders;
    }
  /** The host doesn't respond at all. */
  | { readonly kind: 'no-response'; readonly error: string; readonly attempts: number };

export interface RobotsRules {
  readonly answer: RobotsAnswer;
  readonly allows: (url: string) => boolean;
  /** Returns whether search engines may crawl a URL; the same function object if they share our rules. */
  readonly allowsSearch: (url: string) => boolean;
  /** Milliseconds between requests, at most ten seconds; 0 if not set. */
  readonly crawlDelay: number;
  readonly sitemaps: readonly string[];
}

/** RFC 9309, 2.5: a crawler reads at least this much; we ignore the rest. */
export const robotsCap = 500 * 1024;
const maxRedirects = 5;
const maxDelay = 10_000;

/** Fetches and caches one robots.txt per origin. */
export class Robots {
  readonly #fetch: (url: string) => Promise<FetchResult>;
  readonly #known = new Map<string, RobotsRules>();
  readonly #pending = new Map<string, Promise<RobotsRules>>();

  constructor(fetch: (url: string) => Promise<FetchResult>) {
    this.#fetch = fetch;
  }

  /** Returns the rules of an origin, synchronously if they are known. */
  of(origin: string): RobotsRules | Promise<RobotsRules> {
    const known = this.#known.get(origin);
    if (known) return known;
    const pending = this.#pending.get(origin) ?? this.#fetchRules(origin);
    this.#pending.set(origin, pending);
    return pending;
  }

  async #fetchRules(origin: string): Promise<RobotsRules> {
    try {
      const rules = rulesFrom(await this.#follow(`${origin}/robots.txt`), origin);
      this.#known.set(origin, rules);
      return rules;
    } finally {
      this.#pending.delete(origin);
    }
  }

  async #follow(start: string): Promise<RobotsAnswer> {
    let url = start;
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const fetched = await this.#fetch(url);
      if (fetched.kind === 'no-response') return fetched;
      const { status, headers } = fetched;
      if (status >= 500 || status === 429)
        return { kind: 'closed', status, ...(hops === 0 ? reportedHeaders(headers) : {}) };
      if (status >= 400 || status < 200) return { kind: 'none', status };
      if (status < 300) {
        const type = headers['content-type'] === undefined ? null : String(headers['content-type']);
        const read = await textOf(fetched);
        return read === null
          ? { kind: 'closed', status, error: 'BAD_ENCODING', ...(hops === 0 ? reportedHeaders(headers) : {}) }
          : { kind: 'rules', ...read, url: start, type };
      }
      // Without a location, the same URL would be requested repeatedly.
      const next = headers.location === undefined ? null : resolveUrl(String(headers.location), url);
      if (!next) return { kind: 'none', status };
      url = next;
    }
    return { kind: 'none', status: 310 };
  }
}

/** Returns null if it is unreadable; plain text counts as readable even if a header says that it is compressed. */
async function textOf({
  body,
  headers,
}: Extract<FetchResult, { kind: 'answer' }>): Promise<{ text: string; bytes: number } | null> {
  if (!body) return { text: '', bytes: 0 };
  const encoding = headers['content-encoding'];
  const packed = await unpackAll(body, encoding === undefined ? undefined : String(encoding), robotsCap);
  const unpacked = packed ?? (isBinary(body) ? null : body);
  if (unpacked === null) return null;
  const bytes = Math.min(unpacked.length, robotsCap);
  // A truncated line would have another meaning: `/private` could become `/`.
  const whole = bytes < robotsCap ? bytes : lastBreakOf(unpacked);
  // A byte order mark would hide the first line.
  return { text: unpacked.toString('utf8', 0, whole).replace(/^\uFEFF/, ''), bytes };
}

function lastBreakOf(text: Buffer): number {
  return Math.max(0, text.lastIndexOf('\n', robotsCap - 1), text.lastIndexOf('\r', robotsCap - 1));
}

function rulesFrom(answer: RobotsAnswer, origin: string): RobotsRules {
  if (answer.kind !== 'rules') {
    const allows = () => answer.kind === 'none';
    return { answer, allows, allowsSearch: allows, crawlDelay: 0, sitemaps: [] };
  }
  const { ours, search, crawlDelay, sitemaps } = groupsOf(answer.url, answer.text);
  const allows = (url: string) => ours.allow(url);
  return {
    answer,
    allows,
    allowsSearch: search === ours ? allows : (url) => search.allow(url),
    crawlDelay: Math.min(maxDelay, Math.max(0, crawlDelay * 1_000)),
    sitemaps: sitemaps.flatMap((sitemap) => resolveUrl(sitemap, origin) ?? []),
  };
}
