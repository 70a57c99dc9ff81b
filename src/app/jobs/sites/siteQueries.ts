import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import { parseSiteUrl } from '#domain/jobInput';
import { pathTo } from '#domain/routes';
import type { Schedule } from '#domain/schedule';
import type { SiteHistory } from '#domain/siteHistory';
import { startUrlOf } from '#domain/siteRun';
import { unicodeHost } from '#domain/unicodeHost';
import type { Filter, Query } from '#services/backend';

/** A site of a user. */
export interface Site {
  readonly uid: string;
  /** In ASCII, with its port if it has one. */
  readonly host: string;
}

/** Returns the host that a URL’s parameter names, which may be typed in Unicode. */
export const hostNamed = (typed: string) => parseSiteUrl(typed)?.host ?? typed.toLowerCase();

/** Returns the path of the list of a site’s jobs. */
export const siteJobsPath = (host: string) =>
  `${pathTo('jobs')}?${new URLSearchParams({ site: unicodeHost(host) })}`;

/**
 * A user with this many sites needs no first steps, even if the only site checked twice is on a later page. The home
 * screen and the form for a new job ask for the same number, so that both share one listener.
 */
export const sitesAtHome = 12;

/** Queries a user's sites, most recently checked first. */
export const sitesQuery = (uid: string, limit: number): Query<SiteHistory> & { readonly limit: number } => ({
  from: paths.sites(uid),
  orderBy: ['updatedAt', 'desc'],
  limit,
});

const recentSize = 10;

/** Queries the newest jobs of a site. */
export const siteJobsQuery = ({ uid, host }: Site): Query<Job> => ({
  from: paths.jobs,
  where: [
    ['ownerUid', '==', uid],
    ['host', '==', host],
  ],
  orderBy: ['createdAt', 'desc'],
  limit: recentSize,
});

/** Queries the schedules of a site with one scheme: those whose URL starts with its origin. */
export const siteSchedulesQuery = ({ uid, host }: Site, scheme: 'http' | 'https'): Query<Schedule> => ({
  from: paths.schedules,
  where: [['ownerUid', '==', uid], ...startingWith('input.url', `${scheme}://${host}/`)],
  orderBy: ['input.url', 'asc'],
});

/** The prefix ends with “/”, which “0” follows in the order of characters. */
const startingWith = (field: string, prefix: string): readonly Filter[] => [
  [field, '>=', prefix],
  [field, '<', `${prefix.slice(0, -1)}0`],
];

/** Returns the URL that a new job of the site starts with: its home page, with the scheme of the newest run. */
export function homePageOf(host: string, history: SiteHistory | null, jobs: readonly Job[]): string {
  const last = history?.runs.at(-1);
  const known = jobs[0]?.input.url ?? (last && startUrlOf(last));
  return `${known?.startsWith('http://') ? 'http' : 'https'}://${host}/`;
}
