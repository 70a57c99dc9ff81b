import { gzipSync } from 'node:zlib';
import { localHost, localPort } from '#domain/localStack';
import { region } from '#domain/region';
import { sentryDsn } from '#scripts/test/stackTask';
import { envelopeOf, itemOf } from '../support/sentry/envelopes';
import { badlyPacked, goodRequests, hostileRequests, type OddRequest } from '../support/sentry/oddRequests';
import { type SentryReceiver, startSentry } from '../support/sentry/receiver';
import { base, projectId, site } from '../support/stack';

const dsn = sentryDsn(base);
const direct = `http://${localHost}:${localPort(base, 'functions')}/${projectId}/${region}/monitoring`;
let sentry: SentryReceiver;
let visitors = 0;

beforeAll(async () => {
  sentry = await startSentry(base);
});
beforeEach(() => sentry.forget());
afterAll(() => sentry.close());

/** Each has its own IP address by default, because of the limit per address. */
function send({ method = 'POST', headers = {}, body }: Partial<OddRequest>, url = direct): Promise<Response> {
  visitors += 1;
  const address = { 'fastly-client-ip': `198.51.100.${visitors}` };
  const bytes = method === 'GET' ? null : new Uint8Array(body?.() ?? anEvent());
  return fetch(url, { method, headers: { ...address, ...headers }, body: bytes });
}

const anEvent = () => envelopeOf({ dsn }, [itemOf('event', '{"message":"it broke"}')]);
const table = (requests: readonly OddRequest[]) =>
  requests.map((request) => [request.name, request] as const);

/** What the tunnel has forwarded. The functions of the stack report their own errors to the same receiver. */
const forwarded = () => sentry.received.filter(({ body }) => !body.includes('sentry.javascript.node'));

test.each(table(hostileRequests(dsn)))('rejects %s', async (_, request) => {
  expect((await send(request)).status).toBe(request.status);
  expect(forwarded()).toEqual([]);
});

test.each(table(badlyPacked(dsn)))('rejects %s, in the function or in front of it', async (_, request) => {
  expect((await send(request)).status).toBeGreaterThanOrEqual(400);
  expect(forwarded()).toEqual([]);
});

test.each(table(goodRequests(dsn)))('forwards %s unchanged', async (_, request) => {
  expect((await send(request)).status).toBe(200);
  expect(forwarded()[0]?.path).toBe('/api/42/envelope/');
  expect(forwarded()[0]?.body.equals(request.body())).toBe(true);
});

test('Hosting forwards /monitoring, compressed or not', async () => {
  expect((await send({}, `${site}/monitoring`)).status).toBe(200);
  const packed = { headers: { 'content-encoding': 'gzip' }, body: () => gzipSync(anEvent()) };
  expect((await send(packed, `${site}/monitoring`)).status).toBe(200);
  expect(forwarded().map(({ body }) => body.equals(anEvent()))).toEqual([true, true]);
});

test('rejects an address above its limit with a retry time', async () => {
  const headers = { 'fastly-client-ip': '203.0.113.1' };
  const statuses = new Set<number>();
  let last: Response | undefined;
  for (let sent = 0; sent < 70; sent += 1) {
    last = await send({ headers });
    statuses.add(last.status);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
});
