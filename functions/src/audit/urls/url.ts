import { maskedCredentials } from './credentials';
import { isSession, pathMayHoldSession, withoutSessionPath } from './session';

/** Parameters that campaigns add to a URL; the page is the same without them. */
const trackingNames = new Set([
  'gclid',
  'gclsrc',
  'dclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'msclkid',
  'yclid',
  'twclid',
  'ttclid',
  'li_fat_id',
  'igshid',
  'mc_cid',
  'mc_eid',
  'mkt_tok',
  'vero_id',
  'oly_anon_id',
  'oly_enc_id',
  'wickedid',
  'srsltid',
  '_hsenc',
  '_hsmi',
  '_ga',
  '_gl',
  '_kx',
  'gad_source',
  'gad_campaignid',
  // Matomo's older names; `pk_id` may be a page.
  'pk_campaign',
  'pk_cpn',
  'pk_keyword',
  'pk_kwd',
  'pk_source',
  'pk_medium',
  'pk_content',
  'pk_cid',
  'pk_group',
  'pk_placement',
  'pk_vid',
]);

/** Returns whether a parameter doesn't affect which page is meant; neither does an empty one. */
function isNoise(parameter: string): boolean {
  if (parameter === '') return true;
  const name = (parameter.split('=', 1)[0] ?? '').toLowerCase();
  return (
    name.startsWith('utm_') || name.startsWith('mtm_') || trackingNames.has(name) || isSession(parameter)
  );
}

/**
 * Normalizes equivalent URLs: removes tracking and session parameters, writes escapes in uppercase, and decodes those
 * that aren't needed (RFC 3986, 6.2.2).
 */
export function normalized(href: string): string {
  const bare = withoutNoise(href);
  if (!bare.includes('%')) return bare;
  // The parser has decoded the host already; an escape before the path belongs to a user name, which is kept.
  const origin = originOf(bare);
  const path = bare.slice(origin.length).replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[A-Za-z0-9_.~-]/.test(character) ? character : code.toUpperCase();
  });
  return origin + path;
}

/** Returns whether a URL has any of the characters that `tidied` may change. */
export function mayNeedNormalizing(href: string): boolean {
  return href.includes('?') || href.includes('%') || pathMayHoldSession(href);
}

/** Longer URLs are not requested. */
export const maxUrlLength = 2_048;

/**
 * Returns the absolute URL without its fragment: lowercase ASCII host, no default port or dot segments (WHATWG URL
 * standard). Credentials before the host are masked.
 * @returns `null` if it isn't a web URL (mailto:, data:) or is too long, `undefined` if it is invalid.
 */
export function resolveUrl(written: string, base: string): string | null | undefined {
  const href = webAddress(written, base);
  return typeof href === 'string' && href.length > maxUrlLength ? null : href;
}

/** Each character may become nine when it is sent. */
const mayBeTooLong = (written: string, base: string) => written.length * 9 + base.length > maxUrlLength;

/** Returns the absolute URL if `resolveUrl` rejects it as too long; null for all others. */
export function tooLongUrl(written: string, base: string): string | null {
  // A data: URL is very long, and not worth parsing.
  if (!mayBeTooLong(written, base) || /^\s*(?!https?:)[a-z][a-z0-9+.-]*:/i.test(written)) return null;
  const href = webAddress(written, base);
  return typeof href === 'string' && href.length > maxUrlLength ? href : null;
}

function webAddress(written: string, base: string): string | null | undefined {
  let url: URL;
  try {
    url = new URL(written, base);
  } catch {
    return undefined;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  // Browsers don't send them with links, and a report may be shared. The mask keeps the URL refused.
  if (url.username !== '' || url.password !== '') {
    url.username = maskedCredentials;
    url.password = '';
  }
  if (url.hash !== '' || url.href.endsWith('#')) url.hash = '';
  return url.href;
}

/** Removes tracking and session parameters and keeps the others unchanged, in their order. */
function withoutNoise(url: string): string {
  const href = withoutSession(url);
  const start = href.indexOf('?');
  if (start < 0) return href;
  const parameters = href.slice(start + 1).split('&');
  const relevant = parameters.filter((parameter) => !isNoise(parameter));
  if (relevant.length === parameters.length) return href;
  return relevant.length === 0 ? href.slice(0, start) : `${href.slice(0, start)}?${relevant.join('&')}`;
}

function withoutSession(url: string): string {
  return pathMayHoldSession(url) ? originOf(url) + withoutSessionPath(pathOf(url)) : url;
}

/** Returns the host with port of a canonical absolute http(s) URL. */
export function hostOf(href: string): string {
  const start = href.indexOf('//') + 2;
  const end = href.indexOf('/', start);
  return end < 0 ? href.slice(start) : href.slice(start, end);
}

/** Returns the path with query of a canonical absolute URL. */
export function pathOf(href: string): string {
  const end = href.indexOf('/', href.indexOf('//') + 2);
  return end < 0 ? '/' : href.slice(end);
}

export function originOf(href: string): string {
  const end = href.indexOf('/', href.indexOf('//') + 2);
  return end < 0 ? href : href.slice(0, end);
}

/** Returns a URL as messages show it: only the path if it is on `host`, else all of it. */
export function shown(href: string, host: string): string {
  const text = hostOf(href) === host ? pathOf(href) : href;
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

/**
 * Returns the decoded fragment that a URL points to. Empty if there is none, for the top of the page, for a text
 * fragment (`#:~:text=`), and for client-side routes (`#/…`, `#!…`) and settings (`#tab=2`).
 */
export function fragmentOf(written: string): string {
  const start = written.indexOf('#');
  if (start < 0) return '';
  const [raw = ''] = written.slice(start + 1).split(':~:', 1);
  if (raw === '' || /^[/!]|=/.test(raw)) return '';
  const place = decoded(raw);
  return /^top$/i.test(place) ? '' : place;
}

/**
 * Returns a page's IDs as fragments refer to them: some tools write escapes into an ID (the HTML standard, 7.4.6.4,
 * tries both).
 */
export function placesOf(ids: ReadonlySet<string>): ReadonlySet<string> {
  for (const id of ids) if (id.includes('%')) return new Set([...ids, ...[...ids].map(decoded)]);
  return ids;
}

function decoded(raw: string): string {
  try {
    return decodeURIComponent(raw);
  } catch {
    return raw;
  }
}
