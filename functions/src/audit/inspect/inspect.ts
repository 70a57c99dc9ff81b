import type { SiteInspection } from '#domain/inspection';
import type { Headers } from '../facts/outcome';
import { Client } from '../fetch/client';
import { Fetcher, type FetchResult } from '../fetch/fetcher';
import { mayBeHtml } from '../fetch/purpose';
import { hostPolicyFor } from '../politeness/hostPolicy';
import { Politeness } from '../politeness/politeness';
import { errorWords, statusWords } from '../report/words';
import { Robots, type RobotsRules, robotsCap } from '../robots/robots';
import { collectSitemaps } from '../sitemap/sitemap';
import { defaultTiming, Stopped, type Timing } from '../time/timing';
import { hostOf, originOf, resolveUrl } from '../urls/url';
import { similarUrls } from './similarUrls';

const maxRedirects = 5;
/** Maximum number of sitemap entries to count; the timeout may end it sooner. */
const maxPages = 100_000;
const maxSitemaps = 25;

interface InspectOptions {
  readonly allowPrivate?: boolean;
  readonly userAgent?: string;
  /** Milliseconds after which the known facts are returned. */
  readonly timeout?: number;
  readonly timing?: Partial<Timing>;
}

/** Inspects a site before an audit: requests only its start page, robots.txt and sitemaps. */
export async function inspect(url: string, options: InspectOptions = {}): Promise<SiteInspection> {
  const { allowPrivate = false, userAgent, timeout = 8_000 } = options;
  const timing = { ...defaultTiming, headersTimeout: 5_000, connectTimeout: 4_000, ...options.timing };
  const client = new Client(timing, allowPrivate);
  const politeness = new Politeness(
    timing.clock,
    hostPolicyFor({ requestsPerSecond: 10 }, allowPrivate, (host) => host === hostOf(url)),
  );
  const fetcher = new Fetcher({
    client,
    politeness,
    timing,
    input: { headers: {} },
    userAgent,
    carriesHeaders: () => false,
    onWait: () => undefined,
  });
  const stop = () => {
    fetcher.stop();
    politeness.stop();
    client.abort();
  };
  const cancel = timing.clock.after(timeout, stop);
  try {
    return await new Inspector(fetcher).look(url);
  } finally {
    cancel();
    stop();
    await client.close();
  }
}

class Inspector {
  readonly #fetcher: Fetcher;
  readonly #robots: Robots;

  constructor(fetcher: Fetcher) {
    this.#fetcher = fetcher;
    this.#robots = new Robots((url) => fetcher.fetch(url, 'text', robotsCap));
  }

  async look(start: string): Promise<SiteInspection> {
    const nothing = { url: start, robots: 'unknown', sitemap: null } as const;
    try {
      const { url, fetched } = await this.#follow(start);
      if (fetched.kind === 'no-response') {
        const alternative = await this.#alternativeTo(url, fetched.error);
        const reach = {
          ok: false,
          words: errorWords(fetched.error),
          ...(alternative && { alternative }),
        } as const;
        return { ...nothing, url, reach };
      }
      const { status } = fetched;
      if (status >= 400 || status < 200)
        return { ...nothing, url, reach: { ok: false, status, words: `it returns ${statusWords(status)}` } };
      const reach = {
        ok: true,
        status,
        durationMs: Math.round(fetched.durationMs),
        ...(status >= 300 || mayBeHtml(fetched.headers) ? {} : { noPage: typeOf(fetched.headers) }),
      } as const;
      return { url, reach, ...(await this.#furnishings(url)) };
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return { ...nothing, reach: { ok: false, words: 'it took too long to answer' } };
    }
  }

  /** Returns the first similar URL that responds. */
  async #alternativeTo(url: string, code: string): Promise<string | undefined> {
    try {
      for (const similar of similarUrls(url, code)) {
        const { url: end, fetched } = await this.#follow(similar);
        // A site without HTTPS may redirect from http to an https URL that doesn't respond.
        if (fetched.kind === 'answer' && fetched.status >= 200 && fetched.status < 400) return end;
      }
      return undefined;
    } catch (error) {
      if (error instanceof Stopped) return undefined;
      throw error;
    }
  }

  async #follow(start: string): Promise<{ url: string; fetched: FetchResult }> {
    let url = start;
    for (let hop = 0; ; hop++) {
      const fetched = await this.#fetcher.fetch(url, 'check');
      const location =
        fetched.kind === 'answer' &&
        fetched.status >= 300 &&
        fetched.status < 400 &&
        fetched.headers.location;
      const next = typeof location === 'string' ? resolveUrl(location, url) : null;
      if (!next || hop >= maxRedirects) return { url, fetched };
      url = next;
    }
  }

  /** Reads robots.txt and the sitemaps, as far as the time allows: the site itself has responded. */
  async #furnishings(url: string): Promise<Pick<SiteInspection, 'robots' | 'sitemap'>> {
    let robots: SiteInspection['robots'] = 'unknown';
    try {
      const rules = await this.#robots.of(originOf(url));
      robots = robotsOf(rules, url);
      return { robots, sitemap: await this.#sitemap(rules, url) };
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return { robots, sitemap: null };
    }
  }

  async #sitemap(rules: RobotsRules, url: string): Promise<SiteInspection['sitemap']> {
    let fetched = 0;
    const fetch = (target: string): Promise<FetchResult> => {
      fetched++;
      if (fetched > maxSitemaps) return Promise.reject(new Stopped());
      return this.#fetcher.fetch(target, 'text');
    };
    const named = rules.sitemaps.length > 0;
    const starts = named ? rules.sitemaps : [`${originOf(url)}/sitemap.xml`];
    const { pages, facts } = await collectSitemaps(starts, fetch, maxPages, named);
    return pages.length === 0 ? null : { pages: pages.length, complete: facts.complete };
  }
}

/** A server may send a type of any length. */
const typeOf = (headers: Headers) => String(headers['content-type']).replace(/;.*/s, '').trim().slice(0, 80);

function robotsOf(rules: RobotsRules, url: string): SiteInspection['robots'] {
  switch (rules.answer.kind) {
    case 'none':
      return 'none';
    case 'rules':
      return rules.allows(url) ? 'allows' : 'forbids';
    case 'closed':
    case 'no-response':
      return 'closed';
  }
}
