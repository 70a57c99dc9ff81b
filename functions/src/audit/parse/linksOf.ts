import { Parser } from 'htmlparser2';
import type { LinkRole } from '../facts/target';
import { maxNesting } from '../markup/openElements';
import { trimmed } from '../text/strings';
import { refreshOf } from './refresh';
import { styleLinks, urlsInSrcset } from './srcset';

export interface FoundLink {
  readonly attribute: string;
  readonly role: LinkRole;
  readonly asPage: boolean;
  readonly asFile: boolean;
  readonly written: string;
}

type Attributes = Readonly<Record<string, string>>;

/** `rel` values of a link element that refer to what browsers load or visitors reach. */
const relRoles: Readonly<Record<string, { role: LinkRole; asPage: boolean }>> = {
  stylesheet: { role: 'resource', asPage: false },
  icon: { role: 'resource', asPage: false },
  'apple-touch-icon': { role: 'resource', asPage: false },
  'apple-touch-icon-precomposed': { role: 'resource', asPage: false },
  'apple-touch-startup-image': { role: 'resource', asPage: false },
  'mask-icon': { role: 'resource', asPage: false },
  preload: { role: 'resource', asPage: false },
  modulepreload: { role: 'resource', asPage: false },
  manifest: { role: 'resource', asPage: false },
  amphtml: { role: 'link', asPage: false },
  author: { role: 'link', asPage: false },
  help: { role: 'link', asPage: false },
  home: { role: 'link', asPage: false },
  license: { role: 'link', asPage: false },
  prefetch: { role: 'link', asPage: false },
  search: { role: 'link', asPage: false },
  canonical: { role: 'canonical', asPage: true },
  alternate: { role: 'link', asPage: true },
  next: { role: 'sequence', asPage: true },
  prev: { role: 'sequence', asPage: true },
};

/** Limit of URLs per `style` or `srcset`; legitimate ones have fewer. */
const maxPerEntry = 200;
const maxDocumentLength = 100_000;

/** Metas whose content is a URL, by their name or property. */
const metaRoles: ReadonlyMap<string, LinkRole> = new Map(
  Object.entries({
    'og:url': 'link',
    'og:image': 'image',
    'og:image:url': 'image',
    'og:image:secure_url': 'image',
    'og:video': 'resource',
    'og:video:url': 'resource',
    'og:video:secure_url': 'resource',
    'og:audio': 'resource',
    'og:audio:url': 'resource',
    'og:audio:secure_url': 'resource',
    'twitter:image': 'image',
    'twitter:image:src': 'image',
    'twitter:player': 'link',
    'twitter:player:stream': 'resource',
    'msapplication-tileimage': 'image',
  } satisfies Readonly<Record<string, LinkRole>>),
);

/** Cloudflare writes this in place of an email address, which its script restores; requests to it return 404. */
const protectedEmail = '/cdn-cgi/l/email-protection';

/** The method of the form that an element is in; null outside of forms. */
export type FormMethod = string | null;

type Reader = (attributes: Attributes, formMethod: FormMethod) => readonly FoundLink[];

const nothing: readonly FoundLink[] = [];

const inAttribute =
  (attribute: string, role: LinkRole, asPage = false): Reader =>
  (attributes) =>
    one(attributes, attribute, role, asPage);

const inBoth =
  (first: Reader, second: Reader): Reader =>
  (attributes, formMethod) => [...first(attributes, formMethod), ...second(attributes, formMethod)];

const inSrcset: Reader = (attributes) => sources(attributes, 'srcset', 'image');

const leading = inAttribute('href', 'link', true);
const framed = inBoth(inAttribute('src', 'link', true), inAttribute('longdesc', 'link'));
/** Isn't requested if the button sends its form by POST or has no form, because that could act like a click. */
const sent: Reader = (attributes, formMethod) =>
  formMethod === null || sends(attributes.formmethod ?? formMethod)
    ? nothing
    : one(attributes, 'formaction', 'link', false);
const quoted = inAttribute('cite', 'link');
const loaded = inAttribute('src', 'resource');
const drawn = inBoth(inAttribute('href', 'image'), inAttribute('xlink:href', 'image'));

/** Readers of the URLs in each element. Forms that send data are left out: requesting them could have side effects. */
const readers: ReadonlyMap<string, Reader> = new Map(
  Object.entries({
    // In an SVG, the attribute may have its older name.
    a: (attributes) =>
      attributes.href?.startsWith(protectedEmail)
        ? nothing
        : one(attributes, attributes.href === undefined ? 'xlink:href' : 'href', 'link', true),
    area: leading,
    link: fromLinkElement,
    img: inBoth(inAttribute('src', 'image'), inSrcset),
    source: inBoth(loaded, inSrcset),
    input: inBoth(
      (attributes) =>
        attributes.type?.toLowerCase() === 'image' ? one(attributes, 'src', 'image', false) : nothing,
      sent,
    ),
    button: sent,
    iframe: (attributes, formMethod) =>
      attributes.srcdoc === undefined ? framed(attributes, formMethod) : fromDocument(attributes.srcdoc),
    frame: framed,
    form: (attributes) =>
      sends(attributes.method ?? '') ? nothing : one(attributes, 'action', 'link', false),
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
    meta: (attributes) => {
      const role = metaRoles.get((attributes.property ?? attributes.name ?? '').trim().toLowerCase());
      return role ? one(attributes, 'content', role, false) : fromRefresh(attributes);
    },
  } satisfies Readonly<Record<string, Reader>>),
);

/** Attributes with URLs on any element. */
export const linkAttributes = ['background', 'style'] as const;

/** Elements with attributes for URLs. */
export const elementsWithLinks: readonly string[] = [...readers.keys()];

/** Returns the method of a form. */
export function methodOf({ method = 'get' }: Attributes): FormMethod {
  return method;
}

/** Returns whether a form method sends data or leads nowhere, so the form isn't requested. */
function sends(method: string): boolean {
  return /^\s*(?:post|dialog)\s*$/i.test(method);
}

/** Returns the URLs in one element. */
export function linksOf(
  element: string,
  attributes: Attributes,
  formMethod: FormMethod = null,
): readonly FoundLink[] {
  const found = readers.get(element)?.(attributes, formMethod) ?? nothing;
  if (attributes.background === undefined && attributes.style === undefined) return found;
  const background = one(attributes, 'background', 'image', false);
  const style =
    attributes.style && /url\(/i.test(attributes.style) ? fromStyle(attributes.style, 'style') : nothing;
  return [...found, ...background, ...style];
}

/** Returns the URLs in a style element or attribute. */
export function fromStyle(style: string, attribute: string): FoundLink[] {
  return styleLinks(style, maxPerEntry).map(({ written, role, imported }) => {
    return { attribute, role, asPage: false, asFile: imported, written };
  });
}

function one(
  attributes: Attributes,
  attribute: string,
  role: LinkRole,
  asPage: boolean,
): readonly FoundLink[] {
  const written = trimmed(attributes[attribute] ?? '');
  // A fragment alone stays on the page; an empty URL is the page itself.
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
  // Browsers don't load a disabled sheet until a script enables it.
  const isDisabled = isSheet && attributes.disabled !== undefined;
  const role = isDisabled ? 'link' : isSheet ? 'resource' : isVersion ? 'alternate' : known.role;
  const links = one(attributes, 'href', role, asPage);
  return [...links.map((link) => ({ ...link, asFile })), ...sources(attributes, 'imagesrcset', 'image')];
}

/** Returns the links of a frame's srcdoc; nested ones are ignored. */
function fromDocument(source: string): FoundLink[] {
  const found: FoundLink[] = [];
  let templates = 0;
  let depth = 0;
  let formMethod: FormMethod = null;
  const parser: Parser = new Parser({
    onopentag(name, attributes) {
      if (++depth > maxNesting) parser.pause();
      if (name === 'template') templates++;
      if (templates > 0 || found.length >= maxPerEntry || attributes.srcdoc !== undefined) return;
      if (name === 'form') formMethod = methodOf(attributes);
      found.push(...linksOf(name, attributes, formMethod));
    },
    onclosetag(name) {
      depth--;
      if (name === 'template') templates--;
    },
  });
  parser.end(source.slice(0, maxDocumentLength));
  return found.map((link) => ({ ...link, attribute: 'srcdoc' }));
}

function sources(attributes: Attributes, attribute: string, role: LinkRole): FoundLink[] {
  return urlsInSrcset(attributes[attribute] ?? '', maxPerEntry)
    .filter((written) => !written.startsWith('#'))
    .map((written) => ({ attribute, role, asPage: false, asFile: false, written }));
}

function fromRefresh(attributes: Attributes): FoundLink[] {
  const refresh = refreshOf(attributes);
  return refresh?.url
    ? [{ attribute: 'content', role: 'link', asPage: true, asFile: false, written: refresh.url }]
    : [];
}
