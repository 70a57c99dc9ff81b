import { randomBytes } from 'node:crypto';
import type { JobInput } from '../../../../src/domain/jobInput';
import type { Asked, Purpose } from '../fetch/fetcher';
import { probeTls } from '../fetch/tlsProbe';
import { sayingOf } from '../parse/saying';
import type { Robots, RobotsRules } from '../robots/robots';
import { robotsFactsOf } from '../robots/robotsFacts';
import { collectSitemaps, type SitemapReading } from '../sitemap/sitemap';
import { originOf } from '../urls/url';
import type { LostFacts, SiteFacts } from './siteFacts';
import type { Visitor } from './visitor';

export interface ExplorerParts {
  readonly allowance: Pick<JobInput, 'maxPages' | 'respectRobots'>;
  readonly robots: Robots;
  readonly visitor: Visitor;
  readonly ask: (url: string, purpose: Purpose) => Promise<Asked>;
  readonly allowPrivate: boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface Explored {
  readonly facts: SiteFacts;
  readonly mapped: readonly string[];
}

const mostRedirects = 5;

/** Asks what belongs to no page but to the site: robots.txt, sitemaps, what it answers to addresses that don't exist. */
export class Explorer {
  readonly #parts: ExplorerParts;

  constructor(parts: ExplorerParts) {
    this.#parts = parts;
  }

  /**
   * @param start where the audit began, after its redirects.
   * @param known the sitemaps, when the audit began with them.
   * @throws Stopped when the audit stops meanwhile.
   */
  async explore(start: string, known: SiteFacts['sitemap']): Promise<Explored> {
    const { robots, allowPrivate, now } = this.#parts;
    const origin = originOf(start);
    const rules = await robots.of(origin);
    const named = rules.sitemaps.length > 0;
    const [reading, lost, icon, insecure, tls] = await Promise.all([
      known ? null : this.#sitemaps(named ? rules.sitemaps : [`${origin}/sitemap.xml`], named),
      this.#lost(origin),
      this.#icon(origin, rules),
      this.#insecure(origin),
      probeTls(origin, allowPrivate, now()),
    ]);
    return {
      facts: {
        robots: robotsFactsOf(rules, start, `${origin}/robots.txt`),
        ...(reading ? { sitemap: reading.facts } : {}),
        ...(lost ? { lost } : {}),
        ...(icon === null ? {} : { icon }),
        ...(insecure ? { insecure } : {}),
        ...(tls ? { tls } : {}),
      },
      mapped: reading?.pages ?? [],
    };
  }

  #sitemaps(starts: readonly string[], named: boolean): Promise<SitemapReading> {
    const { ask, allowance } = this.#parts;
    return collectSitemaps(starts, (url) => ask(url, 'sitemap'), allowance.maxPages, named);
  }

  /** An address that nobody can have made. */
  async #lost(origin: string): Promise<LostFacts | null> {
    const url = `${origin}/${randomBytes(8).toString('hex')}`;
    let at = url;
    for (let hops = 0; hops <= mostRedirects; hops++) {
      const { asked, redirect, facts } = await this.#parts.visitor.visit(at, 'page');
      if (asked === null) return null;
      if (redirect) {
        at = redirect.to;
        continue;
      }
      return {
        url,
        status: asked.kind === 'answer' ? asked.status : 0,
        redirectedTo: at === url ? null : at,
        saying: facts ? sayingOf(facts) : 0,
        text: facts && facts.text.words > 0 ? facts.text.hash : 0,
        sketch: facts?.text.sketch ?? null,
      };
    }
    return null;
  }

  /** null when it is not known: robots.txt keeps us from it, or there is no answer. */
  async #icon(origin: string, rules: RobotsRules): Promise<boolean | null> {
    const url = `${origin}/favicon.ico`;
    if (this.#parts.allowance.respectRobots && !rules.allows(url)) return null;
    const asked = await this.#parts.ask(url, 'check');
    return asked.kind === 'answer' ? asked.status < 400 : null;
  }

  async #insecure(origin: string): Promise<SiteFacts['insecure'] | null> {
    if (!/^https:\/\/[^:]+$/.test(origin)) return null;
    const url = `http${origin.slice('https'.length)}/`;
    const asked = await this.#parts.ask(url, 'check');
    if (asked.kind === 'silence') return { url, outcome: 'silent' };
    const { status, headers } = asked;
    const secured = status >= 300 && status < 400 && String(headers.location ?? '').startsWith('https:');
    return { url, outcome: secured ? 'secured' : status < 300 ? 'answers' : 'silent' };
  }
}
