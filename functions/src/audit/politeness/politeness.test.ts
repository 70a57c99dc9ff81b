import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSite } from '#tests/support/siteServer';
import { auditSite } from '../testSupport.fixture';
import { TestClock } from '../time/testClock.fixture';
import { Stopped } from '../time/timing';
import type { HostPolicy } from './hostPolicy';
import { Politeness } from './politeness';

function setUp(policy: HostPolicy) {
  const clock = new TestClock();
  const politeness = new Politeness(clock, () => policy);
  const starts: number[] = [];
  const fetch = async (host = 'h') => {
    await politeness.acquire(host);
    starts.push(clock.now());
  };
  return { clock, politeness, starts, fetch };
}

describe('requests to a host', () => {
  it('are limited in concurrency', async () => {
    const { clock, politeness, starts, fetch } = setUp({ concurrency: 2, gap: 0 });
    for (let n = 0; n < 5; n++) void fetch();
    await clock.pass(1_000);
    expect(starts).toHaveLength(2);
    politeness.release('h');
    await clock.pass(0);
    expect(starts).toHaveLength(3);
  });

  it('keep the gap between their starts', async () => {
    const { clock, starts, fetch } = setUp({ concurrency: 10, gap: 100 });
    for (let n = 0; n < 4; n++) void fetch();
    await clock.pass(1_000);
    expect(starts).toEqual([0, 100, 200, 300]);
  });

  it("don't affect other hosts", async () => {
    const { clock, starts, fetch } = setUp({ concurrency: 1, gap: 100 });
    void fetch('a');
    void fetch('b');
    await clock.pass(0);
    expect(starts).toEqual([0, 0]);
  });

  it('pause when the host wants it, then continue at half the rate', async () => {
    const { clock, politeness, starts, fetch } = setUp({ concurrency: 10, gap: 100 });
    politeness.backOff('h', 2_000);
    for (let n = 0; n < 3; n++) void fetch();
    await clock.pass(1_999);
    expect(starts).toEqual([]);
    await clock.pass(1_000);
    expect(starts).toEqual([2_000, 2_200, 2_400]);
  });

  it('run one at a time if robots.txt has a crawl delay', async () => {
    const { clock, politeness, starts, fetch } = setUp({ concurrency: 10, gap: 0 });
    politeness.applyCrawlDelay('h', 3_000);
    for (let n = 0; n < 2; n++) void fetch();
    await clock.pass(2_999);
    expect(starts).toEqual([0]);
    politeness.release('h');
    await clock.pass(1);
    expect(starts).toEqual([0, 3_000]);
  });

  it("keep the policy's gap if the crawl delay is shorter", async () => {
    const { clock, politeness, starts, fetch } = setUp({ concurrency: 10, gap: 500 });
    politeness.applyCrawlDelay('h', 100);
    for (let n = 0; n < 2; n++) void fetch();
    politeness.release('h');
    await clock.pass(499);
    expect(starts).toEqual([0]);
    await clock.pass(1);
    expect(starts).toEqual([0, 500]);
    expect(politeness.concurrencyOf('h')).toBe(1);
  });

  it('keep the longer of two crawl delays', async () => {
    const { clock, politeness, starts, fetch } = setUp({ concurrency: 10, gap: 0 });
    politeness.applyCrawlDelay('h', 3_000);
    politeness.applyCrawlDelay('h', 1_000);
    for (let n = 0; n < 2; n++) void fetch();
    politeness.release('h');
    await clock.pass(5_000);
    expect(starts).toEqual([0, 3_000]);
  });

  it('count concurrent refusals once, and speed up again after successes', async () => {
    const { clock, politeness } = setUp({ concurrency: 8, gap: 100 });
    await clock.pass(1_000);
    for (let n = 0; n < 8; n++) politeness.backOff('h', 0, 900);
    expect(politeness.concurrencyOf('h')).toBe(4);
    expect(politeness.isBackedOff('h')).toBe(true);
    for (let n = 0; n < 20; n++) politeness.recordSuccess('h');
    expect(politeness.concurrencyOf('h')).toBe(8);
    expect(politeness.isBackedOff('h')).toBe(false);
  });

  it('stop after five refusals in a row', async () => {
    const { clock, politeness } = setUp({ concurrency: 8, gap: 100 });
    for (let n = 0; n < 5; n++) {
      expect(politeness.isSuspended('h')).toBe(false);
      politeness.backOff('h', 10);
      await clock.pass(100);
    }
    expect(politeness.isSuspended('h')).toBe(true);
    expect(politeness.isSuspended('other')).toBe(false);
  });

  it('continue with the state of an earlier slice', async () => {
    const first = setUp({ concurrency: 8, gap: 100 });
    first.politeness.backOff('slow', 2_000);
    first.politeness.suspend('shut');
    for (let n = 0; n < 5; n++) {
      first.politeness.backOff('tired', 0);
      await first.clock.pass(1);
    }
    const { clock, politeness, starts, fetch } = setUp({ concurrency: 8, gap: 100 });
    await clock.pass(1_000);
    for (const [host, throttle] of first.politeness.throttles()) politeness.throttle(host, throttle);
    expect(politeness.isBackedOff('slow')).toBe(true);
    expect(politeness.askedForLongPause('shut')).toBe(true);
    expect(politeness.isSuspended('tired')).toBe(true);
    expect(politeness.askedForLongPause('tired')).toBe(false);
    for (let n = 0; n < 2; n++) void fetch('slow');
    await clock.pass(5_000);
    expect(starts).toEqual([2_000, 2_200]);
  });

  it("report a host's throttling once, and again after a change", async () => {
    const { clock, politeness } = setUp({ concurrency: 8, gap: 100 });
    const throttles = () => [...politeness.throttles()];
    politeness.recordSuccess('h');
    expect(throttles()).toEqual([]);
    politeness.backOff('h', 0);
    expect(throttles()).toEqual([['h', { backoffLevel: 1, refusals: 1, until: 0, isSuspended: false }]]);
    expect(throttles()).toEqual([]);
    await clock.pass(1_000);
    for (let n = 0; n < 20; n++) politeness.recordSuccess('h');
    expect(throttles()).toEqual([['h', { backoffLevel: 0, refusals: 0, until: 0, isSuspended: false }]]);
  });

  it('take back the backoff that one URL caused', () => {
    const { politeness } = setUp({ concurrency: 8, gap: 100 });
    politeness.backOff('h', 0);
    politeness.undoBackoff('h');
    politeness.undoBackoff('h');
    expect(politeness.isBackedOff('h')).toBe(false);
    expect(politeness.concurrencyOf('h')).toBe(8);
  });

  it('are limited to 64 over all hosts, and queue beyond that', async () => {
    const { clock, politeness, starts, fetch } = setUp({ concurrency: 10, gap: 0 });
    for (let n = 0; n < 100; n++) void fetch(`h${n % 20}`);
    await clock.pass(0);
    expect(starts).toHaveLength(64);
    for (let n = 0; n < 36; n++) politeness.release(`h${n % 20}`);
    await clock.pass(0);
    expect(starts).toHaveLength(100);
  });

  it('start without throttling for a new host', () => {
    const { politeness } = setUp({ concurrency: 1, gap: 0 });
    expect(politeness.isBackedOff('new')).toBe(false);
    expect(politeness.isSuspended('new')).toBe(false);
    expect(politeness.askedForLongPause('new')).toBe(false);
  });

  it('are served in order, except for one that goes ahead', async () => {
    const { clock, politeness } = setUp({ concurrency: 1, gap: 0 });
    const served: string[] = [];
    const wait = async (name: string, ahead?: boolean) => {
      await politeness.acquire('h', ahead);
      served.push(name);
    };
    void wait('first');
    void wait('second');
    void wait('third');
    void wait('urgent', true);
    for (let n = 0; n < 4; n++) {
      await clock.pass(0);
      politeness.release('h');
    }
    expect(served).toEqual(['first', 'urgent', 'second', 'third']);
  });

  it("can't overtake queued ones, even if the wait has just ended", async () => {
    const { clock, politeness } = setUp({ concurrency: 10, gap: 100 });
    const served: string[] = [];
    const wait = async (name: string) => {
      await politeness.acquire('h');
      served.push(name);
    };
    void wait('first');
    void wait('second');
    clock.jump(100);
    void wait('third');
    await clock.pass(200);
    expect(served).toEqual(['first', 'second', 'third']);
  });

  it('stop waiting immediately when the host is suspended', async () => {
    const { clock, politeness, starts, fetch } = setUp({ concurrency: 1, gap: 10_000 });
    for (let n = 0; n < 3; n++) void fetch();
    await clock.pass(0);
    expect(starts).toEqual([0]);
    politeness.suspend('h');
    await clock.pass(0);
    expect(starts).toEqual([0, 0, 0]);
  });

  it('are refused, queued or new, after a stop', async () => {
    const { politeness, fetch } = setUp({ concurrency: 1, gap: 0 });
    await fetch();
    const waiting = fetch();
    politeness.stop();
    await expect(waiting).rejects.toBeInstanceOf(Stopped);
    await expect(fetch()).rejects.toBeInstanceOf(Stopped);
  });
});

test('never exceed the concurrency of a server', async () => {
  const links = Array.from({ length: 60 }, (_, n) => `<a href="/${n}">${n}</a>`).join('');
  const other = await startSite(() => ({ '/': {} }), { delayMs: 10 });
  const site = await startSite(
    () => ({ '/': { body: links + links.replaceAll('href="/', `href="${other.url}`) } }),
    { delayMs: 10 },
  );
  await auditSite({ url: site.url });
  expect(site.requests.size).toBeGreaterThan(60);
  expect(site.peak()).toBeLessThanOrEqual(16);
  expect(site.peak()).toBeGreaterThan(1);
  expect(other.peak()).toBeLessThanOrEqual(2);
  await Promise.all([site.close(), other.close()]);
});

test('never exceed 64 to a server of many hosts', async () => {
  let open = 0;
  let peak = 0;
  const server = createServer((_, response) => {
    peak = Math.max(peak, ++open);
    response.on('close', () => open--);
    setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>x</title>'), 10);
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  const urls = Array.from({ length: 300 }, (_, n) => `http://127.0.0.${(n % 60) + 1}:${port}/${n}`);
  const { pages } = await auditSite({ url: urls[0] ?? '', scope: 'list', urls, maxPages: 500 });
  expect(pages).toHaveLength(300);
  expect(peak).toBeLessThanOrEqual(64);
  expect(peak).toBeGreaterThan(16);
  server.close();
  server.closeAllConnections();
});
