import { Parser } from 'htmlparser2';
import type { LinkRole } from '../state/linkRef';
import { AddressBook } from '../urls/addressBook';
import { resolveUrl } from '../urls/url';
import type { LinkFact, LinkSource, Location, Spot } from './facts';
import { styleLinks } from './styleLinks';
import { cut, ownCopy, trimmed } from './text';

/** Addresses of one file that are looked at. */
const mostLinks = 5_000;
const longestSnippet = 200;
const deepest = 500;

/** Reads the addresses in a style sheet, a web app manifest or a feed; null when it is none of them. */
export function parseFile(
  url: string,
  source: string,
  contentType: string,
  addresses = new AddressBook(),
): LinkSource | null {
  const links = linksIn(url, source, contentType);
  return (
    links && {
      url,
      base: url,
      links,
      lookUp: (written) => addresses.lookUp(written, url),
      locate: (spot) => locate(source, spot),
    }
  );
}

function linksIn(url: string, source: string, contentType: string): LinkFact[] | null {
  if (/^\s*text\/css\b/i.test(contentType)) return fromStyles(source);
  if (/[/+]json\b/i.test(contentType)) return fromManifest(source);
  if (/[/+]xml\b/i.test(contentType)) return fromFeed(url, source);
  // Browsers don't ask what a manifest is sent as.
  const isUnnamed = /^\s*(?:text\/plain\b|application\/octet-stream\b|$)/i.test(contentType);
  return isUnnamed && /^\s*\{/.test(source) ? fromManifest(source) : null;
}

function link(written: string, role: LinkRole, element: string, at: number, asFile = false): LinkFact {
  const spot = { start: at, end: at + longestSnippet };
  return { ...spot, element, attribute: '', role, asPage: false, asFile, written, rel: '' };
}

function fromStyles(source: string): LinkFact[] {
  return styleLinks(source, mostLinks).map(({ written, role, imported, at }) =>
    link(written, role, imported ? '@import' : 'url()', at, imported),
  );
}

/** Web Application Manifest: `start_url`, and the pictures and shortcuts it names. */
function fromManifest(source: string): LinkFact[] | null {
  const manifest = recordOf(parsed(source));
  if (!manifest) return null;
  const at = (written: string) => Math.max(0, source.indexOf(JSON.stringify(written)));
  const links = (values: readonly unknown[], role: LinkRole, name: string) =>
    values.flatMap((value) =>
      typeof value === 'string' && value !== '' ? [link(value, role, name, at(value))] : [],
    );
  const shortcuts = recordsIn(manifest.shortcuts);
  const pictures = [manifest.icons, manifest.screenshots, ...shortcuts.map(({ icons }) => icons)].flatMap(
    recordsIn,
  );
  return [
    ...links([manifest.start_url], 'link', 'start_url'),
    ...links(
      shortcuts.map(({ url }) => url),
      'link',
      'shortcuts',
    ),
    ...links(
      pictures.map(({ src }) => src),
      'image',
      'icons',
    ),
  ].slice(0, mostLinks);
}

/** The items of an RSS (2.0) or Atom (RFC 4287) feed; where they start from, elements may say themselves (XML Base). */
function fromFeed(url: string, source: string): LinkFact[] {
  const links: LinkFact[] = [];
  let at = 0;
  let depth = 0;
  /** Of the open elements that name one, and the depth of each. */
  const bases = [{ depth: 0, base: url }];
  let text: string | null = null;
  const add = (written: string | undefined, name: string) => {
    const address = trimmed(written ?? '');
    if (address === '' || links.length >= mostLinks) return;
    const base = bases.at(-1)?.base ?? url;
    const full = base === url ? null : resolveUrl(address, base);
    links.push(link(full ?? address, 'link', name, at));
  };
  const parser: Parser = new Parser(
    {
      onopentag(name, { href, url: enclosed, 'xml:base': base }) {
        text = null;
        // The parser's time grows with the square of the depth, and no feed is deep.
        if (++depth > deepest) parser.pause();
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
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.map(recordOf).filter((item) => item !== null);
}

function locate(source: string, { start, end }: Spot): Location {
  const before = source.slice(0, start);
  const line = before.split('\n').length;
  const rest = source.slice(start, end).split('\n', 1)[0] ?? '';
  return { line, column: start - before.lastIndexOf('\n'), snippet: ownCopy(cut(rest, longestSnippet)) };
}
