import { deflateSync, gzipSync } from 'node:zlib';
import { parseDsn } from '#domain/telemetry/dsn';
import { type Receiver, startReceiver } from '#tests/support/receiver';
import { envelopeOf, itemOf } from '#tests/support/sentry/envelopes';
import {
  badlyPacked,
  goodRequests,
  hostileRequests,
  type OddRequest,
} from '#tests/support/sentry/oddRequests';
import { type Rate, ReportRateLimits } from './rateLimits';
import { type TunnelSettings, tunnel } from './tunnel';

let sentry: Receiver;
let now = 0;
let dsnText: string;

beforeAll(async () => {
  sentry = await startReceiver(() => ({ status: 200, body: '{"id":"1"}' }));
  dsnText = `${sentry.url.replace('//', '//abc@')}/42`;
});
beforeEach(() => {
  sentry.forget();
  sentry.answer(() => ({ status: 200, body: '{"id":"1"}' }));
});
afterAll(() => sentry.close());

/** The limits of one visitor, with a high limit for everyone. */
const allowing = (visitor: Rate) =>
  new ReportRateLimits({ visitor, everyone: { burst: 1_000, perMinute: 1_000 } });

const settings = (more: Partial<TunnelSettings> = {}): TunnelSettings => ({
  dsn: parseDsn(dsnText) ?? null,
  rateLimits: allowing({ burst: 10, perMinute: 60 }),
  forwardAddress: false,
  timeoutMs: 2_000,
  now: () => now,
  ...more,
});

const send = (
  { method = 'POST', headers = {}, body = anEvent }: Partial<OddRequest>,
  more?: Partial<TunnelSettings>,
) =>
  tunnel(
    { method, headers, body: body(), visitor: { claimed: '203.0.113.7', peer: '203.0.113.7' } },
    settings(more),
  );

const anEvent = () => envelopeOf({ dsn: dsnText }, [itemOf('event', '{"message":"it broke"}')]);

// The DSN of the table is created before the receiver has its port; the names need only its shape.
const nameless = 'http://abc@127.0.0.1:9/42';
const named = (make: (dsn: string) => readonly OddRequest[]) =>
  make(nameless).map(({ name }, at) => [name, at] as const);
const at = (make: (dsn: string) => readonly OddRequest[], index: number): OddRequest => {
  const request = make(dsnText)[index];
  if (!request) throw new Error(`The table has no row ${index}.`);
  return request;
};

test.each([...named(hostileRequests)])('rejects %s without forwarding it', async (_, index) => {
  const request = at(hostileRequests, index);
  const answer = await send(request);
  expect(answer.status).toBe(request.status);
  expect(sentry.received).toEqual([]);
  expect(JSON.parse(answer.body)).toEqual({ detail: expect.any(String) });
});

test('covers more than thirty hostile requests', () => {
  expect(hostileRequests(nameless).length).toBeGreaterThanOrEqual(30);
});

test.each([...named(badlyPacked)])('rejects %s', async (_, index) => {
  const request = at(badlyPacked, index);
  expect((await send(request)).status).toBe(request.status);
  expect(sentry.received).toEqual([]);
});

test.each([...named(goodRequests)])('forwards %s unchanged', async (_, index) => {
  const request = at(goodRequests, index);
  expect((await send(request)).status).toBe(200);
  expect(sentry.received).toHaveLength(1);
  expect(sentry.received[0]?.path).toBe('/api/42/envelope/');
  expect(sentry.received[0]?.body.equals(request.body())).toBe(true);
});

test.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
] as const)('decompresses an envelope with encoding %s', async (encoding, pack) => {
  const answer = await send({ headers: { 'content-encoding': encoding }, body: () => pack(anEvent()) });
  expect(answer.status).toBe(200);
  expect(sentry.received[0]?.body.equals(anEvent())).toBe(true);
});

test('does not forward cookies, credentials and other headers', async () => {
  await send({
    headers: {
      cookie: '__session=secret',
      authorization: 'Bearer secret',
      'x-sentry-auth': 'Sentry sentry_key=other',
      'x-forwarded-for': '198.51.100.1',
      forwarded: 'for=198.51.100.1',
      referer: 'https://plumbline.example/dashboard/jobs/secret',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)\r\nX-Evil: 1',
    },
  });
  const { headers } = sentry.received[0] ?? {};
  expect(JSON.stringify(headers)).not.toMatch(/secret|198\.51|203\.0|other/);
  expect(headers).toMatchObject({ 'user-agent': 'Mozilla/5.0 (X11)X-Evil: 1' });
  expect(headers).not.toHaveProperty('x-evil');
});

test('forwards the visitor’s IP address only if configured', async () => {
  await send({}, { forwardAddress: true });
  expect(sentry.received[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
});

test('returns Sentry’s response with its rate limit headers and without its cookies', async () => {
  sentry.answer(() => ({
    status: 429,
    headers: {
      'retry-after': '30',
      'x-sentry-rate-limits': '30:error:key',
      'set-cookie': 'a=1',
      server: 'nginx',
    },
    body: '{"detail":"rate limited"}',
  }));
  const answer = await send({});
  expect(answer.status).toBe(429);
  expect(answer.headers).toMatchObject({ 'retry-after': '30', 'x-sentry-rate-limits': '30:error:key' });
  expect(Object.keys(answer.headers)).not.toEqual(expect.arrayContaining(['set-cookie', 'server']));
  expect(answer.body).toBe('{"detail":"rate limited"}');
});

// 302 and 303 are followed by a GET without a body. Fetch can't replay a body after 307 or 308 and would fail anyway.
test.each([301, 302, 303])('rejects a %i without following it', async (status) => {
  const elsewhere = await startReceiver(() => ({ status: 200 }));
  sentry.answer(() => ({ status, headers: { location: `${elsewhere.url}/` } }));
  const answer = await send({});
  await elsewhere.close();
  expect(elsewhere.received).toEqual([]);
  expect(answer.status).toBe(502);
  expect(JSON.parse(answer.body)).toEqual({ detail: 'Sentry sent us elsewhere.' });
});

test('rejects any response between 300 and 399', async () => {
  sentry.answer(() => ({ status: 300, body: '' }));
  expect((await send({})).status).toBe(502);
});

test('accepts uncompressed bodies despite their content encoding', async () => {
  for (const encoding of ['identity', 'deflate', 'gzip', ' GZIP '])
    expect(await send({ headers: { 'content-encoding': encoding } })).toMatchObject({ status: 200 });
  expect(sentry.received.map(({ body }) => body.toString())).toEqual(
    Array.from({ length: 4 }, () => anEvent().toString()),
  );
});

test('forwards a content type without its parameters', async () => {
  await send({ headers: { 'content-type': 'text/plain ; charset=utf-8' } });
  expect(sentry.received).toHaveLength(1);
  expect(sentry.received[0]?.headers['content-type']).toBe('application/x-sentry-envelope');
});

test.each(['', 'text/plain', 'application/x-sentry-envelope', 'application/octet-stream'])(
  'accepts the content type “%s”',
  async (type) => {
    expect((await send({ headers: { 'content-type': type } })).status).toBe(200);
  },
);

test('does not decompress a body without a content encoding', async () => {
  const body = () => gzipSync(anEvent());
  expect((await send({ headers: { 'content-encoding': 'identity' }, body })).status).toBe(400);
  expect(sentry.received).toEqual([]);
});

test('sends no user agent if the client sent none', async () => {
  await send({});
  expect(sentry.received[0]?.headers['user-agent']).not.toBe('');
});

test('joins the values of a repeated header', async () => {
  const headers = { 'user-agent': ['Mozilla/5.0 (X11)', 'Firefox/133.0'] };
  const visitor = { claimed: '203.0.113.7', peer: '203.0.113.7' };
  await tunnel({ method: 'POST', headers, body: anEvent(), visitor }, settings());
  expect(sentry.received[0]?.headers['user-agent']).toBe('Mozilla/5.0 (X11), Firefox/133.0');
});

test('returns no header that Sentry’s response lacks', async () => {
  sentry.answer(() => ({ status: 200, headers: { 'x-sentry-error': 'none' } }));
  expect((await send({})).headers).toEqual({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-sentry-error': 'none',
  });
});

test('rejects with JSON', async () => {
  const { headers } = await send({ method: 'GET' });
  expect(headers).toMatchObject({ 'content-type': 'application/json', allow: 'POST' });
});

test('stops decompressing a zip bomb at the limit', async () => {
  // The body is truncated, which only complete decompression would notice.
  const bomb = gzipSync(Buffer.alloc(64 * 1_024 * 1_024)).subarray(0, -10);
  const answer = await send({ headers: { 'content-encoding': 'gzip' }, body: () => bomb });
  expect(answer.status).toBe(413);
});

test('limits the size of the returned response and of the user agent', async () => {
  sentry.answer(() => ({
    status: 400,
    headers: { 'x-sentry-error': 'bad item' },
    body: 'x'.repeat(100_000),
  }));
  const answer = await send({ headers: { 'user-agent': 'x'.repeat(5_000) } });
  expect(sentry.received[0]?.headers['user-agent']).toHaveLength(512);
  expect(answer.body).toHaveLength(16_384);
  expect(answer.headers).toMatchObject({ 'x-sentry-error': 'bad item' });
});

test('forbids caching and content sniffing for every response', async () => {
  const safe = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  expect((await send({})).headers).toMatchObject(safe);
  expect((await send({ method: 'GET' })).headers).toMatchObject({ ...safe, allow: 'POST' });
});

test('rejects a report even if the wait is only one second', async () => {
  const limits = allowing({ burst: 1, perMinute: 60 });
  expect((await send({}, { rateLimits: limits })).status).toBe(200);
  const refused = await send({}, { rateLimits: limits });
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
});

test('responds with 504 to a timeout and with 502 if Sentry is unreachable', async () => {
  sentry.answer(() => 'hangs');
  expect((await send({}, { timeoutMs: 50 })).status).toBe(504);
  const gone = parseDsn('http://abc@127.0.0.1:9/42') ?? null;
  const body = () => envelopeOf({ dsn: 'http://abc@127.0.0.1:9/42' }, [itemOf('event', '{}')]);
  expect((await send({ body }, { dsn: gone })).status).toBe(502);
});

test('responds with 404 without a DSN', async () => {
  expect((await send({}, { dsn: null })).status).toBe(404);
  expect(sentry.received).toEqual([]);
});

test('rejects an address above its limit with a retry time, and accepts others', async () => {
  const limits = allowing({ burst: 3, perMinute: 6 });
  const from = (claimed: string) =>
    tunnel(
      { method: 'POST', headers: {}, body: anEvent(), visitor: { claimed, peer: claimed } },
      settings({ rateLimits: limits }),
    );
  for (let sent = 0; sent < 3; sent += 1) expect((await from('203.0.113.7')).status).toBe(200);
  const refused = await from('203.0.113.7');
  expect(refused.status).toBe(429);
  expect(refused.headers['retry-after']).toBe('10');
  expect((await from('203.0.113.8')).status).toBe(200);
  now += 10_000;
  expect((await from('203.0.113.7')).status).toBe(200);
  expect((await from('203.0.113.7')).status).toBe(429);
});
