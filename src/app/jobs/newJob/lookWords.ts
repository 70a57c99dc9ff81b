import type { SiteInspection } from '../../../domain/inspection';
import type { Scope } from '../../../domain/jobInput';
import type { PlanLimits } from '../../../domain/plans';
import { strangerLimits } from '../../../domain/siteProof';
import type { Tone } from '../../../ui/Badge';
import { formatDuration, formatNumber, plural } from '../../../ui/format';

export interface LookFact {
  readonly tone: Extract<Tone, 'fixed' | 'warning' | 'error' | 'unverified'>;
  readonly words: string;
}

export interface Cost {
  readonly scope: Scope;
  /** The most pages that the form asks for; undefined while what is typed is no such number. */
  readonly maxPages: number | undefined;
  readonly limits: PlanLimits;
  /** Jobs of this month so far; undefined while that is not known. */
  readonly used: number | undefined;
  /** Shown to be the person's own, so that the job runs as it is asked for. */
  readonly proven: boolean;
}

/** What a look at a site means for somebody who is about to have it checked. */
export function lookWords({ reach, robots, sitemap, url }: SiteInspection, cost: Cost): readonly LookFact[] {
  const { host } = new URL(url);
  if (!reach.ok) {
    const words =
      reach.status === undefined
        ? `We couldn’t reach ${host}: ${reach.words}.`
        : `${host} ${reach.words.replace(/^it /, '')}.`;
    return [{ tone: 'error', words }];
  }
  return [
    reachFact(host, reach, cost.scope),
    robotsFact(robots),
    sitemapFact(sitemap),
    ...costFacts(sitemap, cost),
  ];
}

/** A sitemap is no page, and a list may hold others. */
const beginsWithPage: readonly Scope[] = ['site', 'section', 'page'];

function reachFact(
  host: string,
  { durationMs, noPage }: Extract<SiteInspection['reach'], { ok: true }>,
  scope: Scope,
): LookFact {
  return noPage !== undefined && beginsWithPage.includes(scope)
    ? { tone: 'error', words: `${host} answers with ${noPage}, which is no page to read` }
    : { tone: 'fixed', words: `${host} answers in ${formatDuration(durationMs)}` };
}

function robotsFact(robots: SiteInspection['robots']): LookFact {
  switch (robots) {
    case 'allows':
      return { tone: 'fixed', words: 'robots.txt lets us in' };
    case 'none':
      return { tone: 'fixed', words: 'No robots.txt, so all may be read' };
    case 'forbids':
      return {
        tone: 'warning',
        words: 'robots.txt keeps us out: turn off “Respect robots.txt” if the site is yours',
      };
    case 'closed':
      return { tone: 'warning', words: 'robots.txt answers with an error, so crawlers have to stay away' };
    case 'unknown':
      return { tone: 'unverified', words: 'robots.txt could not be read in time' };
  }
}

function sitemapFact(sitemap: SiteInspection['sitemap']): LookFact {
  if (!sitemap) return { tone: 'unverified', words: 'No sitemap, so the number of pages shows as we go' };
  const pages = plural(sitemap.pages, 'page');
  return {
    tone: 'fixed',
    words: sitemap.complete ? `Its sitemap names ${pages}` : `Its sitemap names ${pages} and more`,
  };
}

/** Who asks for less than the whole wants no more than that. */
const wantsAll: readonly Scope[] = ['site', 'sitemap'];

function costFacts(
  sitemap: SiteInspection['sitemap'],
  { scope, maxPages: asked, limits, used, proven }: Cost,
): readonly LookFact[] {
  const facts: LookFact[] = [];
  const maxPages = scope === 'page' ? 1 : asked;
  if (!proven) {
    const { pages, requestsPerSecond } = strangerLimits;
    facts.push({
      tone: 'warning',
      words: `Not shown to be yours, so up to ${plural(Math.min(maxPages ?? pages, pages), 'page')}, ${requestsPerSecond} a second`,
    });
  } else if (sitemap && wantsAll.includes(scope) && maxPages !== undefined && sitemap.pages > maxPages) {
    facts.push({
      tone: 'warning',
      words: `You ask for ${plural(maxPages, 'page')} of ${formatNumber(sitemap.pages)}`,
    });
  }
  if (used !== undefined) {
    const left = Math.max(0, limits.jobsPerMonth - used);
    const words = `Costs 1 of the ${plural(left, 'job')} left this month`;
    facts.push(
      left === 0
        ? { tone: 'error', words: `All ${formatNumber(limits.jobsPerMonth)} jobs of this month are used` }
        : { tone: 'unverified', words },
    );
  }
  return facts;
}
