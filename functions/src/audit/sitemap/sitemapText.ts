import { Parser } from 'htmlparser2';
import { sitemapCap, unpack } from '../fetch/unpack';
import { hasWord } from '../text/strings';
import { resolveUrl } from '../urls/url';
import { maxPerEntry, type WrittenVersion } from './versions';

export interface SitemapText {
  readonly pages: readonly string[];
  /** Further sitemaps, if it is an index. */
  readonly sitemaps: readonly string[];
  /** Whether it lists more than a sitemap may. */
  readonly isCut: boolean;
}

export interface SitemapListener {
  /** Called for each entry with versions in other languages, as written. */
  readonly onVersions?: (url: string, versions: readonly WrittenVersion[]) => void;
  /** Called for each date of a page or a sitemap, as written. */
  readonly onDate?: (written: string) => void;
}

/** URLs that one sitemap may list (sitemaps.org protocol 0.9); a longer one is read up to the first over the limit. */
export const maxEntries = 50_000;

/**
 * Reads a sitemap, an index of sitemaps or a plain list of absolute URLs, one per line (sitemaps.org protocol 0.9). A
 * feed is a sitemap of its items, too.
 */
export function parseSitemap(
  text: string,
  base: string,
  { onVersions, onDate }: SitemapListener = {},
): SitemapText {
  if (!text.trimStart().startsWith('<')) {
    const lines = wholeLines(text);
    return {
      pages: absolute(lines, base),
      sitemaps: [],
      isCut: lines.length > maxEntries,
    };
  }
  const pages: string[] = [];
  const sitemaps: string[] = [];
  const path: string[] = [];
  let address = '';
  let entry = '';
  let date = '';
  let versions: WrittenVersion[] = [];
  const parser: Parser = new Parser(
    {
      onopentag(name, { href, hreflang, rel = 'alternate' }) {
        path.push(localName(name));
        // The parser's time grows with the square of the depth, and a sitemap has three levels.
        if (path.length > maxNesting) parser.pause();
        if (path.at(-1) === 'url') entry = '';
        const isVersion = path.at(-2) === 'url' && hreflang !== undefined && hasWord(rel, 'alternate');
        // One more than is kept shows that there are more.
        if (isVersion && href !== undefined && versions.length <= maxPerEntry)
          versions.push({ language: hreflang, href });
        if (path.at(-1) === 'lastmod') date = '';
        if (!holdsAddress(path.at(-1))) return;
        address = '';
        if (href !== undefined && path.at(-2) === 'entry' && rel === 'alternate') pages.push(href);
      },
      ontext(piece) {
        if (holdsAddress(path.at(-1))) address += piece;
        else if (path.at(-1) === 'lastmod') date += piece;
      },
      onclosetag() {
        const closed = `${path.at(-2)} ${path.pop()}`;
        if (versions.length > 0 && closed === 'urlset url') {
          const url = entry === '' ? null : resolveUrl(entry.trim(), base);
          if (typeof url === 'string') onVersions?.(url, versions);
          versions = [];
        }
        if (closed === 'url lastmod' || closed === 'sitemap lastmod') onDate?.(date);
        if (closed === 'url loc') entry = address;
        if (closed === 'url loc' || closed === 'item link') pages.push(address);
        else if (closed === 'sitemap loc') sitemaps.push(address);
        if (pages.length + sitemaps.length > maxEntries) parser.pause();
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return {
    pages: absolute(pages, base),
    sitemaps: absolute(sitemaps, base),
    isCut: pages.length + sitemaps.length > maxEntries,
  };
}

/** Returns the lines that are an absolute URL, up to the first over the limit. */
function wholeLines(text: string): string[] {
  const lines: string[] = [];
  for (const [line] of text.matchAll(/[^\r\n]+/g)) {
    if (!/^\s*https?:\/\//i.test(line)) continue;
    lines.push(line);
    if (lines.length > maxEntries) break;
  }
  return lines;
}

const holdsAddress = (name: string | undefined) => name === 'loc' || name === 'link';

const maxNesting = 100;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function absolute(written: readonly string[], base: string): string[] {
  return written.flatMap((line) => (line.trim() === '' ? [] : (resolveUrl(line.trim(), base) ?? [])));
}

/** Returns whether it has the format of a sitemap, whatever it lists. */
export function isSitemap(text: string): boolean {
  return /<(?:[\w-]+:)?(?:urlset|sitemapindex|rss|rdf|feed)\b/i.test(text);
}

/** Decodes a sitemap. A sitemap.xml.gz is compressed itself, independently of the transfer. */
export async function textOf(body: Buffer, encoding: string | string[] | undefined): Promise<string> {
  const unpacked = await unpack(body, encoding === undefined ? undefined : String(encoding), sitemapCap);
  const isGzip = unpacked[0] === 0x1f && unpacked[1] === 0x8b;
  return (isGzip ? await unpack(unpacked, 'gzip', sitemapCap) : unpacked).toString('utf8');
}
