import { randomBytes } from 'node:crypto';
import type { JobInput } from '#domain/jobInput';
import type { NotFoundFacts, SiteFacts } from '../facts/siteFacts';
import type { FetchResult } from '../fetch/fetcher';
import type { Purpose } from '../fetch/purpose';
import { reportedHeaders } from '../fetch/reportedHeaders';
import { probeTls } from '../fetch/tlsProbe';
import { contentDigestOf, hasSameContent } from '../parse/contentDigest';
import type { Robots, RobotsRules } from '../robots/robots';
import { robotsFactsOf } from '../robots/robotsFacts';
import type { SitemapPrefetch } from '../sitemap/prefetch';
import type { SiteChecks } from '../sitemap/siteChecks';
import type { SitemapReading } from '../sitemap/sitemap';
import type { Scope } from '../urls/scope';
import { originOf } from '../urls/url';
import { pageFactsOf, type Visit } from './visit';
import type { Visitor } from './visitor';

export interface ExplorerParts {
  readonly allowance: Pick<JobInput, 'respectRobots'>;
  readonly robots: Robots;
  readonly sitemaps: Pick<SitemapPrefetch, 'reading'>;
  readonly visitor: Pick<Visitor, 'visit'>;
  readonly scope: Pick<Scope, 'folder'>;
  readonly fetch: (url: string, purpose: Purpose) => Promise<FetchResult>;
  /** Counts requests that no fetcher counts. @throws Stopped if one exceeds the limit. */
  readonly count: () => void;
  readonly allowPrivate: boolean;
  /** Returns epoch milliseconds. */
  readonly now: () => number;
}

export interface Explored {
  /** Everything but the sitemaps. */
  readonly facts: SiteFacts;
  /** null if they were not requested. */
  readonly sitemap: SitemapReading | null;
}

const maxRedirects = 5;

/** Requests what belongs to the site, not to a page: robots.txt, sitemaps, and a page that doesn't exist. */
export class Explorer {
  readonly #parts: ExplorerParts;

  constructor(parts: ExplorerParts) {
    this.#parts = parts;
  }

  /**
   * @param start where the audit began, after redirects.
   * @param known the sitemaps if the audit began with them.
   * @throws Stopped if the audit stops meanwhile.
   */
  async explore(start: string, siteChecks: SiteChecks, known: SiteFacts['sitemap']): Promise<Explored> {
    const { robots } = this.#parts;
    const origin = originOf(start);
    const rules = await robots.of(origin);
    const [reading, notFound, icon, insecure, tls] = await Promise.all([
      siteChecks.sitemaps && !known ? this.#parts.sitemaps.reading(start) : null,
      this.#notFound(origin, siteChecks),
      siteChecks.icon ? this.#icon(origin, rules) : null,
      this.#insecure(origin),
      this.#tls(origin),
    ]);
    return {
      facts: {
        robots: robotsFactsOf(rules, start, `${origin}/robots.txt`),
        ...(notFound ? { notFound } : {}),
        ...(icon === null ? {} : { icon }),
        ...(insecure ? { insecure } : {}),
        ...(tls ? { tls } : {}),
      },
      sitemap: reading,
    };
  }

  /** Requests a URL that can't exist, in the section that the audit covers. */
  async #notFound(origin: string, { front }: SiteChecks): Promise<NotFoundFacts | null> {
    const url = `${origin}${this.#parts.scope.folder}${randomBytes(8).toString('hex')}`;
    const notFound = await this.#follow(url);
    if (!notFound || notFound.visit.kind === 'not-requested') return null;
    const { visit, at } = notFound;
    const { fetched } = visit;
    const facts = pageFactsOf(visit);
    const digest = contentDigestOf(facts);
    const home = front && facts ? await this.#follow(`${origin}/`) : null;
    const homeFacts = home && pageFactsOf(home.visit);
    return {
      url,
      status: fetched.kind === 'answer' ? fetched.status : 0,
      redirectedTo: at === url ? null : at,
      ...digest,
      ...(fetched.kind === 'answer' && fetched.status === 200 ? reportedHeaders(fetched.headers) : {}),
      ...(homeFacts ? { likeFront: hasSameContent(contentDigestOf(homeFacts), digest) } : {}),
    };
  }

  /** Requests a page and follows its redirects; null if there are too many. */
  async #follow(url: string): Promise<{ readonly visit: Visit; readonly at: string } | null> {
    let at = url;
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const visit = await this.#parts.visitor.visit(at, 'page');
      if (visit.kind !== 'redirect') return { visit, at };
      at = visit.redirect.to;
    }
    return null;
  }

  /** Returns null if unknown: robots.txt disallows it, the server refuses, or there is no response. */
  async #icon(origin: string, rules: RobotsRules): Promise<boolean | null> {
    const url = `${origin}/favicon.ico`;
    if (this.#parts.allowance.respectRobots && !rules.allows(url)) return null;
    const fetched = await this.#parts.fetch(url, 'check');
    if (fetched.kind === 'no-response') return null;
    if (fetched.status < 400) return true;
    return fetched.status === 404 || fetched.status === 410 ? false : null;
  }

  async #tls(origin: string): Promise<SiteFacts['tls'] | null> {
    const { allowPrivate, count, now } = this.#parts;
    if (!origin.startsWith('https:')) return null;
    count();
    return probeTls(origin, allowPrivate, now());
  }

  async #insecure(origin: string): Promise<SiteFacts['insecure'] | null> {
    if (!/^https:\/\/[^:]+$/.test(origin)) return null;
    const url = `http${origin.slice('https'.length)}/`;
    const fetched = await this.#parts.fetch(url, 'check');
    if (fetched.kind === 'no-response') return { url, outcome: 'silent' };
    const { status, headers } = fetched;
    const secured = status >= 300 && status < 400 && String(headers.location ?? '').startsWith('https:');
    return { url, outcome: secured ? 'secured' : status < 300 ? 'answers' : 'silent' };
  }
}
