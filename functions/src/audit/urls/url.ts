import { maskedCredentials } from './credentials';
import { isSession, pathMayHoldSession, withoutSessionPath } from './session';

/** Parameters that campaigns add to an address; the page behind it is the same without them. */
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

/** Says nothing about which page is meant; neither does an `&` or `?` with nothing behind it. */
function isNoise(parameter: string): boolean {
  if (parameter === '') return true;
  const name = (parameter.split('=', 1)[0] ?? '').toLowerCase();
  return (
    name.startsWith('utm_') || name.startsWith('mtm_') || trackingNames.has(name) || isSession(parameter)
  );
}

/**
 * One spelling for addresses that mean the same: tracking and session parameters gone, escapes in upper case, and
 * unescaped what needs no escape (RFC 3986, 6.2.2).
 */
export function tidied(href: string): string {
  const bare = withoutNoise(href);
  if (!bare.includes('%')) return bare;
  // The parser has decoded the host already; an escape before the path belongs to a user name, which stays as it is.
  const origin = originOf(bare);
  const path = bare.slice(origin.length).replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[A-Za-z0-9_.~-]/.test(character) ? character : code.toUpperCase();
  });
  return origin + path;
}

/** Only these characters make `tidied` look closer. */
export function mayBeUntidy(href: string): boolean {
  return href.includes('?') || href.includes('%') || pathMayHoldSession(href);
}

/** Longer addresses are not asked. */
export const maxUrlLength = 2_048;

/**
 * The absolute form of what a page wrote, without its fragment: lower-case host in ASCII, default port and dot
 * segments gone (WHATWG URL standard). A name and password before the host are masked.
 * @returns `null` when it is no web address (mailto:, data:) or one that is too long, `undefined` when it is not an address at all.
 */
export function resolveUrl(written: string, base: string): string | null | undefined {
  const href = webAddress(written, base);
  return typeof href === 'string' && href.length > maxUrlLength ? null : href;
}

/** Of so many characters each may become nine, as it is sent. */
const mayBeTooLong = (written: string, base: string) => written.length * 9 + base.length > maxUrlLength;

/** The absolute form of a web address that `resolveUrl` finds too long; null for all others. */
export function tooLongUrl(written: string, base: string): string | null {
  // A picture that stands in its own address is very long, and not worth parsing to learn that.
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
  // No browser sends them for a link's sake, and a report may be shared. The mask keeps the address refused.
  if (url.username !== '' || url.password !== '') {
    url.username = maskedCredentials;
    url.password = '';
  }
  if (url.hash !== '' || url.href.endsWith('#')) url.hash = '';
  return url.href;
}

/** Leaves out tracking and session parameters and keeps the others as they are, in their order. */
function withoutNoise(address: string): string {
  const href = withoutSession(address);
  const start = href.indexOf('?');
  if (start < 0) return href;
  const parameters = href.slice(start + 1).split('&');
  const kept = parameters.filter((parameter) => !isNoise(parameter));
  if (kept.length === parameters.length) return href;
  return kept.length === 0 ? href.slice(0, start) : `${href.slice(0, start)}?${kept.join('&')}`;
}

function withoutSession(address: string): string {
  return pathMayHoldSession(address) ? originOf(address) + withoutSessionPath(pathOf(address)) : address;
}

/** Host with port, as it stands in an absolute http(s) address that is already canonical. */
export function hostOf(href: string): string {
  const start = href.indexOf('//') + 2;
  const end = href.indexOf('/', start);
  return end < 0 ? href.slice(start) : href.slice(start, end);
}

/** Path with query of a canonical absolute address. */
export function pathOf(href: string): string {
  const end = href.indexOf('/', href.indexOf('//') + 2);
  return end < 0 ? '/' : href.slice(end);
}

export function originOf(href: string): string {
  const end = href.indexOf('/', href.indexOf('//') + 2);
  return end < 0 ? href : href.slice(0, end);
}

/** An address as messages show it: the path on its own host, else all of it. */
export function shown(href: string, host: string): string {
  const text = hostOf(href) === host ? pathOf(href) : href;
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}

/**
 * The place on a page that an address points at, decoded. Empty for none, for the top of the page, for a text fragment
 * (`#:~:text=`), and for what is meant for a page's scripts: its own routes (`#/…`, `#!…`) and settings (`#tab=2`).
 */
export function fragmentOf(written: string): string {
  const start = written.indexOf('#');
  if (start < 0) return '';
  const [raw = ''] = written.slice(start + 1).split(':~:', 1);
  if (raw === '' || /^[/!]|=/.test(raw)) return '';
  const place = decoded(raw);
  return /^top$/i.test(place) ? '' : place;
}

/** A page's ids as fragments name them: some tools write escapes into an id (HTML standard, 7.4.6.4, tries both). */
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
