import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verdictOfError } from '../facts/outcome';
import { defaultTiming } from '../time/timing';
import { Client, NoAnswer } from './client';

describe('how long an answer took', () => {
  const client = new Client(defaultTiming, true);
  let server: Server;
  /** Answers after so many milliseconds, which the path names. */
  beforeAll(async () => {
    server = createServer((request, response) => {
      setTimeout(() => response.end('ok'), Number(request.url?.slice(1)));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    await client.close();
    await new Promise((resolve) => server.close(resolve));
  });

  const fetch = (path: string) => {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}${path}`;
    return client.fetch({ url, method: 'GET', headers: {}, wantsBody: () => true });
  };

  it('is the time that the server took', async () => {
    const { firstByteMs, durationMs } = await fetch('/400');
    expect(firstByteMs).toBeGreaterThan(300);
    expect(durationMs).toBeGreaterThanOrEqual(firstByteMs);
  });

  it('leaves out what this machine did meanwhile', async () => {
    const answer = fetch('/0');
    const busyUntil = performance.now() + 600;
    while (performance.now() < busyUntil);
    const { firstByteMs, durationMs } = await answer;
    expect(firstByteMs).toBeLessThan(300);
    expect(durationMs).toBeLessThan(300);
  });
});

describe('a host name', () => {
  /** What an audit makes of it where the resolver knows these names. */
  const verdictOf = async (...known: readonly string[]) => {
    const client = new Client(defaultTiming, true, (hostname, _, callback) =>
      known.includes(hostname)
        ? callback(null, [{ address: '198.41.0.4', family: 4 }])
        : callback(Object.assign(new Error(hostname), { code: 'ENOTFOUND' }), []),
    );
    const request = {
      url: 'http://gone.example.com/',
      method: 'GET',
      headers: {},
      wantsBody: () => true,
    } as const;
    const error: unknown = await client.fetch(request).catch((reason: unknown) => reason);
    await client.close();
    return error instanceof NoAnswer ? verdictOfError(error.code) : 'asked';
  };

  it('that does not exist is a proven fault', async () =>
    expect(await verdictOf('a.root-servers.net')).toBe('broken'));

  it('proves nothing where no name can be looked up', async () =>
    expect(await verdictOf()).toBe('unverified'));
});

test('a body that drips for ever ends at the deadline', async () => {
  const client = new Client({ ...defaultTiming, requestTimeout: 300 }, true);
  const dripping = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const drip = setInterval(() => response.write('x'), 10);
    response.on('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => dripping.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(dripping.address() as AddressInfo).port}/`;
  const began = performance.now();
  const fetched = client.fetch({ url, method: 'GET', headers: {}, wantsBody: () => true });
  await expect(fetched).rejects.toMatchObject({ code: 'ENDLESS_BODY' });
  expect(performance.now() - began).toBeLessThan(5_000);
  await client.close();
  dripping.closeAllConnections();
  await new Promise((resolve) => dripping.close(resolve));
});
