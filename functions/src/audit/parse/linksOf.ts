import type { LinkRole } from '../linkRef';
import { styleLinks } from './styleLinks';

export interface FoundLink {
  readonly attribute: string;
  readonly role: LinkRole;
  readonly asPage: boolean;
  readonly asFile?: boolean;
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

/** Addresses of one `style` that are looked at; one that holds more is no style. */
const mostOfOneStyle = 200;

/** Metas whose content is the address of a picture. */
const pictureMetas = new Set([
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
]);

/** The addresses that one element holds. Forms that send are left out: asking them would do what they do. */
export function linksOf(element: string, attributes: Attributes): FoundLink[] {
  const found = fromElement(element, attributes);
  const background = one(attributes, 'background', 'image', false);
  const style = attributes.style?.includes('url(') ? fromStyle(attributes.style, 'style') : [];
  return background.length + style.length === 0 ? found : [...found, ...background, ...style];
}

/** The addresses in the text of a style element or attribute. */
export function fromStyle(style: string, attribute: string): FoundLink[] {
  return styleLinks(style, mostOfOneStyle).map(({ written, role, imported }) => {
    return { attribute, role, asPage: false, asFile: imported, written };
  });
}

function fromElement(element: string, attributes: Attributes): FoundLink[] {
  switch (element) {
    case 'a':
    case 'area':
      return one(attributes, 'href', 'link', true);
    case 'link':
      return fromLinkElement(attributes);
    case 'img':
      return [...one(attributes, 'src', 'image', false), ...sources(attributes, 'srcset', 'image')];
    case 'source':
      return [...one(attributes, 'src', 'resource', false), ...sources(attributes, 'srcset', 'image')];
    case 'input':
      return attributes.type?.toLowerCase() === 'image' ? one(attributes, 'src', 'image', false) : [];
    case 'iframe':
    case 'frame':
      return one(attributes, 'src', 'link', true);
    case 'form':
      return /^\s*(?:post|dialog)\s*$/i.test(attributes.method ?? '')
        ? []
        : one(attributes, 'action', 'link', false);
    case 'blockquote':
    case 'q':
    case 'ins':
    case 'del':
      return one(attributes, 'cite', 'link', false);
    case 'image':
    case 'use':
    case 'feimage':
      return [...one(attributes, 'href', 'image', false), ...one(attributes, 'xlink:href', 'image', false)];
    case 'video':
      return [...one(attributes, 'src', 'resource', false), ...one(attributes, 'poster', 'image', false)];
    case 'script':
    case 'audio':
    case 'track':
    case 'embed':
      return one(attributes, 'src', 'resource', false);
    case 'object':
      return one(attributes, 'data', 'resource', false);
    case 'meta':
      return pictureMetas.has((attributes.property ?? attributes.name ?? '').trim().toLowerCase())
        ? one(attributes, 'content', 'image', false)
        : fromRefresh(attributes);
    default:
      return [];
  }
}

function one(attributes: Attributes, attribute: string, role: LinkRole, asPage: boolean): FoundLink[] {
  const written = attributes[attribute]?.trim();
  // A fragment alone stays on the page; an empty address is the page itself.
  if (!written || written.startsWith('#')) return [];
  return [{ attribute, role, asPage, written }];
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
  return [
    ...links.map((link) => ({ ...link, ...(asFile ? { asFile } : {}) })),
    ...sources(attributes, 'imagesrcset', 'image'),
  ];
}

/** The addresses in a srcset (HTML standard, 4.8.4.2): split at white space, since addresses may hold commas. */
function sources(attributes: Attributes, attribute: string, role: LinkRole): FoundLink[] {
  const written = attributes[attribute];
  if (!written) return [];
  const found: FoundLink[] = [];
  let expectsAddress = true;
  for (const token of written.split(/\s+/)) {
    if (token === '' || token === ',') continue;
    const ends = token.endsWith(',');
    if (expectsAddress) {
      const address = token.replace(/^,+|,+$/g, '');
      if (address !== '' && !address.startsWith('#'))
        found.push({ attribute, role, asPage: false, written: address });
      expectsAddress = ends;
    } else if (ends) expectsAddress = true;
  }
  return found;
}

function fromRefresh(attributes: Attributes): FoundLink[] {
  const refresh = refreshOf(attributes);
  return refresh?.url ? [{ attribute: 'content', role: 'link', asPage: true, written: refresh.url }] : [];
}

/** What a `<meta http-equiv="refresh">` does: after how many seconds, and where to. */
export function refreshOf(attributes: Attributes): { seconds: number; url: string | null } | null {
  if (attributes['http-equiv']?.trim().toLowerCase() !== 'refresh') return null;
  const match = /^\s*(\d*)(?:\.\d*)?\s*(?:[;,\s]\s*(?:url\s*=\s*)?(.*))?$/is.exec(attributes.content ?? '');
  if (!match) return null;
  const url = (match[2] ?? '').trim().replace(/^(['"])(.*?)\1.*$/s, '$2');
  return { seconds: Number(match[1] || 0), url: url === '' ? null : url };
}
