import type { JobInput } from '#domain/jobInput';
import type { FetchResult } from '../fetch/fetcher';
import type { Robots } from '../robots/robots';
import type { Scope } from '../urls/scope';
import { originOf, pathOf } from '../urls/url';
import { collectSitemaps, type SitemapReading } from './sitemap';

export interface Seeds {
  readonly urls: readonly string[];
  /** The sitemaps that list them, if any. */
  readonly sitemap: SitemapReading | null;
}

/** Returns the URLs that an audit begins with; none if its sitemap can't be read. */
export async function seedsOf(
  input: JobInput,
  robots: Robots,
  fetch: (url: string) => Promise<FetchResult>,
  now: () => number,
): Promise<Seeds> {
  if (input.scope === 'list')
    return { urls: input.urls.length > 0 ? input.urls.slice(0, input.maxPages) : [input.url], sitemap: null };
  if (input.scope !== 'sitemap') return { urls: [input.url], sitemap: null };
  const starts = await sitemapsOf(input, robots);
  const sitemap = await collectSitemaps(starts, fetch, input.maxPages, true, undefined, now);
  return { urls: sitemap.pages, sitemap };
}

export interface SiteSitemapsParts {
  readonly input: Pick<JobInput, 'scope'>;
  readonly allowance: Pick<JobInput, 'maxPages'>;
  readonly robots: Robots;
  readonly scope: Pick<Scope, 'isInSection'>;
  readonly fetch: (url: string) => Promise<FetchResult>;
  /** Returns epoch milliseconds. */
  readonly now: () => number;
}

/** Reads the sitemaps of a URL's site: those in robots.txt, else the one at the default location. */
export async function siteSitemaps(
  start: string,
  { input, allowance, robots, scope, fetch, now }: SiteSitemapsParts,
): Promise<SitemapReading> {
  const origin = originOf(start);
  const { sitemaps } = await robots.of(origin);
  const named = sitemaps.length > 0;
  return collectSitemaps(
    named ? sitemaps : [`${origin}/sitemap.xml`],
    fetch,
    allowance.maxPages,
    named,
    // The audit isn't about URLs outside the section, nor about their problems.
    input.scope === 'section' ? (url) => scope.isInSection(url) : undefined,
    now,
  );
}

/** Returns the URL itself if it is a sitemap, else those in robots.txt, else the default location. */
async function sitemapsOf(input: JobInput, robots: Robots): Promise<readonly string[]> {
  const path = pathOf(input.url).replace(/\?.*$/, '');
  if (/\.(?:xml|txt|gz)$/i.test(path)) return [input.url];
  const origin = originOf(input.url);
  const { sitemaps } = await robots.of(origin);
  return sitemaps.length > 0 ? sitemaps : [`${origin}/sitemap.xml`];
}
