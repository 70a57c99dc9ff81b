import { unverifiedLimits } from '#domain/domainVerification';
import type { SiteInspection } from '#domain/inspection';
import type { Scope } from '#domain/jobInput';
import { unicodeHost } from '#domain/unicodeHost';
import { formatNumber, plural } from '#ui/format';
import type { Cost } from './inspectionWords';

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
