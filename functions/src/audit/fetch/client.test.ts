import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultTiming } from '../time/timing';
import { Client } from './client';

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

  const ask = (path: string) => {
    const { port } = server.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}${path}`;
    return client.ask({ url, method: 'GET', headers: {}, wantsBody: () => true });
  };

  it('is the time that the server took', async () => {
    const { firstByteMs, durationMs } = await ask('/400');
    expect(firstByteMs).toBeGreaterThan(300);
    expect(durationMs).toBeGreaterThanOrEqual(firstByteMs);
  });

  it('leaves out what this machine did meanwhile', async () => {
    const answer = ask('/0');
    const busyUntil = performance.now() + 600;
    while (performance.now() < busyUntil);
    const { firstByteMs, durationMs } = await answer;
    expect(firstByteMs).toBeLessThan(300);
    expect(durationMs).toBeLessThan(300);
  });
});
