import { Parser } from 'htmlparser2';
import { unpack } from '../fetch/body';
import type { Asked } from '../fetch/fetcher';
import { resolveUrl } from '../urls/url';
import type { SitemapFacts, SitemapFile } from '../visit/siteFacts';

export interface SitemapText {
  readonly pages: readonly string[];
  /** Further sitemaps, when it is an index. */
  readonly sitemaps: readonly string[];
}

/** Reads a sitemap, an index of sitemaps or a plain list of addresses, one a line (sitemaps.org protocol 0.9). */
export function parseSitemap(text: string, base: string): SitemapText {
  if (!text.trimStart().startsWith('<')) return { pages: absolute(text.split(/\r?\n/), base), sitemaps: [] };
  const pages: string[] = [];
  const sitemaps: string[] = [];
  const path: string[] = [];
  let loc = '';
  const parser: Parser = new Parser(
    {
      onopentag(name) {
        path.push(localName(name));
        // The parser's time grows with the square of the depth, and a sitemap has three levels.
        if (path.length > deepest) parser.pause();
        if (path.at(-1) === 'loc') loc = '';
      },
      ontext(piece) {
        if (path.at(-1) === 'loc') loc += piece;
      },
      onclosetag() {
        const closed = path.pop();
        if (closed !== 'loc') return;
        if (path.at(-1) === 'url') pages.push(loc);
        else if (path.at(-1) === 'sitemap') sitemaps.push(loc);
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return { pages: absolute(pages, base), sitemaps: absolute(sitemaps, base) };
}

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
  readonly facts: SitemapFacts;
}

/** @param named whether somebody says that the first ones exist, or they are only looked for. */
export async function collectSitemaps(
  starts: readonly string[],
  ask: (url: string) => Promise<Asked>,
  mostPages: number,
  named: boolean,
): Promise<SitemapReading> {
  const queue = [...new Set(starts)];
  const seen = new Set(queue);
  const pages = new Set<string>();
  const files: SitemapFile[] = [];
  let next = 0;
  let left = 0;
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
      files.push({ ...base, status, problem: status === 404 || status === 410 ? 'missing' : 'unreachable' });
      continue;
    }
    const text = await textOf(body, headers['content-encoding']);
    const found = parseSitemap(text, url);
    const entries = found.pages.length + found.sitemaps.length;
    const problem = entries > 0 ? null : isSitemap(text) ? 'empty' : 'not-a-sitemap';
    files.push({ ...base, status, problem, size: Buffer.byteLength(text), entries });
    for (const page of found.pages) {
      if (pages.size < mostPages) pages.add(page);
      else if (!pages.has(page)) left++;
    }
    for (const sitemap of found.sitemaps)
      if (!seen.has(sitemap)) {
        seen.add(sitemap);
        queue.push(sitemap);
      }
  }
  const complete = next >= queue.length && left === 0;
  return { pages: [...pages], facts: { files, foreign: [], complete } };
}

function isSitemap(text: string): boolean {
  return /<(?:[\w-]+:)?(?:urlset|sitemapindex)\b/i.test(text);
}

/** A sitemap.xml.gz is compressed itself, whatever the transfer does. */
async function textOf(body: Buffer, encoding: string | string[] | undefined): Promise<string> {
  const unpacked = await unpack(body, encoding === undefined ? undefined : String(encoding), sitemapCap);
  const isGzip = unpacked[0] === 0x1f && unpacked[1] === 0x8b;
  return (isGzip ? await unpack(unpacked, 'gzip', sitemapCap) : unpacked).toString('utf8');
}

/** A sitemap is at most 50 MB unpacked; of a larger one the beginning is read. */
const sitemapCap = 50 * 1024 * 1024;
