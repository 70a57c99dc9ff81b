import type { JobInput } from '../../../src/domain/jobInput';
import type { Asked } from './fetcher';
import type { Robots } from './robots';
import { collectSitemaps } from './sitemap';
import { originOf, pathOf } from './url';

/** The addresses an audit begins with; none when its sitemap can't be read. */
export async function seedsOf(
  input: JobInput,
  robots: Robots,
  ask: (url: string) => Promise<Asked>,
): Promise<readonly string[]> {
  if (input.scope === 'list')
    return input.urls.length > 0 ? input.urls.slice(0, input.maxPages) : [input.url];
  if (input.scope !== 'sitemap') return [input.url];
  return (await collectSitemaps(await sitemapsOf(input, robots), ask, input.maxPages)) ?? [];
}

/** The address given when it is a sitemap itself, else those that robots.txt names, else the usual place. */
async function sitemapsOf(input: JobInput, robots: Robots): Promise<readonly string[]> {
  const path = pathOf(input.url).replace(/\?.*$/, '');
  if (/\.(?:xml|txt|gz)$/i.test(path)) return [input.url];
  const origin = originOf(input.url);
  const { sitemaps } = await robots.of(origin);
  return sitemaps.length > 0 ? sitemaps : [`${origin}/sitemap.xml`];
}
