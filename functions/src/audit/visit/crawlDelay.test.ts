import { links, page, serve } from '../testSites.fixture';
import { auditSite } from '../testSupport.fixture';
import { TestClock } from '../time/testClock.fixture';

const patient = { headersTimeout: 1e9, bodyTimeout: 1e9, requestTimeout: 1e9, connectTimeout: 1e9 };

/**
 * Returns when each page was requested, on a clock that moves only while the audit waits; robots.txt has a crawl
 * delay of four seconds.
 */
async function startsOf(respectRobots: boolean): Promise<readonly number[]> {
  const clock = new TestClock();
  const starts: number[] = [];
  const timed =
    (name: string, ...to: readonly string[]) =>
    () => {
      starts.push(clock.now());
      return to.length > 0 ? links(...to) : page(name);
    };
  const server = await serve({
    '/robots.txt': { body: 'User-agent: *\nCrawl-delay: 4' },
    '/': timed('Start', '/a', '/b'),
    '/a': timed('A'),
    '/b': timed('B'),
  });
  let isOver = false;
  const run = auditSite({ url: server.url, scope: 'site', respectRobots }, { timing: { clock, ...patient } });
  void run.finally(() => {
    isOver = true;
  });
  // In steps shorter than any pause, so that responses are processed before the next request may start.
  while (!isOver) await clock.pass(1);
  expect((await run).outcome).toMatchObject({ result: { pages: 3 } });
  return starts.slice(0, 3);
}

test('waits for the crawl delay of robots.txt between two requests', async () => {
  const [first = 0, second = 0, third = 0] = await startsOf(true);
  expect(second - first).toBeGreaterThanOrEqual(4_000);
  expect(third - second).toBeGreaterThanOrEqual(4_000);
});

test('ignores the crawl delay if the job ignores robots.txt', async () => {
  const [first = 0, , third = 0] = await startsOf(false);
  expect(third - first).toBeLessThan(4_000);
});
