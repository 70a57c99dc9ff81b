import { gunzipSync, type InputType, inflateSync } from 'node:zlib';
import { type Dsn, envelopeUrl, isSameDsn, parseDsn } from '#domain/telemetry/dsn';
import type { Visitor } from '../platform/visitor';
import type { Allowances } from './allowance';
import { coarseAgent } from './coarseAgent';
import { readEnvelope } from './envelope';
import { envelopeLimits } from './limits';

export interface TunnelRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
  readonly visitor: Visitor;
}

export interface TunnelAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Tunnel {
  /** The one project that envelopes are passed on to; null while error reporting is off. */
  readonly dsn: Dsn | null;
  readonly allowances: Allowances;
  /** Whether Sentry learns the visitor's address. */
  readonly forwardAddress: boolean;
  /** Sentry has so long to answer. */
  readonly patienceMs: number;
  readonly now: () => number;
}

/** What the browser's client sends, and what comes of a text body that passes through proxies. */
const contentTypes = ['', 'text/plain', 'application/x-sentry-envelope', 'application/octet-stream'];

/** What the client needs in order to back off, and nothing else: no cookies. */
const answerHeaders = ['retry-after', 'x-sentry-rate-limits', 'x-sentry-error', 'content-type'];
const mostAnswerBytes = 16_384;

/**
 * Passes an envelope of ours on to Sentry and its answer back. Where it goes follows from the configuration alone;
 * what the request says of it is only compared. Payloads are never logged.
 */
export async function tunnel(request: TunnelRequest, settings: Tunnel): Promise<TunnelAnswer> {
  const { dsn, allowances, now } = settings;
  if (!dsn) return refuse(404, 'Error reporting is off.');
  if (request.method !== 'POST') return refuse(405, 'Send envelopes by POST.', { allow: 'POST' });
  if (isFromElsewhere(request)) return refuse(403, 'Only pages of this site report here.');
  const type = header(request, 'content-type').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!contentTypes.includes(type)) return refuse(415, 'That is not the type of an envelope.');
  const seconds = allowances.take(request.visitor, now());
  if (seconds > 0) return refuse(429, 'Too many reports.', { 'retry-after': String(seconds) });
  const body = decode(request);
  if (!Buffer.isBuffer(body)) return body;
  const envelope = readEnvelope(body);
  if ('status' in envelope) return refuse(envelope.status, envelope.words);
  const claimed = typeof envelope.dsn === 'string' ? parseDsn(envelope.dsn) : undefined;
  if (!claimed || !isSameDsn(claimed, dsn)) return refuse(403, 'The envelope is not for this project.');
  return passOn(request, body, dsn, settings);
}

/** Browsers say so themselves; other programs can say what they like and gain nothing by it. */
function isFromElsewhere(request: TunnelRequest): boolean {
  const site = header(request, 'sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}

function header({ headers }: TunnelRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : (value?.join(', ') ?? '');
}

const gzipMagic = Buffer.from([0x1f, 0x8b]);

/** Cloud Functions unpacks bodies before we see them and leaves the header; a body that is still packed is unpacked. */
function decode(request: TunnelRequest): Buffer | TunnelAnswer {
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
      return refuse(415, 'Envelopes are packed with gzip or deflate, or not at all.');
  }
}

type Unpack = (body: InputType, options: { maxOutputLength: number }) => Buffer;

function unpack(unpacked: Unpack, body: Buffer): Buffer | TunnelAnswer {
  try {
    return unpacked(body, { maxOutputLength: envelopeLimits.bytes });
  } catch (error) {
    const isBomb = hasText(error, 'code', 'ERR_BUFFER_TOO_LARGE');
    return isBomb
      ? refuse(413, 'The envelope is too large.')
      : refuse(400, 'The envelope is not packed as it says.');
  }
}

function hasText(error: unknown, key: string, text: string): boolean {
  return typeof error === 'object' && error !== null && Reflect.get(error, key) === text;
}

async function passOn(
  request: TunnelRequest,
  body: Buffer,
  dsn: Dsn,
  { forwardAddress, patienceMs }: Tunnel,
): Promise<TunnelAnswer> {
  const headers = new Headers({ 'content-type': 'application/x-sentry-envelope' });
  const agent = coarseAgent(header(request, 'user-agent'));
  if (agent) headers.set('user-agent', agent);
  if (forwardAddress) headers.set('x-forwarded-for', request.visitor.claimed);
  try {
    const answer = await fetch(envelopeUrl(dsn), {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      // Elsewhere is not the configured project.
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.status >= 300 && answer.status < 400) return refuse(502, 'Sentry sent us elsewhere.');
    const kept = answerHeaders.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    const text = (await answer.text()).slice(0, mostAnswerBytes);
    return { status: answer.status, headers: { ...noStore, ...Object.fromEntries(kept) }, body: text };
  } catch (error) {
    return hasText(error, 'name', 'TimeoutError')
      ? refuse(504, 'Sentry took too long.')
      : refuse(502, 'Sentry could not be reached.');
  }
}

const noStore = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

function refuse(status: number, words: string, headers: Readonly<Record<string, string>> = {}): TunnelAnswer {
  return {
    status,
    headers: { ...noStore, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ detail: words }),
  };
}
