import type { SeenHeaders } from '#domain/finding';
import type { AssetNote, TargetId } from './target';

/** The outcome of one request. It is `broken` only if that is proven. */
export type Outcome =
  | ({ readonly kind: 'ok'; readonly status: number; readonly asset?: AssetNote } & Closed)
  | ({
      readonly kind: 'redirect';
      readonly status: number;
      readonly to: TargetId;
      readonly headers?: SeenHeaders;
      readonly setsCookie?: true;
      /** Whether the redirect has its own fragment, which replaces that of the link. */
      readonly namesFragment?: true;
    } & Closed)
  | ({ readonly kind: 'broken' | 'unverified' } & Seen)
  /** Not requested because of the site's robots.txt or the job's limits. */
  | ({ readonly kind: 'skipped'; readonly why: 'robots' | 'scope' | 'redirects' } & Closed);

/** For a URL of the site: whether its robots.txt disallows search engines, whatever it says to us. */
interface Closed {
  readonly closed?: true;
}

export interface Seen {
  /** 0 without a response. */
  readonly status: number;
  readonly error?: string;
  readonly attempts?: number;
  readonly headers?: SeenHeaders;
}

/** The outcome of a target after its redirects. */
export interface FinalOutcome {
  readonly end: 'ok' | 'broken' | 'unverified' | 'skipped' | 'loop' | 'too-long';
  readonly seen: Seen;
  /** Each URL of the redirect chain, including the first; only one without a redirect. */
  readonly hops: readonly string[];
  /** Whether the site's robots.txt disallows search engines for it, or for a URL on the way. */
  readonly closed?: true;
  /** The statuses of the redirects, one fewer than the hops. */
  readonly statuses: readonly number[];
  /** The headers of each response on the way, if there was one; absent if all went well. */
  readonly answers?: readonly (SeenHeaders | undefined)[];
}

type Verdict = 'ok' | 'broken' | 'unverified';

/**
 * Servers may block crawlers with these but let visitors through, so they prove nothing about the link. With 402,
 * some sites want payment for crawling, and 418 is a joke that only crawlers get.
 */
const unprovenStatuses = new Set([401, 402, 403, 405, 406, 407, 408, 418, 421, 423, 425, 429, 451]);

/** DataDome's own header is in every response, so it isn't listed; its refusals have a status that proves nothing. */
const challengeHeaders = ['cf-mitigated', 'x-sucuri-block', 'x-amzn-waf-action'];
const wallServers = /cloudflare|akamai|sucuri|ddos-guard|imperva|incapsula|datadome/i;

export type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Returns whether a wall against bots seems to have responded instead of the site. */
export function looksLikeBotWall(status: number, headers: Headers): boolean {
  if (challengeHeaders.some((name) => headers[name] !== undefined)) return true;
  return (status === 503 || status === 520) && wallServers.test(String(headers.server ?? ''));
}

/** Returns whether the body is the page itself: 203 is a 200 modified by a proxy (RFC 9110, 15.3.4). */
export function showsPage(status: number): boolean {
  return status === 200 || status === 203;
}

export function verdictOfStatus(status: number, headers: Headers): Verdict {
  if (status >= 200 && status < 400) return 'ok';
  if (status < 200 || status >= 600 || unprovenStatuses.has(status)) return 'unverified';
  return looksLikeBotWall(status, headers) ? 'unverified' : 'broken';
}

/**
 * Returns whether a status proves nothing about another site: it may have an outage (500 and above), or treat
 * crawlers this way (400).
 */
export function provesAtHomeOnly(status: number): boolean {
  return status === 400 || status >= 500;
}

const provenErrors = new Set(['ENOTFOUND', 'ECONNREFUSED', 'ERR_INVALID_URL']);
const certificateError =
  /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|HOSTNAME_MISMATCH|INVALID_CA)/;
/** The response isn't TLS at all. */
const noEncryption = /^ERR_SSL_(?:WRONG_VERSION_NUMBER|HTTP_REQUEST|PACKET_LENGTH_TOO_LONG)$/;

/** The server left out an intermediate certificate, which most browsers fetch themselves. */
const isCutChain = (code: string) =>
  code === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' || code.startsWith('UNABLE_TO_GET_ISSUER_CERT');

/** @param code a network error's code from Node or undici. */
export function verdictOfError(code: string): Verdict {
  const isProven =
    provenErrors.has(code) || noEncryption.test(code) || (isCertificateError(code) && !isCutChain(code));
  return isProven ? 'broken' : 'unverified';
}

/** Returns whether the server accepted the request and closed the connection without a response. */
export function closesConnection(code: string): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'UND_ERR_SOCKET';
}

export function isCertificateError(code: string): boolean {
  return certificateError.test(code);
}

/**
 * Returns whether the handshake failed before any certificate was checked: without encryption, or without a common
 * version. In the second case a browser may succeed where we don't: it supports older servers and has client
 * certificates.
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

/** Returns whether a retry can't change the error. */
export function isFinalError(code: string): boolean {
  return isCertificateError(code) || noEncryption.test(code) || finalErrors.has(code);
}
