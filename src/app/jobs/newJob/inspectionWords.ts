import { unverifiedLimits } from '#domain/domainVerification';
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

interface Active {
  readonly running: number;
  readonly waiting: number;
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
  readonly active: Active | undefined;
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

/** Says that the job has to wait for others, or that the queue is full. */
function queueFact({ running, waiting }: Active, limits: PlanLimits): InspectionFact | undefined {
  if (waiting === 0 && running < limits.jobsAtOnce) return undefined;
  if (waiting >= limits.queuedJobs)
    return {
      tone: 'error',
      words: `Your queue is full: your plan’s limit is ${plural(limits.queuedJobs, 'queued job')}`,
    };
  const behind = waiting > 0 ? ` and ${formatNumber(waiting)} queued` : '';
  return {
    tone: 'unverified',
    words: `The job starts when your other jobs end: ${formatNumber(running)} running${behind}`,
  };
}

/** Describes the plan's limits on starting jobs, whatever the inspection found; the server enforces them. */
export function planFacts({ limits, used, active }: Cost): readonly InspectionFact[] {
  const facts: InspectionFact[] = [];
  const queued = active && queueFact(active, limits);
  if (queued) facts.push(queued);
  if (used === undefined) return facts;
  const left = Math.max(0, limits.jobsPerMonth - used);
  const month: InspectionFact =
    left === 0
      ? { tone: 'error', words: `You’ve used all ${formatNumber(limits.jobsPerMonth)} jobs this month` }
      : { tone: 'unverified', words: `${plural(left, 'job')} left this month` };
  return [...facts, month];
}

/** How many sites of a list are named, and offered for verification at a time. */
export const maxNamed = 3;

/** Users of a smaller scope don't want the whole site. */
const wantsAll: readonly Scope[] = ['site', 'sitemap'];

type Seen = Pick<SiteInspection, 'reach' | 'sitemap'>;

/**
 * Says what else limits the pages of a job, apart from “Max pages”; undefined if nothing does.
 * @param seen undefined while the site hasn't been inspected.
 */
export function pageLimitWords(cost: Cost, seen: Seen | undefined): string | undefined {
  const { unverifiedHosts } = cost;
  if (!unverifiedHosts) return 'Couldn’t check which listed sites are verified.';
  if (unverifiedHosts.length > 0) {
    const are = unverifiedHosts.length === 1 ? 'is' : 'are';
    return `${someOf(unverifiedHosts)} ${are}n’t verified, so the whole job ${smallWords(cost)} and respects robots.txt.`;
  }
  if (!seen?.reach.ok) return undefined;
  if (!cost.isVerified) return `Unverified domain: the job ${smallWords(cost)}.`;
  return coverageWords(cost, seen.sitemap);
}

/** Says how small and slow a job on an unverified domain is. */
function smallWords({ scope, maxPages }: Cost): string {
  const { pages, requestsPerSecond } = unverifiedLimits;
  const rate = `${requestsPerSecond} requests per second`;
  const isSmaller = scope === 'page' || (maxPages !== undefined && maxPages < pages);
  return isSmaller ? `sends at most ${rate}` : `reads at most ${plural(pages, 'page')} at ${rate}`;
}

/** Says how much of the site the job reads. */
function coverageWords(
  { scope, maxPages, limits }: Cost,
  sitemap: SiteInspection['sitemap'],
): string | undefined {
  if (!sitemap || !wantsAll.includes(scope) || maxPages === undefined) return undefined;
  if (maxPages > limits.pagesPerJob || sitemap.pages <= maxPages) return undefined;
  const all = `${sitemap.complete ? '' : 'more than '}${formatNumber(sitemap.pages)}`;
  return `The job reads ${formatNumber(maxPages)} of ${all} pages in the sitemap.`;
}

/** Returns “a and b”, or “a, b, c and 3 more”. */
function someOf(hosts: readonly string[]): string {
  const more = hosts.length - maxNamed;
  const names = hosts.slice(0, maxNamed).map((host) => unicodeHost(host));
  const named = [...names, ...(more > 0 ? [`${formatNumber(more)} more`] : [])];
  return [named.slice(0, -1).join(', '), ...named.slice(-1)].filter(Boolean).join(' and ');
}
