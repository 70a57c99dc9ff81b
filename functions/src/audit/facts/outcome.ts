import type { SeenHeaders } from '#domain/finding';
import type { AssetNote } from './assetNote';
import type { TargetId } from './target';

/** What became of asking one address. Careful: `broken` only when it is proven. */
export type Outcome =
  | ({ readonly kind: 'ok'; readonly status: number; readonly asset?: AssetNote } & Closed)
  | ({
      readonly kind: 'redirect';
      readonly status: number;
      readonly to: TargetId;
      readonly headers?: SeenHeaders;
      readonly setsCookie?: true;
      /** It leads to a place on the target, whatever place the link names. */
      readonly namesFragment?: true;
    } & Closed)
  | ({ readonly kind: 'broken' | 'unverified' } & Seen)
  /** Not asked, because we may not: robots.txt of the site itself, or the job's own limits. */
  | ({ readonly kind: 'skipped'; readonly why: 'robots' | 'scope' | 'redirects' } & Closed);

/** Of an address of the site: whether its robots.txt keeps search engines out, whatever it says to us. */
interface Closed {
  readonly closed?: true;
}

export interface Seen {
  /** 0 when there was no answer. */
  readonly status: number;
  readonly error?: string;
  readonly attempts?: number;
  readonly headers?: SeenHeaders;
}

/** What became of a target, redirects and all. */
export interface FinalOutcome {
  readonly end: 'ok' | 'broken' | 'unverified' | 'skipped' | 'loop' | 'too-long';
  readonly seen: Seen;
  /** Each address on the way, the first one included; one when nothing redirected. */
  readonly hops: readonly string[];
  /** The site's robots.txt keeps search engines out of it, or of an address on the way. */
  readonly closed?: true;
  /** The statuses that redirected, one fewer than the hops. */
  readonly statuses: readonly number[];
  /** What each address on the way said besides its status, as far as it answered; absent where all went well. */
  readonly answers?: readonly (SeenHeaders | undefined)[];
}

export type Verdict = 'ok' | 'broken' | 'unverified';

/**
 * The server may let people through where it stops a crawler, so these say nothing about the link. With 402 some would be
 * paid for a crawler's visit, and 418 is a joke that only crawlers are told.
 */
const unprovenStatuses = new Set([401, 402, 403, 405, 406, 407, 408, 418, 421, 423, 425, 429, 451]);

/** DataDome's own stands in every answer, so it is none of them; what it refuses has a status that proves nothing. */
const challengeHeaders = ['cf-mitigated', 'x-sucuri-block', 'x-amzn-waf-action'];
const wallServers = /cloudflare|akamai|sucuri|ddos-guard|imperva|incapsula|datadome/i;

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Signs that a wall against bots answered and not the site. */
export function looksLikeBotWall(status: number, headers: Headers): boolean {
  if (challengeHeaders.some((name) => headers[name] !== undefined)) return true;
  return (status === 503 || status === 520) && wallServers.test(String(headers.server ?? ''));
}

/** Its body is the page itself: 203 is a 200 that a proxy has changed (RFC 9110, 15.3.4). */
export function showsPage(status: number): boolean {
  return status === 200 || status === 203;
}

export function verdictOfStatus(status: number, headers: Headers): Verdict {
  if (status >= 200 && status < 400) return 'ok';
  if (status < 200 || status >= 600 || unprovenStatuses.has(status)) return 'unverified';
  return looksLikeBotWall(status, headers) ? 'unverified' : 'broken';
}

/** Of another site's server it is no proof: it may have a bad day (500 and above), or answer strangers so (400). */
export function provesAtHomeOnly(status: number): boolean {
  return status === 400 || status >= 500;
}

const provenErrors = new Set(['ENOTFOUND', 'ECONNREFUSED', 'ERR_INVALID_URL']);
const certificateError =
  /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/;
/** What was answered is no TLS at all. */
const noEncryption = /^ERR_SSL_(?:WRONG_VERSION_NUMBER|HTTP_REQUEST|PACKET_LENGTH_TOO_LONG)$/;

/** The server left out a certificate between its own and a known authority's, which most browsers find themselves. */
const isCutChain = (code: string) =>
  code === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' || code.startsWith('UNABLE_TO_GET_ISSUER_CERT');

/** @param code a network error's code, as node or undici names it. */
export function verdictOfError(code: string): Verdict {
  const isProven =
    provenErrors.has(code) || noEncryption.test(code) || (isCertificateError(code) && !isCutChain(code));
  return isProven ? 'broken' : 'unverified';
}

/** The server took the request and closed the connection instead of answering. */
export function closesConnection(code: string): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET';
}

export function isCertificateError(code: string): boolean {
  return certificateError.test(code);
}

/**
 * It came before any certificate was judged: there was no encryption to speak of, or none in common. Of the second a
 * browser may find one that we don't: it shakes hands with older servers, and has certificates of its visitor to show.
 */
export function isHandshakeError(code: string): boolean {
  return code === 'EPROTO' || code.startsWith('ERR_SSL_') || code === 'ERR_TLS_DH_PARAM_SIZE';
}

const finalErrors = new Set([
  'EREFUSED_ADDRESS',
  'EREFUSED_PORT',
  'EREFUSED_PASSWORD',
  'ERR_INVALID_URL',
  'THROTTLED',
  'LONG_PAUSE',
]);

/** Asking once more can't change these. */
export function isFinalError(code: string): boolean {
  return isCertificateError(code) || noEncryption.test(code) || finalErrors.has(code);
}
