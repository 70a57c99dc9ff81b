import type { JobInput } from '../../../../src/domain/jobInput';
import type { Asked } from '../fetch/fetcher';
import type { Robots } from '../robots/robots';
import { originOf, pathOf } from '../urls/url';
import type { SitemapFacts } from '../visit/siteFacts';
import { collectSitemaps } from './sitemap';

export interface Seeds {
  readonly urls: readonly string[];
  /** The sitemaps that they come from, when they do. */
  readonly sitemap: SitemapFacts | null;
}

/** The addresses an audit begins with; none when its sitemap can't be read. */
export async function seedsOf(
  input: JobInput,
  robots: Robots,
  ask: (url: string) => Promise<Asked>,
): Promise<Seeds> {
  if (input.scope === 'list')
    return { urls: input.urls.length > 0 ? input.urls.slice(0, input.maxPages) : [input.url], sitemap: null };
  if (input.scope !== 'sitemap') return { urls: [input.url], sitemap: null };
  const { pages, facts } = await collectSitemaps(await sitemapsOf(input, robots), ask, input.maxPages, true);
  return { urls: pages, sitemap: facts };
}

/** The address given when it is a sitemap itself, else those that robots.txt names, else the usual place. */
async function sitemapsOf(input: JobInput, robots: Robots): Promise<readonly string[]> {
  const path = pathOf(input.url).replace(/\?.*$/, '');
  if (/\.(?:xml|txt|gz)$/i.test(path)) return [input.url];
  const origin = originOf(input.url);
  const { sitemaps } = await robots.of(origin);
  return sitemaps.length > 0 ? sitemaps : [`${origin}/sitemap.xml`];
}
