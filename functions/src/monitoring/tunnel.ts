import { gunzipSync, type InputType, inflateSync } from 'node:zlib';
import { type Dsn, envelopeUrl, isSameDsn, parseDsn } from '#domain/telemetry/dsn';
import type { Visitor } from '../platform/visitor';
import { envelopeLimits, readEnvelope } from './envelope';
import type { ReportRateLimits } from './rateLimits';
import { coarseUserAgent } from './request';

interface TunnelRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
  readonly visitor: Visitor;
}

interface TunnelResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface TunnelSettings {
  /** The project that envelopes are forwarded to; null if error reporting is off. */
  readonly dsn: Dsn | null;
  readonly rateLimits: ReportRateLimits;
  /** Whether the visitor's IP address is sent to Sentry. */
  readonly forwardAddress: boolean;
  /** How long to wait for Sentry’s response. */
  readonly timeoutMs: number;
  readonly now: () => number;
}

/** The content types of the client, and those that proxies give a text body. */
const contentTypes = ['', 'text/plain', 'application/x-sentry-envelope', 'application/octet-stream'];

/** The headers that the client needs for its backoff. No cookies. */
const forwardedHeaders = ['retry-after', 'x-sentry-rate-limits', 'x-sentry-error', 'content-type'];
const maxResponseBytes = 16_384;

/**
 * Forwards an envelope to Sentry and returns its response. The destination depends on the configuration only; the DSN
 * in the envelope is just compared with it. Payloads are never logged.
 */
export async function tunnel(request: TunnelRequest, settings: TunnelSettings): Promise<TunnelResponse> {
  const { dsn, rateLimits, now } = settings;
  if (!dsn) return reject(404, 'Error reporting is off.');
  if (request.method !== 'POST') return reject(405, 'Send envelopes by POST.', { allow: 'POST' });
  if (isCrossSite(request)) return reject(403, 'Only pages of this site report here.');
  const type = header(request, 'content-type').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!contentTypes.includes(type)) return reject(415, 'That is not the type of an envelope.');
  const seconds = rateLimits.take(request.visitor, now());
  if (seconds > 0) return reject(429, 'Too many reports.', { 'retry-after': String(seconds) });
  const body = decode(request);
  if (!Buffer.isBuffer(body)) return body;
  const envelope = readEnvelope(body);
  if ('status' in envelope) return reject(envelope.status, envelope.message);
  const claimed = typeof envelope.dsn === 'string' ? parseDsn(envelope.dsn) : undefined;
  if (!claimed || !isSameDsn(claimed, dsn)) return reject(403, 'The envelope is not for this project.');
  return forward(request, body, dsn, settings);
}

/** Browsers set this header. Other programs can forge it, but gain nothing. */
function isCrossSite(request: TunnelRequest): boolean {
  const site = header(request, 'sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}

function header({ headers }: TunnelRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : (value?.join(', ') ?? '');
}

const gzipMagic = Buffer.from([0x1f, 0x8b]);

/**
 * Cloud Functions decompresses bodies but keeps the header, so this decompresses only a body that still is
 * compressed.
 */
function decode(request: TunnelRequest): Buffer | TunnelResponse {
  const encoding = header(request, 'content-encoding').trim().toLowerCase();
  const { body } = request;
  switch (encoding) {
    case '':
    case 'identity':
      return body;
    case 'gzip':
      return body.subarray(0, 2).equals(gzipMagic) ? unpack(gunzipSync, body) : body;
    case 'deflate':
      return body[0] === 0x78 ? unpack(inflateSync, body) : body;
    default:
      return reject(415, 'Envelopes are packed with gzip or deflate, or not at all.');
  }
}

type Unpack = (body: InputType, options: { maxOutputLength: number }) => Buffer;

function unpack(unpacked: Unpack, body: Buffer): Buffer | TunnelResponse {
  try {
    return unpacked(body, { maxOutputLength: envelopeLimits.bytes });
  } catch (error) {
    const isBomb = hasText(error, 'code', 'ERR_BUFFER_TOO_LARGE');
    return isBomb
      ? reject(413, 'The envelope is too large.')
      : reject(400, 'The envelope is not packed as it says.');
  }
}

function hasText(error: unknown, key: string, text: string): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, key) === text;
}

async function forward(
  request: TunnelRequest,
  body: Buffer,
  dsn: Dsn,
  { forwardAddress, timeoutMs }: TunnelSettings,
): Promise<TunnelResponse> {
  const headers = new Headers({ 'content-type': 'application/x-sentry-envelope' });
  const agent = coarseUserAgent(header(request, 'user-agent'));
  if (agent) headers.set('user-agent', agent);
  if (forwardAddress) headers.set('x-forwarded-for', request.visitor.claimed);
  try {
    const response = await fetch(envelopeUrl(dsn), {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      // A redirect would lead away from the configured project.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.status >= 300 && response.status < 400) return reject(502, 'Sentry sent us elsewhere.');
    const responseHeaders = forwardedHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const text = (await response.text()).slice(0, maxResponseBytes);
    return {
      status: response.status,
      headers: { ...noStore, ...Object.fromEntries(responseHeaders) },
      body: text,
    };
  } catch (error) {
    return hasText(error, 'name', 'TimeoutError')
      ? reject(504, 'Sentry took too long.')
      : reject(502, 'Sentry could not be reached.');
  }
}

const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function reject(
  status: number,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): TunnelResponse {
  return {
    status,
    headers: { ...noStore, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ detail }),
  };
}
