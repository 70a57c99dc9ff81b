import { Parser } from 'htmlparser2';
import type { Asked } from '../fetch/fetcher';
import { seenIn } from '../fetch/seenIn';
import { sitemapCap, unpack } from '../fetch/unpack';
import { hasWord } from '../parse/text';
import { hostOf, resolveUrl } from '../urls/url';
import type { SitemapFacts, SitemapFile } from '../visit/siteFacts';
import { mostOfOne, type VersionList, VersionLists, type WrittenVersion } from './versions';

export interface SitemapText {
  readonly pages: readonly string[];
  /** Further sitemaps, when it is an index. */
  readonly sitemaps: readonly string[];
  /** It names more than a sitemap may. */
  readonly isCut: boolean;
}

/** Addresses that one sitemap may name (sitemaps.org protocol 0.9); what has more is read to the first that is too many. */
const mostEntries = 50_000;

/**
 * Reads a sitemap, an index of sitemaps or a plain list of whole addresses, one a line (sitemaps.org protocol 0.9). A feed
 * is a sitemap of what it lists, too.
 * @param onVersions told of each entry that names versions in other languages, as it is written.
 */
export function parseSitemap(
  text: string,
  base: string,
  onVersions: (url: string, versions: readonly WrittenVersion[]) => void = () => undefined,
): SitemapText {
  if (!text.trimStart().startsWith('<')) {
    const lines = wholeLines(text);
    return {
      pages: absolute(lines, base),
      sitemaps: [],
      isCut: lines.length > mostEntries,
    };
  }
  const pages: string[] = [];
  const sitemaps: string[] = [];
  const path: string[] = [];
  let address = '';
  let entry = '';
  let versions: WrittenVersion[] = [];
  const parser: Parser = new Parser(
    {
      onopentag(name, { href, hreflang, rel = 'alternate' }) {
        path.push(localName(name));
        // The parser's time grows with the square of the depth, and a sitemap has three levels.
        if (path.length > deepest) parser.pause();
        if (path.at(-1) === 'url') entry = '';
        if (
          hreflang !== undefined &&
          href !== undefined &&
          path.at(-2) === 'url' &&
          hasWord(rel, 'alternate')
        )
          if (versions.length <= mostOfOne)
            // One more than is kept tells that there are more.
            versions.push({ language: hreflang, href });
        if (!holdsAddress(path.at(-1))) return;
        address = '';
        if (href !== undefined && path.at(-2) === 'entry' && rel === 'alternate') pages.push(href);
      },
      ontext(piece) {
        if (holdsAddress(path.at(-1))) address += piece;
      },
      onclosetag() {
        const closed = `${path.at(-2)} ${path.pop()}`;
        if (versions.length > 0 && closed === 'urlset url') {
          const url = entry === '' ? null : resolveUrl(entry.trim(), base);
          if (typeof url === 'string') onVersions(url, versions);
          versions = [];
        }
        if (closed === 'url loc') entry = address;
        if (closed === 'url loc' || closed === 'item link') pages.push(address);
        else if (closed === 'sitemap loc') sitemaps.push(address);
        if (pages.length + sitemaps.length > mostEntries) parser.pause();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return {
    pages: absolute(pages, base),
    sitemaps: absolute(sitemaps, base),
    isCut: pages.length + sitemaps.length > mostEntries,
  };
}

/** The lines that hold a whole address, to the first that is too many. */
function wholeLines(text: string): string[] {
  const lines: string[] = [];
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    if (!/^\s*https?:\/\//i.test(line)) continue;
    lines.push(line);
    if (lines.length > mostEntries) break;
  }
  return lines;
}

const holdsAddress = (name: string | undefined) => name === 'loc' || name === 'link';

const deepest = 100;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function absolute(written: readonly string[], base: string): string[] {
  return written.flatMap((line) => (line.trim() === '' ? [] : (resolveUrl(line.trim(), base) ?? [])));
}

const mostSitemaps = 200;

export interface SitemapReading {
  /** Every page that they name, those of an index included, without repeats and in their order. */
  readonly pages: readonly string[];
  readonly versions: readonly VersionList[];
  readonly facts: SitemapFacts;
}

/**
 * @param named whether somebody says that the first ones exist, or they are only looked for.
 * @param isWanted tells the pages that count; all of them unless told.
 */
export async function collectSitemaps(
  starts: readonly string[],
  ask: (url: string) => Promise<Asked>,
  mostPages: number,
  named: boolean,
  isWanted: (url: string) => boolean = () => true,
): Promise<SitemapReading> {
  const queue = [...new Set(starts)];
  const seen = new Set(queue);
  const pages = new Set<string>();
  const files: SitemapFile[] = [];
  let next = 0;
  let left = 0;
  let isCut = false;
  const lists = new VersionLists();
  const take = (found: Iterable<string>) => {
    for (const page of found) {
      if (!isWanted(page)) continue;
      if (pages.size < mostPages) pages.add(page);
      else if (!pages.has(page)) left++;
    }
  };
  for (; next < queue.length && next < mostSitemaps && pages.size < mostPages; next++) {
    const url = queue[next] ?? '';
    const asked = await ask(url);
    const base = { url, named: named || next >= starts.length, size: 0, entries: 0 };
    if (asked.kind === 'silence') {
      files.push({ ...base, status: 0, problem: 'unreachable' });
      continue;
    }
    const { status, headers, body } = asked;
    const moved = status >= 300 && status < 400 && resolveUrl(String(headers.location ?? ''), url);
    if (moved) {
      if (!seen.has(moved)) queue.splice(next + 1, 0, moved);
      seen.add(moved);
      continue;
    }
    if (!body || status >= 300) {
      const problem = status === 404 || status === 410 ? 'missing' : 'unreachable';
      files.push({ ...base, status, problem, ...seenIn(headers) });
      continue;
    }
    const text = await textOf(body, headers['content-encoding']);
    const found = parseSitemap(text, url, (entry, written) => {
      if (isWanted(entry)) lists.add(entry, written, url);
    });
    const entries = found.isCut ? mostEntries + 1 : found.pages.length + found.sitemaps.length;
    const problem = entries > 0 ? null : isSitemap(text) ? 'empty' : 'not-a-sitemap';
    const size = Buffer.byteLength(text);
    if (found.isCut || size >= sitemapCap) isCut = true;
    files.push({ ...base, status, problem, size, entries, ...(problem ? seenIn(headers) : {}) });
    take(found.pages);
    for (const sitemap of found.sitemaps) {
      // One more than is asked tells that there are more.
      if (queue.length > mostSitemaps) break;
      if (seen.has(sitemap)) continue;
      seen.add(sitemap);
      queue.push(sitemap);
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

/** Versions on the host of the entry that names them: they are pages that the sitemaps name, too. */
function* versionsAtHome(lists: readonly VersionList[]): Iterable<string> {
  for (const { named, of } of lists) {
    const host = hostOf(of[0] ?? '');
    for (const [, url] of named) if (hostOf(url) === host) yield url;
  }
}

function isSitemap(text: string): boolean {
  return /<(?:[\w-]+:)?(?:urlset|sitemapindex|rss|rdf|feed)\b/i.test(text);
}

/** A sitemap.xml.gz is compressed itself, whatever the transfer does. */
async function textOf(body: Buffer, encoding: string | string[] | undefined): Promise<string> {
  const unpacked = await unpack(body, encoding === undefined ? undefined : String(encoding), sitemapCap);
  const isGzip = unpacked[0] === 0x1f && unpacked[1] === 0x8b;
  return (isGzip ? await unpack(unpacked, 'gzip', sitemapCap) : unpacked).toString('utf8');
}
