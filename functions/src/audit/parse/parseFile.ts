import { Parser } from 'htmlparser2';
import type { LinkRole } from '../facts/target';
import { trimmed } from '../text/strings';
import { resolveUrl } from '../urls/url';
import { UrlCache } from '../urls/urlCache';
import type { LinkFact, LinkSource, Spot } from './facts';
import { placesOf, SourceLines } from './source';
import { styleLinks } from './srcset';

/** Limit of URLs per file. */
const maxLinks = 5_000;
const maxSnippetLength = 200;
const maxNesting = 500;

/** Reads the URLs in a style sheet, a web app manifest or a feed; null for other files. */
export function parseFile(
  url: string,
  source: string,
  contentType: string,
  urls = new UrlCache(),
): LinkSource | null {
  const links = linksIn(url, source, contentType);
  if (!links) return null;
  const lines = new SourceLines(source);
  return {
    url,
    base: url,
    links,
    lookUp: (written) => urls.lookUp(written, url),
    locate: (spot) => lines.locate(onOneLine(source, spot)),
  };
}

function linksIn(url: string, source: string, contentType: string): LinkFact[] | null {
  if (/^\s*text\/css\b/i.test(contentType)) return fromStyles(source);
  if (/[/+]json\b/i.test(contentType)) return fromManifest(source);
  if (/[/+]xml\b/i.test(contentType)) return fromFeed(url, source);
  // Browsers don't check the type of a manifest.
  const isUnnamed = /^\s*(?:text\/plain\b|application\/octet-stream\b|$)/i.test(contentType);
  return isUnnamed && /^\s*\{/.test(source) ? fromManifest(source) : null;
}

function link(written: string, role: LinkRole, element: string, at: number, asFile = false): LinkFact {
  const spot = { start: at, end: at + maxSnippetLength };
  return { ...spot, element, attribute: '', role, asPage: false, asFile, written, rel: '' };
}

function fromStyles(source: string): LinkFact[] {
  return styleLinks(source, maxLinks).map(({ written, role, imported, at }) =>
    link(written, role, imported ? '@import' : 'url()', at, imported),
  );
}

/** Reads a Web Application Manifest: `start_url`, images and shortcuts. */
function fromManifest(source: string): LinkFact[] | null {
  const manifest = recordOf(parsed(source));
  if (!manifest) return null;
  const shortcuts = recordsIn(manifest.shortcuts);
  const images = [manifest.icons, manifest.screenshots, ...shortcuts.map(({ icons }) => icons)].flatMap(
    recordsIn,
  );
  const named = [
    ...urlsIn([manifest.start_url], 'link', 'start_url'),
    ...urlsIn(
      shortcuts.map(({ url }) => url),
      'link',
      'shortcuts',
    ),
    ...urlsIn(
      images.map(({ src }) => src),
      'image',
      'icons',
    ),
  ].slice(0, maxLinks);
  const positions = placesOf(source, new Set(named.map(({ written }) => written)));
  return named.map(({ written, role, name }) => link(written, role, name, positions.get(written) ?? 0));
}

function urlsIn(values: readonly unknown[], role: LinkRole, name: string) {
  return values.flatMap((value) =>
    typeof value === 'string' && value !== '' ? [{ written: value, role, name }] : [],
  );
}

/** Reads the items of an RSS (2.0) or Atom (RFC 4287) feed. Elements may set their own base URL (XML Base). */
function fromFeed(url: string, source: string): LinkFact[] {
  const links: LinkFact[] = [];
  let at = 0;
  let depth = 0;
  /** The open elements with a base URL, and the depth of each. */
  const bases = [{ depth: 0, base: url }];
  let text: string | null = null;
  const add = (written: string | undefined, name: string) => {
    const href = trimmed(written ?? '');
    if (href === '' || links.length >= maxLinks) return;
    const base = bases.at(-1)?.base ?? url;
    const full = base === url ? null : resolveUrl(href, base);
    links.push(link(full ?? href, 'link', name, at));
  };
  const parser: Parser = new Parser(
    {
      onopentag(name, { href, url: enclosed, 'xml:base': base }) {
        text = null;
        // The parser's time grows with the square of the depth, and no feed is deep.
        if (++depth > maxNesting) parser.pause();
        at = parser.startIndex;
        const named = base === undefined ? null : resolveUrl(base, bases.at(-1)?.base ?? url);
        if (named) bases.push({ depth, base: named });
        if (name === 'link' && href !== undefined) add(href, name);
        else if (name === 'link') text = '';
        else if (name === 'enclosure') add(enclosed, name);
      },
      ontext(piece) {
        if (text !== null) text += piece;
      },
      onclosetag(name) {
        if (name === 'link' && text !== null) add(text, name);
        text = null;
        if (bases.length > 1 && bases.at(-1)?.depth === depth) bases.pop();
        depth--;
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return links;
}

function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function recordOf(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
}

function recordsIn(value: unknown): Record<string, unknown>[] {
  const items: unknown[] = Array.isArray(value) ? value.slice(0, maxLinks) : [];
  return items.map(recordOf).filter((item) => item !== null);
}

/** Limits a position to its first line. */
function onOneLine(source: string, { start, end }: Spot): Spot {
  const length = source.slice(start, end).indexOf('\n');
  return { start, end: length < 0 ? end : start + length };
}
