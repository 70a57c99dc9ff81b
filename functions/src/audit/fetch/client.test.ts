import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { verdictOfError } from '../facts/outcome';
import { defaultTiming } from '../time/timing';
import { Client, NoResponseError } from './client';

describe('response time', () => {
  const client = new Client(defaultTiming, true);
  let server: Server;
  /** Responds after the number of milliseconds in the path. */
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

  it('excludes the time that this machine was busy', async () => {
    const answer = fetch('/0');
    const busyUntil = performance.now() + 600;
    while (performance.now() < busyUntil);
    const { firstByteMs, durationMs } = await answer;
    expect(firstByteMs).toBeLessThan(300);
    expect(durationMs).toBeLessThan(300);
  });
});

describe('a host name', () => {
  /** Returns how an audit evaluates the name when the resolver knows only these names. */
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
    return error instanceof NoResponseError ? verdictOfError(error.code) : 'asked';
  };

  it("is proven broken if it doesn't exist", async () =>
    expect(await verdictOf('a.root-servers.net')).toBe('broken'));

  it('is unverified if no name can be resolved', async () => expect(await verdictOf()).toBe('unverified'));
});

test('ends an endless body at the deadline', async () => {
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
