import { Parser } from 'htmlparser2';
import { sitemapCap, unpack } from '../fetch/unpack';
import { hasWord } from '../text/strings';
import { resolveUrl } from '../urls/url';
import { maxPerEntry, type WrittenVersion } from './versions';

export interface SitemapText {
  readonly pages: readonly string[];
  /** Further sitemaps, when it is an index. */
  readonly sitemaps: readonly string[];
  /** It names more than a sitemap may. */
  readonly isCut: boolean;
}

/** Addresses that one sitemap may name (sitemaps.org protocol 0.9); what has more is read to the first that is too many. */
export const maxEntries = 50_000;

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
      isCut: lines.length > maxEntries,
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
        if (path.length > maxNesting) parser.pause();
        if (path.at(-1) === 'url') entry = '';
        const isVersion = path.at(-2) === 'url' && hreflang !== undefined && hasWord(rel, 'alternate');
        // One more than is kept tells that there are more.
        if (isVersion && href !== undefined && versions.length <= maxPerEntry)
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

/** The lines that hold a whole address, to the first that is too many. */
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

/** Whether it means to be one, whatever it names. */
export function isSitemap(text: string): boolean {
  return /<(?:[\w-]+:)?(?:urlset|sitemapindex|rss|rdf|feed)\b/i.test(text);
}

/** A sitemap.xml.gz is compressed itself, whatever the transfer does. */
export async function textOf(body: Buffer, encoding: string | string[] | undefined): Promise<string> {
  const unpacked = await unpack(body, encoding === undefined ? undefined : String(encoding), sitemapCap);
  const isGzip = unpacked[0] === 0x1f && unpacked[1] === 0x8b;
  return (isGzip ? await unpack(unpacked, 'gzip', sitemapCap) : unpacked).toString('utf8');
}
