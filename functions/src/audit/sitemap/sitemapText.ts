import { Parser } from 'htmlparser2';
import type { WrongDates } from '../facts/siteFacts';
import { sitemapCap, unpack } from '../fetch/unpack';
import { cut, hasWord, ownCopy } from '../text/strings';
import { resolveUrl } from '../urls/url';
import { maxPerEntry, type WrittenVersion } from './versions';

interface SitemapText {
  readonly pages: readonly string[];
  /** Further sitemaps, if it is an index. */
  readonly sitemaps: readonly string[];
  /** Whether it lists more than a sitemap may. */
  readonly isCut: boolean;
}

interface SitemapListener {
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
  let location = '';
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
        if (!holdsLocation(path.at(-1))) return;
        location = '';
        if (href !== undefined && path.at(-2) === 'entry' && rel === 'alternate') pages.push(href);
      },
      ontext(piece) {
        if (holdsLocation(path.at(-1))) location += piece;
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
        if (closed === 'url loc') entry = location;
        if (closed === 'url loc' || closed === 'item link') pages.push(location);
        else if (closed === 'sitemap loc') sitemaps.push(location);
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

const holdsLocation = (name: string | undefined) => name === 'loc' || name === 'link';

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

const day = 24 * 3_600_000;
const maxExamples = 3;

/** The W3C's profile of ISO 8601 (https://www.w3.org/TR/NOTE-datetime), which sitemaps.org prescribes. */
const dateTime =
  /^(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(?:Z|([+-])(0\d|1[0-4]):([0-5]\d)))?)?)?$/;

/**
 * Returns whether a sitemap's `lastmod` isn't a date, is one that doesn't exist, or is in the future. A day is
 * tolerated, because the clocks and time zones of servers differ.
 * @param now epoch milliseconds.
 */
export function isInvalidDate(written: string, now: number): boolean {
  const parts = dateTime.exec(written.trim());
  if (!parts) return true;
  const [year = 0, month = 1, ofMonth = 1, hour = 0, minute = 0, second = 0] = parts
    .slice(1, 7)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const offset = (Number(parts[8] ?? 0) * 60 + Number(parts[9] ?? 0)) * (parts[7] === '-' ? -1 : 1);
  const date = Date.UTC(year, month - 1, ofMonth);
  const isReal = new Date(date).getUTCMonth() === month - 1 && ofMonth > 0;
  return !isReal || date + ((hour * 60 + minute - offset) * 60 + second) * 1_000 > now + day;
}

/** Counts the invalid dates of one sitemap. */
export class LastModified {
  readonly #now: number;
  readonly #examples = new Set<string>();
  #count = 0;

  /** @param now epoch milliseconds. */
  constructor(now: number) {
    this.#now = now;
  }

  add(written: string): void {
    if (!isInvalidDate(written, this.#now)) return;
    this.#count++;
    if (this.#examples.size < maxExamples) this.#examples.add(ownCopy(cut(written.trim(), 40)));
  }

  get wrong(): WrongDates | null {
    return this.#count === 0 ? null : { count: this.#count, examples: [...this.#examples] };
  }
}
