import { links, page, serve } from '../testSites';
import { auditSite } from '../testSupport';
import { TestClock } from '../time/testClock';

const patient = { headersTimeout: 1e9, bodyTimeout: 1e9, requestTimeout: 1e9, connectTimeout: 1e9 };

/** When each page was asked for, by a clock that moves only as the audit waits; robots.txt asks for four seconds. */
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
  // In steps shorter than any pause, so that what a request brings is there before the next may start.
  while (!isOver) await clock.pass(1);
  expect((await run).outcome).toMatchObject({ result: { pages: 3 } });
  return starts.slice(0, 3);
}

test('the pause that robots.txt asks for is kept between two requests', async () => {
  const [first = 0, second = 0, third = 0] = await startsOf(true);
  expect(second - first).toBeGreaterThanOrEqual(4_000);
  expect(third - second).toBeGreaterThanOrEqual(4_000);
});

test('on a site whose robots.txt need not be heeded it is not', async () => {
  const [first = 0, , third = 0] = await startsOf(false);
  expect(third - first).toBeLessThan(4_000);
});
