import { Parser } from 'htmlparser2';
import { unpack } from './body';
import type { Asked } from './fetcher';
import { resolveUrl } from './url';

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

/**
 * Every page that the sitemaps name, those of an index included, without repeats and in their order.
 * @returns null when not one of them could be read.
 */
export async function collectSitemaps(
  starts: readonly string[],
  ask: (url: string) => Promise<Asked>,
  mostPages: number,
): Promise<string[] | null> {
  const queue = [...new Set(starts)];
  const seen = new Set(queue);
  const pages = new Set<string>();
  let readable = false;
  for (let next = 0; next < queue.length && next < mostSitemaps && pages.size < mostPages; next++) {
    const url = queue[next] ?? '';
    const asked = await ask(url);
    if (asked.kind === 'silence') continue;
    const moved =
      asked.status >= 300 && asked.status < 400 && resolveUrl(String(asked.headers.location ?? ''), url);
    if (moved && !seen.has(moved)) {
      seen.add(moved);
      queue.push(moved);
    }
    if (!asked.body || asked.status >= 300) continue;
    const found = parseSitemap(await textOf(asked.body, asked.headers['content-encoding']), url);
    readable ||= found.pages.length + found.sitemaps.length > 0;
    for (const page of found.pages) if (pages.size < mostPages) pages.add(page);
    for (const sitemap of found.sitemaps)
      if (!seen.has(sitemap)) {
        seen.add(sitemap);
        queue.push(sitemap);
      }
  }
  return readable ? [...pages] : null;
}

/** A sitemap.xml.gz is compressed itself, whatever the transfer does. */
async function textOf(body: Buffer, encoding: string | string[] | undefined): Promise<string> {
  const unpacked = await unpack(body, encoding === undefined ? undefined : String(encoding), sitemapCap);
  const isGzip = unpacked[0] === 0x1f && unpacked[1] === 0x8b;
  return (isGzip ? await unpack(unpacked, 'gzip', sitemapCap) : unpacked).toString('utf8');
}

/** A sitemap is at most 50 MB unpacked; of a larger one the beginning is read. */
const sitemapCap = 50 * 1024 * 1024;
