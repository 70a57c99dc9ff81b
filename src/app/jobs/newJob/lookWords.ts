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
  readonly respectRobots: boolean;
  readonly limits: PlanLimits;
  /** Jobs of this month so far; undefined while that is not known. */
  readonly used: number | undefined;
  /** Jobs that have not ended; undefined while that is not known. */
  readonly active: number | undefined;
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
    return [{ tone: 'error', words }, ...planFacts(cost)];
  }
  return [
    reachFact(host, reach, cost.scope),
    robotsFact(robots, cost),
    sitemapFact(sitemap),
    ...sizeFacts(sitemap, cost),
    ...planFacts(cost),
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

function robotsFact(robots: SiteInspection['robots'], cost: Cost): LookFact {
  switch (robots) {
    case 'allows':
      return { tone: 'fixed', words: 'robots.txt lets us in' };
    case 'none':
      return { tone: 'fixed', words: 'No robots.txt, so all may be read' };
    case 'forbids':
      return refusalFact('robots.txt keeps us out', cost);
    case 'closed':
      return refusalFact('robots.txt answers with an error, so crawlers have to stay away', cost);
    case 'unknown':
      return { tone: 'unverified', words: 'robots.txt could not be read in time' };
  }
}

/** A stranger’s job heeds robots.txt, whatever it asks for. */
function refusalFact(why: string, { respectRobots, proven }: Cost): LookFact {
  if (!proven) {
    const then = respectRobots ? ', then turn off “Respect robots.txt”' : '';
    return { tone: 'warning', words: `${why}: verify that the site is yours first${then}` };
  }
  return respectRobots
    ? { tone: 'warning', words: `${why}: turn off “Respect robots.txt” if the site is yours` }
    : { tone: 'unverified', words: `${why}, but you have turned off “Respect robots.txt”` };
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

/** How much of the site the job would read. */
function sizeFacts(sitemap: SiteInspection['sitemap'], cost: Cost): readonly LookFact[] {
  const { scope, limits, proven } = cost;
  const maxPages = scope === 'page' ? 1 : cost.maxPages;
  if (!proven) {
    const { pages, requestsPerSecond } = strangerLimits;
    const most = plural(Math.min(maxPages ?? pages, pages), 'page');
    return [
      { tone: 'warning', words: `Not shown to be yours, so up to ${most}, ${requestsPerSecond} a second` },
    ];
  }
  if (!sitemap || !wantsAll.includes(scope) || maxPages === undefined) return [];
  if (maxPages > limits.pagesPerJob || sitemap.pages <= maxPages) return [];
  const words = `You ask for ${plural(maxPages, 'page')} of ${formatNumber(sitemap.pages)}`;
  return [{ tone: 'warning', words }];
}

/** What the plan says to it; the server refuses what is more. */
export function planFacts({ maxPages, limits, used, active }: Cost): readonly LookFact[] {
  const facts: LookFact[] = [];
  if (maxPages !== undefined && maxPages > limits.pagesPerJob) {
    const most = plural(limits.pagesPerJob, 'page');
    facts.push({ tone: 'error', words: `Your plan checks up to ${most} a job` });
  }
  if (active !== undefined && active >= limits.jobsAtOnce) {
    const running = `${formatNumber(active)} ${active === 1 ? 'has' : 'have'} not ended`;
    facts.push({
      tone: 'error',
      words: `Your plan runs ${plural(limits.jobsAtOnce, 'job')} at once, and ${running}`,
    });
  }
  if (used === undefined) return facts;
  const left = Math.max(0, limits.jobsPerMonth - used);
  const month: LookFact =
    left === 0
      ? { tone: 'error', words: `All ${formatNumber(limits.jobsPerMonth)} jobs of this month are used` }
      : { tone: 'unverified', words: `Costs 1 of the ${plural(left, 'job')} left this month` };
  return [...facts, month];
}
