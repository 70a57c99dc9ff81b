import type { SiteInspection } from '#domain/inspection';
import { Client } from '../fetch/client';
import { type Asked, Fetcher } from '../fetch/fetcher';
import { mayBeHtml } from '../fetch/purpose';
import { mannersFor } from '../politeness/manners';
import { Politeness } from '../politeness/politeness';
import { errorWords, statusWords } from '../report/words';
import { Robots, type RobotsRules, robotsCap } from '../robots/robots';
import { collectSitemaps } from '../sitemap/sitemap';
import type { Headers } from '../state/outcome';
import { isHandshakeError } from '../state/outcome';
import { Stopped } from '../time/stopped';
import { defaultTiming, type Timing } from '../time/timing';
import { hostOf, originOf, resolveUrl } from '../urls/url';

const mostRedirects = 5;
/** A sitemap is counted up to here, and as far as the time allows. */
const mostPages = 100_000;
const mostSitemaps = 25;

export interface InspectOptions {
  readonly allowPrivate?: boolean;
  readonly userAgent?: string;
  /** Milliseconds after which what is known has to do. */
  readonly patience?: number;
  readonly timing?: Partial<Timing>;
}

/** A quick look at a site before it is checked: at most its start page's head, robots.txt and sitemaps are asked for. */
export async function inspect(url: string, options: InspectOptions = {}): Promise<SiteInspection> {
  const { allowPrivate = false, userAgent, patience = 8_000 } = options;
  const timing = { ...defaultTiming, headersTimeout: 5_000, connectTimeout: 4_000, ...options.timing };
  const client = new Client(timing, allowPrivate);
  const politeness = new Politeness(
    timing.clock,
    mannersFor({ requestsPerSecond: 10 }, allowPrivate, (host) => host === hostOf(url)),
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
  const cancel = timing.clock.after(patience, stop);
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
    this.#robots = new Robots((url) => fetcher.ask(url, 'text', robotsCap));
  }

  async look(start: string): Promise<SiteInspection> {
    const nothing = { url: start, robots: 'unknown', sitemap: null } as const;
    try {
      const { url, asked } = await this.#follow(start);
      if (asked.kind === 'silence')
        return { ...nothing, url, reach: { ok: false, words: await this.#silenceWords(url, asked.error) } };
      const { status } = asked;
      if (status >= 400 || status < 200)
        return { ...nothing, url, reach: { ok: false, status, words: `it answers ${statusWords(status)}` } };
      const reach = {
        ok: true,
        status,
        durationMs: Math.round(asked.durationMs),
        ...(status >= 300 || mayBeHtml(asked.headers) ? {} : { noPage: typeOf(asked.headers) }),
      } as const;
      return { url, reach, ...(await this.#furnishings(url)) };
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
      return { ...nothing, reach: { ok: false, words: 'it took too long to answer' } };
    }
  }

  /** An address that is typed without a scheme is taken for https, which not every site speaks. */
  async #silenceWords(url: string, code: string): Promise<string> {
    const words = errorWords(code);
    if (!url.startsWith('https:') || !(isHandshakeError(code) || code === 'ECONNREFUSED')) return words;
    const { url: plain, asked } = await this.#follow(url.replace(/^https:/, 'http:'));
    const answers = asked.kind === 'answer' && asked.status >= 200 && asked.status < 400;
    return answers && plain.startsWith('http:')
      ? `${words}. Without encryption it answers: to check it so, type ${plain}`
      : words;
  }

  async #follow(start: string): Promise<{ url: string; asked: Asked }> {
    let url = start;
    for (let hop = 0; ; hop++) {
      const asked = await this.#fetcher.ask(url, 'check');
      const location =
        asked.kind === 'answer' && asked.status >= 300 && asked.status < 400 && asked.headers.location;
      const next = typeof location === 'string' ? resolveUrl(location, url) : null;
      if (!next || hop >= mostRedirects) return { url, asked };
      url = next;
    }
  }

  /** What is known when the time is over has to do: the site itself has answered. */
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
    let asked = 0;
    const ask = (address: string): Promise<Asked> => {
      asked++;
      if (asked > mostSitemaps) return Promise.reject(new Stopped());
      return this.#fetcher.ask(address, 'text');
    };
    const named = rules.sitemaps.length > 0;
    const starts = named ? rules.sitemaps : [`${originOf(url)}/sitemap.xml`];
    const { pages, facts } = await collectSitemaps(starts, ask, mostPages, named);
    return pages.length === 0 ? null : { pages: pages.length, complete: facts.complete };
  }
}

/** A server may say anything of any length. */
const typeOf = (headers: Headers) => String(headers['content-type']).replace(/;.*/s, '').trim().slice(0, 80);

function robotsOf(rules: RobotsRules, url: string): SiteInspection['robots'] {
  switch (rules.answer.kind) {
    case 'none':
      return 'none';
    case 'rules':
      return rules.allows(url) ? 'allows' : 'forbids';
    case 'closed':
    case 'silence':
      return 'closed';
  }
}
