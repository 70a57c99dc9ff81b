import type { Request } from 'firebase-functions/https';
import { type ServiceStatus, serviceStatus } from '#domain/serviceStatus';
import { statusHandler } from './status';

const noon = new Date('2026-11-26T12:00:00Z');
const working = serviceStatus({ paused: [], hasStalledJobs: false }, noon);

/** Returns a caller of one instance, and the number of times it has read the database. */
function instance(read: () => Promise<ServiceStatus> = () => Promise.resolve(working)) {
  const state = { now: noon, reads: 0 };
  const handle = statusHandler(
    () => {
      state.reads += 1;
      return read();
    },
    () => state.now,
  );
  const get = async (ip = '192.0.2.1', method = 'GET') => {
    const answer = { code: 0, headers: {} as Record<string, string>, body: undefined as unknown };
    const response = {
      status(code: number) {
        answer.code = code;
        return response;
      },
      set(headers: Readonly<Record<string, string>>) {
        Object.assign(answer.headers, headers);
        return response;
      },
      json(body: unknown) {
        answer.body = body;
      },
    };
    // The handler reads only these fields of a request.
    const request = { method, headers: { 'fastly-client-ip': ip }, socket: { remoteAddress: ip } };
    await handle(request as unknown as Request, response);
    return answer;
  };
  return { get, state };
}

test('responds 200 for a shared cache, with the headers of our pages', async () => {
  const { code, headers, body } = await instance().get();
  expect(code).toBe(200);
  expect(body).toEqual({ status: 'working', checkedAt: noon.toISOString(), notices: [] });
  expect(headers).toMatchObject({
    'Cache-Control': 'public, max-age=15, s-maxage=30',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
});

test('says in words what is paused and that jobs have stalled, and still responds 200', async () => {
  const facts = { paused: ['jobs', 'mail'], hasStalledJobs: true } as const;
  const { code, body } = await instance(() => Promise.resolve(serviceStatus(facts, noon))).get();
  expect(code).toBe(200);
  const { status, notices } = body as ServiceStatus;
  expect(status).toBe('limited');
  expect(notices.map(({ title }) => title)).toEqual([
    'New jobs are paused',
    'Emails are delayed',
    'Some running jobs have stopped responding',
  ]);
});

test('responds 503, which no cache keeps, when the database doesn’t respond', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { code, headers, body } = await instance(() => Promise.reject(new Error('UNAVAILABLE'))).get();
  logged.mockRestore();
  expect(code).toBe(503);
  expect(headers['Cache-Control']).toBe('no-store');
  expect(JSON.stringify(body)).toContain('We can’t reach our database');
  expect(JSON.stringify(body)).not.toContain('UNAVAILABLE');
});

test('reads the database once in ten seconds, however many visitors ask', async () => {
  const { get, state } = instance();
  for (let n = 0; n < 20; n += 1) await get(`192.0.2.${n}`);
  expect(state.reads).toBe(1);
  state.now = new Date(noon.getTime() + 10_001);
  await get();
  expect(state.reads).toBe(2);
});

test('rejects the 31st request of a visitor within a minute, and says when to try again', async () => {
  const { get } = instance();
  for (let n = 0; n < 30; n += 1) expect((await get()).code).toBe(200);
  const { code, headers } = await get();
  expect(code).toBe(429);
  expect(headers['Retry-After']).toBe('2');
  expect((await get('198.51.100.7')).code).toBe(200);
});

test('accepts GET and HEAD only', async () => {
  const { get, state } = instance();
  const { code, headers } = await get('192.0.2.1', 'POST');
  expect([code, headers.Allow, state.reads]).toEqual([405, 'GET, HEAD', 0]);
  expect((await get('192.0.2.1', 'HEAD')).code).toBe(200);
});
