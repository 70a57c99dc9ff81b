import type { LinkRole } from '../state/linkRef';
import { addressesOf } from './srcset';
import { styleLinks } from './styleLinks';

export interface FoundLink {
  readonly attribute: string;
  readonly role: LinkRole;
  readonly asPage: boolean;
  readonly asFile: boolean;
  readonly written: string;
}

type Attributes = Readonly<Record<string, string>>;

/** `rel` words of a link element that point at something a browser loads or a visitor reaches. */
const relRoles: Readonly<Record<string, { role: LinkRole; asPage: boolean }>> = {
  stylesheet: { role: 'resource', asPage: false },
  icon: { role: 'resource', asPage: false },
  'apple-touch-icon': { role: 'resource', asPage: false },
  'mask-icon': { role: 'resource', asPage: false },
  preload: { role: 'resource', asPage: false },
  modulepreload: { role: 'resource', asPage: false },
  manifest: { role: 'resource', asPage: false },
  canonical: { role: 'canonical', asPage: true },
  alternate: { role: 'link', asPage: true },
  next: { role: 'sequence', asPage: true },
  prev: { role: 'sequence', asPage: true },
};

/** Addresses of one `style` or `srcset` that are looked at; what holds more is neither. */
const mostOfOne = 200;

/** Metas whose content is the address of a picture. */
const pictureMetas = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
]);

type Reader = (attributes: Attributes) => readonly FoundLink[];

const nothing: readonly FoundLink[] = [];

const inAttribute =
  (attribute: string, role: LinkRole, asPage = false): Reader =>
  (attributes) =>
    one(attributes, attribute, role, asPage);

const inBoth =
  (first: Reader, second: Reader): Reader =>
  (attributes) => [...first(attributes), ...second(attributes)];

const inSrcset: Reader = (attributes) => sources(attributes, 'srcset', 'image');

const leading = inAttribute('href', 'link', true);
const framed = inAttribute('src', 'link', true);
const quoted = inAttribute('cite', 'link');
const loaded = inAttribute('src', 'resource');
const drawn = inBoth(inAttribute('href', 'image'), inAttribute('xlink:href', 'image'));

/** Where each element holds addresses. Forms that send are left out: asking them would do what they do. */
const readers: ReadonlyMap<string, Reader> = new Map(
  Object.entries({
    // In a drawing it may carry the older name.
    a: (attributes) => one(attributes, attributes.href === undefined ? 'xlink:href' : 'href', 'link', true),
    area: leading,
    link: fromLinkElement,
    img: inBoth(inAttribute('src', 'image'), inSrcset),
    source: inBoth(loaded, inSrcset),
    input: (attributes) =>
      attributes.type?.toLowerCase() === 'image' ? one(attributes, 'src', 'image', false) : nothing,
    iframe: framed,
    frame: framed,
    form: (attributes) =>
      /^\s*(?:post|dialog)\s*$/i.test(attributes.method ?? '')
        ? nothing
        : one(attributes, 'action', 'link', false),
    blockquote: quoted,
    q: quoted,
    ins: quoted,
    del: quoted,
    image: drawn,
    use: drawn,
    feimage: drawn,
    video: inBoth(loaded, inAttribute('poster', 'image')),
    script: loaded,
    audio: loaded,
    track: loaded,
    embed: loaded,
    object: inAttribute('data', 'resource'),
    meta: (attributes) =>
      pictureMetas.has((attributes.property ?? attributes.name ?? '').trim().toLowerCase())
        ? one(attributes, 'content', 'image', false)
        : fromRefresh(attributes),
  } satisfies Readonly<Record<string, Reader>>),
);

/** Attributes that hold addresses on any element. */
export const linkAttributes = ['background', 'style'] as const;

/** Elements that have attributes of their own for addresses. */
export const elementsWithLinks: readonly string[] = [...readers.keys()];

/** The addresses that one element holds. */
export function linksOf(element: string, attributes: Attributes): readonly FoundLink[] {
  const found = readers.get(element)?.(attributes) ?? nothing;
  if (attributes.background === undefined && attributes.style === undefined) return found;
  const background = one(attributes, 'background', 'image', false);
  const style =
    attributes.style && /url\(/i.test(attributes.style) ? fromStyle(attributes.style, 'style') : nothing;
  return [...found, ...background, ...style];
}

/** The addresses in the text of a style element or attribute. */
export function fromStyle(style: string, attribute: string): FoundLink[] {
  return styleLinks(style, mostOfOne).map(({ written, role, imported }) => {
    return { attribute, role, asPage: false, asFile: imported, written };
  });
}

function one(
  attributes: Attributes,
  attribute: string,
  role: LinkRole,
  asPage: boolean,
): readonly FoundLink[] {
  const written = attributes[attribute]?.trim();
  // A fragment alone stays on the page; an empty address is the page itself.
  if (!written || written.startsWith('#')) return nothing;
  return [{ attribute, role, asPage, asFile: false, written }];
}

function fromLinkElement(attributes: Attributes): FoundLink[] {
  const words = (attributes.rel ?? '').toLowerCase().split(/\s+/);
  const known = words.map((word) => relRoles[word]).find((role) => role !== undefined);
  if (!known) return [];
  // An alternate of another type is a feed or a document, not a page to crawl.
  const otherType = attributes.type !== undefined && !/html/i.test(attributes.type);
  const isSheet = words.includes('stylesheet');
  const isFeed = known.asPage && /^\s*application\/(?:rss|atom)\+xml/i.test(attributes.type ?? '');
  const asFile = isSheet || isFeed || words.includes('manifest');
  const asPage = known.asPage && !otherType && !isSheet;
  const isVersion = attributes.hreflang !== undefined && words.includes('alternate');
  const role = isSheet ? 'resource' : isVersion ? 'alternate' : known.role;
  const links = one(attributes, 'href', role, asPage);
  return [...links.map((link) => ({ ...link, asFile })), ...sources(attributes, 'imagesrcset', 'image')];
}

function sources(attributes: Attributes, attribute: string, role: LinkRole): FoundLink[] {
  return addressesOf(attributes[attribute] ?? '', mostOfOne)
    .filter((written) => !written.startsWith('#'))
    .map((written) => ({ attribute, role, asPage: false, asFile: false, written }));
}

function fromRefresh(attributes: Attributes): FoundLink[] {
  const refresh = refreshOf(attributes);
  return refresh?.url
    ? [{ attribute: 'content', role: 'link', asPage: true, asFile: false, written: refresh.url }]
    : [];
}

/** What a `<meta http-equiv="refresh">` does: after how many seconds, and where to. */
export function refreshOf(attributes: Attributes): { seconds: number; url: string | null } | null {
  if (attributes['http-equiv']?.trim().toLowerCase() !== 'refresh') return null;
  const match = /^\s*(\d*)(?:\.\d*)?\s*(?:[;,\s]\s*(?:url\s*=\s*)?(.*))?$/is.exec(attributes.content ?? '');
  if (!match) return null;
  const url = (match[2] ?? '').trim().replace(/^(['"])(.*?)\1.*$/s, '$2');
  return { seconds: Number(match[1] || 0), url: url === '' ? null : url };
}
