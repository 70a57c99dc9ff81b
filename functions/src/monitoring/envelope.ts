const KiB = 1_024;
const MiB = 1_024 * KiB;

/**
 * The item types that our version of the client can send, with their maximum size in bytes: Sentry’s own limits
 * (https://develop.sentry.dev/sdk/data-model/envelopes/#size-limits) where they are small, or else what our pages
 * need. Other types are rejected.
 */
export const itemLimits: Readonly<Record<string, number>> = {
  event: MiB,
  transaction: MiB,
  span: MiB,
  log: MiB,
  trace_metric: MiB,
  feedback: MiB,
  user_report: 64 * KiB,
  session: 16 * KiB,
  sessions: 64 * KiB,
  client_report: 4 * KiB,
  replay_event: MiB,
  replay_recording: 10 * MiB,
  attachment: 5 * MiB,
};

export const envelopeLimits = {
  /** A recording with its event and two attachments. Hosting allows 32 MiB. */
  bytes: 16 * MiB,
  headerBytes: 16 * KiB,
  itemHeaderBytes: 4 * KiB,
  items: 100,
};

/** The format: https://develop.sentry.dev/sdk/data-model/envelopes/ */
interface Envelope {
  /** As sent by the client; may be of any type. */
  readonly dsn: unknown;
  readonly items: readonly Item[];
}

interface Item {
  readonly type: string;
  readonly bytes: number;
}

/** Why an envelope is rejected. */
interface EnvelopeError {
  readonly status: 400 | 413;
  readonly message: string;
}

const newline = 0x0a;

/** Reads headers and lengths only. Payloads are neither parsed nor changed, so compressed ones stay intact. */
export function readEnvelope(body: Buffer): Envelope | EnvelopeError {
  if (body.length === 0) return malformed('The envelope is empty.');
  if (body.length > envelopeLimits.bytes) return tooLarge('The envelope is too large.');
  const headerEnd = endOfLine(body, 0);
  if (headerEnd > envelopeLimits.headerBytes) return tooLarge('The envelope’s header is too large.');
  const header = objectIn(body.subarray(0, headerEnd));
  if (!header) return malformed('The envelope’s header is not a JSON object.');
  const items = readItems(body, headerEnd + 1);
  return 'status' in items ? items : { dsn: header.dsn, items };
}

function readItems(body: Buffer, start: number): Item[] | EnvelopeError {
  const items: Item[] = [];
  for (let at = start; at < body.length; ) {
    // Blank lines after the last item are allowed.
    if (body[at] === newline) {
      at += 1;
      continue;
    }
    if (items.length === envelopeLimits.items) return malformed('The envelope has too many items.');
    const read = readItem(body, at);
    if ('status' in read) return read;
    items.push(read.item);
    at = read.next;
  }
  return items.length === 0 ? malformed('The envelope has no item.') : items;
}

function readItem(body: Buffer, at: number): { readonly item: Item; readonly next: number } | EnvelopeError {
  const headerEnd = endOfLine(body, at);
  if (headerEnd - at > envelopeLimits.itemHeaderBytes) return tooLarge('An item’s header is too large.');
  const header = objectIn(body.subarray(at, headerEnd));
  if (!header) return malformed('An item’s header is not a JSON object.');
  const { type, length } = header;
  const limit = typeof type === 'string' && Object.hasOwn(itemLimits, type) ? itemLimits[type] : undefined;
  if (typeof type !== 'string' || limit === undefined) return malformed('An item has an unknown type.');
  const begin = Math.min(headerEnd + 1, body.length);
  const end = length === undefined ? endOfLine(body, begin) : begin + Number(length);
  if (length !== undefined && (!Number.isSafeInteger(length) || Number(length) < 0))
    return malformed('An item’s length is not a whole number.');
  if (end > body.length) return malformed('An item is shorter than its length.');
  if (end < body.length && body[end] !== newline) return malformed('An item is longer than its length.');
  if (end - begin > limit) return tooLarge(`An item of type ${type} is too large.`);
  return { item: { type, bytes: end - begin }, next: end + 1 };
}

function endOfLine(body: Buffer, from: number): number {
  const end = body.indexOf(newline, from);
  return end < 0 ? body.length : end;
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

function objectIn(line: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(utf8.decode(line));
    return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    // Not JSON, or not UTF-8: the caller rejects it with a message.
    return undefined;
  }
}

const malformed = (message: string): EnvelopeError => ({ status: 400, message });
const tooLarge = (message: string): EnvelopeError => ({ status: 413, message });
