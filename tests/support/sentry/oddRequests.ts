import { gzipSync } from 'node:zlib';
import { envelopeOf, itemOf } from './envelopes';

export interface OddRequest {
  readonly name: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Created when it is sent, because some are large. */
  readonly body: () => Buffer;
  readonly status: number;
}

const event = itemOf('event', JSON.stringify({ message: 'Ada was here' }));
const text = (words: string) => Buffer.from(words);
const MiB = 1_024 * 1_024;

/** Malicious or malformed requests to a tunnel for `dsn`, and the expected rejections. None may reach Sentry. */
export function hostileRequests(dsn: string): readonly OddRequest[] {
  const { protocol, username: key, host, pathname } = new URL(dsn);
  const project = pathname.slice(1);
  const to = (claimed: unknown) => envelopeOf({ dsn: claimed }, [event]);
  const ours = (...items: Parameters<typeof envelopeOf>[1]) => envelopeOf({ dsn }, items);
  const header = JSON.stringify({ dsn });
  const whole = ours(event);

  const claims: readonly (readonly [string, unknown])[] = [
    ['another host', `${protocol}//${key}@evil.example/${project}`],
    ['another port', `${protocol}//${key}@127.0.0.1:1/${project}`],
    ['the metadata server', `http://${key}@169.254.169.254/${project}`],
    ['another protocol', dsn.replace(/^http:/, 'https:')],
    ['a file', `file:///${project}`],
    ['another project', `${protocol}//${key}@${host}/99999`],
    ['a project that climbs', `${protocol}//${key}@${host}/${project}/../99999`],
    ['an encoded climb', `${protocol}//${key}@${host}/%2e%2e/99999`],
    ['a project with a query', `${protocol}//${key}@${host}/${project}?x=1`],
    ['a project with a fragment', `${protocol}//${key}@${host}/${project}#x`],
    ['another key', `${protocol}//ffff@${host}/${project}`],
    ['a secret key as well', `${protocol}//${key}:secret@${host}/${project}`],
    ['our host as a user name', `${protocol}//${key}@${host}@evil.example/${project}`],
    ['our host before a backslash', `${protocol}//${key}@${host}\\@evil.example/${project}`],
    ['our host as a prefix', `${protocol}//${key}@${host}.evil.example/${project}`],
    ['a line break in the host', `${protocol}//${key}@${host}\r\nHost: evil.example/${project}`],
    ['a space in front', ` ${dsn}`],
    ['a list', [dsn]],
    ['an object', { toString: dsn }],
    ['a number', 1],
    ['null', null],
    ['the word __proto__', '__proto__'],
  ];

  return [
    { name: 'a page view', method: 'GET', body: () => text(''), status: 405 },
    { name: 'PUT', method: 'PUT', body: () => whole, status: 405 },
    { name: 'DELETE', method: 'DELETE', body: () => text(''), status: 405 },
    {
      name: 'a page of another site',
      headers: { 'sec-fetch-site': 'cross-site' },
      body: () => whole,
      status: 403,
    },
    {
      name: 'a site on the same domain',
      headers: { 'sec-fetch-site': 'same-site' },
      body: () => whole,
      status: 403,
    },
    {
      name: 'a form with a file',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: () => whole,
      status: 415,
    },
    { name: 'a web page', headers: { 'content-type': 'text/html' }, body: () => whole, status: 415 },
    { name: 'nothing', body: () => text(''), status: 400 },
    { name: 'a line break', body: () => text('\n'), status: 400 },
    { name: 'words', body: () => text('hello'), status: 400 },
    { name: 'zeros', body: () => Buffer.alloc(1_000), status: 400 },
    { name: 'text that is not UTF-8', body: () => Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), status: 400 },
    { name: 'a header that is a list', body: () => text('[]\n{"type":"event"}\n{}'), status: 400 },
    { name: 'a header alone', body: () => text(header), status: 400 },
    { name: 'no DSN', body: () => envelopeOf({ event_id: 'a'.repeat(32) }, [event]), status: 403 },
    ...claims.map(([name, claimed]) => ({
      name: `a DSN with ${name}`,
      body: () => to(claimed),
      status: 403,
    })),
    { name: 'an item header that is not JSON', body: () => text(`${header}\nevent\n{}`), status: 400 },
    { name: 'an item without a type', body: () => text(`${header}\n{"length":2}\n{}`), status: 400 },
    { name: 'an item of an unknown type', body: () => ours(itemOf('malware', '{}')), status: 400 },
    { name: 'an item of the type constructor', body: () => ours(itemOf('constructor', '{}')), status: 400 },
    {
      name: 'an item shorter than it says',
      body: () => ours(itemOf('event', '{}', { length: 50 })),
      status: 400,
    },
    {
      name: 'an item longer than it says',
      body: () => ours(itemOf('event', '{"a":1}', { length: 2 })),
      status: 400,
    },
    { name: 'a length below zero', body: () => ours(itemOf('event', '{}', { length: -2 })), status: 400 },
    {
      name: 'a length that is no number',
      body: () => ours(itemOf('event', '{}', { length: '2' })),
      status: 400,
    },
    {
      name: 'a length beyond all numbers',
      body: () => ours(itemOf('event', '{}', { length: 1e300 })),
      status: 400,
    },
    {
      name: 'a hundred and one items',
      body: () => ours(...Array.from({ length: 101 }, () => itemOf('client_report', '{}'))),
      status: 400,
    },
    {
      name: 'an event of over a megabyte',
      body: () => ours(itemOf('event', 'x'.repeat(MiB + 1))),
      status: 413,
    },
    {
      name: 'a client report of 5 KiB',
      body: () => ours(itemOf('client_report', 'x'.repeat(5_120))),
      status: 413,
    },
    { name: 'a session of 17 KiB', body: () => ours(itemOf('session', 'x'.repeat(17_408))), status: 413 },
    {
      name: 'an attachment of 6 MiB',
      body: () => ours(itemOf('attachment', Buffer.alloc(6 * MiB, 1))),
      status: 413,
    },
    {
      name: 'a header of 17 KiB',
      body: () => envelopeOf({ dsn, pad: 'x'.repeat(17_408) }, [event]),
      status: 413,
    },
    {
      name: 'an item header of 5 KiB',
      body: () => ours(itemOf('event', '{}', { pad: 'x'.repeat(5_120) })),
      status: 413,
    },
    { name: '17 MiB', body: () => Buffer.concat([whole, Buffer.alloc(17 * MiB, 10)]), status: 413 },
  ];
}

/** Requests that are rejected for their encoding. A server in front may reject them itself. */
export function badlyPacked(dsn: string): readonly OddRequest[] {
  const whole = envelopeOf({ dsn }, [event]);
  return [
    {
      name: 'a bomb',
      headers: { 'content-encoding': 'gzip' },
      body: () => gzipSync(Buffer.alloc(64 * MiB)),
      status: 413,
    },
    {
      name: 'gzip that is cut off',
      headers: { 'content-encoding': 'gzip' },
      body: () => gzipSync(whole).subarray(0, 40),
      status: 400,
    },
    { name: 'an unknown encoding', headers: { 'content-encoding': 'zstd' }, body: () => whole, status: 415 },
  ];
}

/** Unusual requests that real clients send. All must arrive, byte for byte. */
export function goodRequests(dsn: string): readonly OddRequest[] {
  const binary = Buffer.from(Array.from({ length: 2_000 }, (_, at) => (at * 7) % 256));
  const recording = Buffer.concat([text('{"segment_id":0}\n'), binary]);
  const ours = (...items: Parameters<typeof envelopeOf>[1]) => envelopeOf({ dsn }, items);
  const good = (name: string, body: () => Buffer, headers: Readonly<Record<string, string>> = {}) => ({
    name,
    body,
    headers,
    status: 200,
  });
  return [
    good('an event', () => ours(event), { 'content-type': 'text/plain;charset=UTF-8' }),
    good('an event without a length', () =>
      text(`${JSON.stringify({ dsn })}\n{"type":"event"}\n{"message":"é"}`),
    ),
    good('an event and blank lines', () => Buffer.concat([ours(event), text('\n\n')])),
    good('from a page of ours', () => ours(event), { 'sec-fetch-site': 'same-origin' }),
    good('a transaction', () => ours(itemOf('transaction', '{"transaction":"/dashboard"}'))),
    good('a session', () => ours(itemOf('session', '{"sid":"1","init":true}'))),
    good('a client report', () => ours(itemOf('client_report', '{"discarded_events":[]}'))),
    good('feedback', () => ours(itemOf('feedback', '{"contexts":{"feedback":{"message":"it broke"}}}'))),
    good('an attachment with line breaks', () => ours(event, itemOf('attachment', text('a\n\n{"b":1}\n')))),
    good('an empty attachment', () => ours(event, itemOf('attachment', ''))),
    good(
      'a replay',
      () => ours(itemOf('replay_event', '{"segment_id":0}'), itemOf('replay_recording', recording)),
      {
        'content-type': 'application/octet-stream',
      },
    ),
    good('a recording of 9 MiB', () => ours(itemOf('replay_recording', Buffer.alloc(9 * MiB, 0x0a)))),
  ];
}
