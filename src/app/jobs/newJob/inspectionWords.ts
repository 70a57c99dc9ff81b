import type { SiteInspection } from '#domain/inspection';
import type { Scope } from '#domain/jobInput';
import type { PlanLimits } from '#domain/plans';
import { unicodeHost } from '#domain/unicodeHost';
import type { Tone } from '#ui/Badge';
import { formatDuration, formatNumber, plural } from '#ui/format';

export interface InspectionFact {
  readonly tone: Extract<Tone, 'fixed' | 'warning' | 'error' | 'unverified'>;
  readonly words: string;
}

export interface Cost {
  readonly scope: Scope;
  /** The form's max pages; undefined while the typed value is invalid. */
  readonly maxPages: number | undefined;
  readonly respectRobots: boolean;
  readonly limits: PlanLimits;
  /** Jobs this month so far; undefined while that is not known. */
  readonly used: number | undefined;
  /** Jobs that have not ended; undefined while that is not known. */
  readonly active: number | undefined;
  /** The domain is verified, so the job runs with the requested options. */
  readonly isVerified: boolean;
  /** The unverified sites of a list; undefined when that can't be read. */
  readonly unverifiedHosts: readonly string[] | undefined;
}

/** Describes what an inspection means for a user who is about to check the site. */
export function inspectionWords(
  { reach, robots, sitemap, url }: SiteInspection,
  cost: Cost,
): readonly InspectionFact[] {
  const host = unicodeHost(new URL(url).host);
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
    ...planFacts(cost),
  ];
}

/** A sitemap is not a page, and a list may contain other files. */
const beginsWithPage: readonly Scope[] = ['site', 'section', 'page'];

function reachFact(
  host: string,
  { durationMs, noPage }: Extract<SiteInspection['reach'], { ok: true }>,
  scope: Scope,
): InspectionFact {
  return noPage !== undefined && beginsWithPage.includes(scope)
    ? { tone: 'error', words: `${host} returns ${noPage}, not an HTML page` }
    : { tone: 'fixed', words: `${host} responded in ${formatDuration(durationMs)}` };
}

function robotsFact(robots: SiteInspection['robots'], cost: Cost): InspectionFact {
  switch (robots) {
    case 'allows':
      return { tone: 'fixed', words: 'robots.txt allows crawling' };
    case 'none':
      return { tone: 'fixed', words: 'No robots.txt, so all pages can be crawled' };
    case 'forbids':
      return refusalFact('robots.txt disallows crawling', cost);
    case 'closed':
      return refusalFact('robots.txt returns an error, so crawling isn’t allowed', cost);
    case 'unknown':
      return { tone: 'unverified', words: 'Couldn’t read robots.txt in time' };
  }
}

/** A job on an unverified domain respects robots.txt, whatever its options. */
function refusalFact(why: string, { respectRobots, isVerified, unverifiedHosts }: Cost): InspectionFact {
  if (!isVerified) {
    const what = unverifiedHosts?.length ? 'every listed site' : 'the domain';
    const then = respectRobots ? ' and turn off “Respect robots.txt”' : '';
    return { tone: 'warning', words: `${why}. To crawl it anyway, verify ${what}${then}` };
  }
  return respectRobots
    ? { tone: 'warning', words: `${why}. Turn off “Respect robots.txt” if you own the site` }
    : { tone: 'unverified', words: `${why}, but you have turned off “Respect robots.txt”` };
}

function sitemapFact(sitemap: SiteInspection['sitemap']): InspectionFact {
  if (!sitemap) return { tone: 'unverified', words: 'No sitemap found' };
  const pages = plural(sitemap.pages, 'page');
  return {
    tone: 'fixed',
    words: sitemap.complete ? `Sitemap lists ${pages}` : `Sitemap lists more than ${pages}`,
  };
}

/** Describes the plan's limits on starting jobs, whatever the inspection found; the server enforces them. */
export function planFacts({ limits, used, active }: Cost): readonly InspectionFact[] {
  const facts: InspectionFact[] = [];
  if (active !== undefined && active >= limits.jobsAtOnce) {
    const running = `${formatNumber(active)} ${active === 1 ? 'is' : 'are'} in progress`;
    facts.push({
      tone: 'error',
      words: `Your plan’s limit is ${plural(limits.jobsAtOnce, 'concurrent job')}, and ${running}`,
    });
  }
  if (used === undefined) return facts;
  const left = Math.max(0, limits.jobsPerMonth - used);
  const month: InspectionFact =
    left === 0
      ? { tone: 'error', words: `You’ve used all ${formatNumber(limits.jobsPerMonth)} jobs this month` }
      : { tone: 'unverified', words: `${plural(left, 'job')} left this month` };
  return [...facts, month];
}
