import type { SitemapFacts, SitemapFile } from '../facts/siteFacts';
import type { FetchResult } from '../fetch/fetcher';
import { reportedHeaders } from '../fetch/reportedHeaders';
import { sitemapCap } from '../fetch/unpack';
import { hostOf, resolveUrl } from '../urls/url';
import { isSitemap, LastModified, maxEntries, parseSitemap, textOf } from './sitemapText';
import { type VersionList, VersionLists } from './versions';

const maxSitemaps = 200;

export interface SitemapReading {
  /** All pages that they list, including those of an index, without duplicates and in order. */
  readonly pages: readonly string[];
  readonly versions: readonly VersionList[];
  readonly facts: SitemapFacts;
}

/** A sitemap to request. */
interface Named {
  readonly url: string;
  /** Whether it is known to exist, because it was named or is the target of a redirect. */
  readonly named: boolean;
}

/**
 * @param named whether the first ones are named somewhere; otherwise they are only searched for.
 * @param isWanted returns whether a page counts; all of them by default.
 * @param now returns epoch milliseconds.
 */
export async function collectSitemaps(
  starts: readonly string[],
  fetch: (url: string) => Promise<FetchResult>,
  maxPages: number,
  named: boolean,
  isWanted: (url: string) => boolean = () => true,
  now: () => number = Date.now,
): Promise<SitemapReading> {
  const queue = [...new Set(starts)].map((url): Named => ({ url, named }));
  const seen = new Set(starts);
  const pages = new Set<string>();
  const files: SitemapFile[] = [];
  let next = 0;
  let left = 0;
  let isCut = false;
  const lists = new VersionLists();
  const take = (found: Iterable<string>) => {
    for (const page of found) {
      if (!isWanted(page)) continue;
      if (pages.size < maxPages) pages.add(page);
      else if (!pages.has(page)) left++;
    }
  };
  for (; next < maxSitemaps && pages.size < maxPages; next++) {
    const entry = queue[next];
    if (!entry) break;
    const { url } = entry;
    const fetched = await fetch(url);
    const base = { ...entry, size: 0, entries: 0 };
    if (fetched.kind === 'no-response') {
      files.push({ ...base, status: 0, problem: 'unreachable' });
      continue;
    }
    const { status, headers, body } = fetched;
    const moved = status >= 300 && status < 400 && resolveUrl(String(headers.location ?? ''), url);
    if (moved) {
      if (!seen.has(moved)) queue.splice(next + 1, 0, { ...entry, url: moved });
      seen.add(moved);
      continue;
    }
    if (!body || status >= 300) {
      const problem = status === 404 || status === 410 ? 'missing' : 'unreachable';
      files.push({ ...base, status, problem, ...reportedHeaders(headers) });
      continue;
    }
    const text = await textOf(body, headers['content-encoding']);
    const dates = new LastModified(now());
    const found = parseSitemap(text, url, {
      onVersions(page, written) {
        if (isWanted(page)) lists.add(page, written, url);
      },
      onDate: (written) => dates.add(written),
    });
    const entries = found.isCut ? maxEntries + 1 : found.pages.length + found.sitemaps.length;
    const problem = entries > 0 ? null : isSitemap(text) ? 'empty' : 'not-a-sitemap';
    const size = Buffer.byteLength(text);
    if (found.isCut || size >= sitemapCap) isCut = true;
    files.push({
      ...base,
      status,
      problem,
      size,
      entries,
      ...(dates.wrong ? { wrongDates: dates.wrong } : {}),
      ...(problem ? reportedHeaders(headers) : {}),
    });
    take(found.pages);
    for (const sitemap of found.sitemaps) {
      // One more than is requested shows that there are more.
      if (queue.length > maxSitemaps) break;
      if (seen.has(sitemap)) continue;
      seen.add(sitemap);
      queue.push({ url: sitemap, named: true });
    }
  }
  const versions = lists.all;
  take(versionsAtHome(versions));
  const complete = next >= queue.length && left === 0 && !isCut;
  const isAll = complete && !lists.isCut && !files.some(({ problem }) => problem === 'unreachable');
  return {
    pages: [...pages],
    versions,
    facts: {
      files,
      foreign: [],
      complete,
      ...(versions.length > 0 || lists.isCut ? { versions: isAll ? 'all' : 'some' } : {}),
    },
  };
}

/** Yields versions on the host of their entry, because the sitemaps list these pages too. */
function* versionsAtHome(lists: readonly VersionList[]): Iterable<string> {
  for (const { named, of } of lists) {
    const host = hostOf(of[0] ?? '');
    for (const [, url] of named) if (hostOf(url) === host) yield url;
  }
}
