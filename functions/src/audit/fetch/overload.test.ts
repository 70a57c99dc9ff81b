import { Politeness } from '../politeness/politeness';
import { TestClock } from '../time/testClock.fixture';
import { OverloadDetector } from './overload';

const host = 'site.example';
const urlOf = (path: string) => `https://${host}${path}`;
const bare = { status: 503, pause: null, requestedAt: 0 };

/**
 * Creates a detector for a host that has served these pages. @param answers statuses of the refetches; 200 after
 * that.
 */
function detectorFor(given: readonly string[], ...answers: number[]) {
  const politeness = new Politeness(new TestClock(), () => ({ concurrency: 8, gap: 100 }));
  const fetched: (readonly [url: string, ahead: boolean])[] = [];
  const overload = new OverloadDetector({
    politeness,
    maxPause: 30_000,
    refetch: async (url, ahead) => {
      fetched.push([url, ahead]);
      return answers.shift() ?? 200;
    },
  });
  for (const path of given) overload.recordPage(host, urlOf(path));
  return { overload, politeness, fetched };
}

const three = ['/p1', '/p2', '/p3'];

describe('a host that refuses a page', () => {
  it('is a suspect until its last page is fetched again', async () => {
    const { overload, fetched } = detectorFor(three);
    expect(overload.hasSuspects).toBe(false);
    overload.recordRefusal(host, urlOf('/down'), bare);
    expect(overload.hasSuspects).toBe(true);
    await overload.probe(host);
    expect(overload.hasSuspects).toBe(false);
    expect(fetched).toEqual([
      [urlOf('/p3'), true],
      [urlOf('/p3'), true],
    ]);
    await overload.probe(host);
    expect(fetched).toHaveLength(2);
  });

  it("isn't requested again once it refuses that page too", async () => {
    const { overload, fetched, politeness } = detectorFor(three, 503);
    overload.recordRefusal(host, urlOf('/down'), bare);
    await overload.probe(host);
    expect(fetched).toHaveLength(1);
    expect(politeness.concurrencyOf(host)).toBe(4);
  });

  it("isn't probed while it has served only two pages", async () => {
    const { overload, fetched } = detectorFor(['/p1', '/p2']);
    overload.recordRefusal(host, urlOf('/down'), bare);
    await overload.probe(host);
    expect(fetched).toEqual([]);
  });

  it("isn't a suspect if the refused page is the one to probe", () => {
    const { overload } = detectorFor(three);
    overload.recordRefusal(host, urlOf('/p3'), bare);
    expect(overload.hasSuspects).toBe(false);
  });

  it.each([
    { ...bare, status: 429 },
    { ...bare, pause: 0 },
    { ...bare, pause: 10 },
  ])("isn't a suspect if it asks for a pause: %j", (refusal) => {
    const { overload, politeness } = detectorFor(three);
    overload.recordRefusal(host, urlOf('/down'), refusal);
    expect(overload.hasSuspects).toBe(false);
    expect(politeness.isBackedOff(host)).toBe(true);
  });

  it("doesn't make another host a suspect", async () => {
    const { overload, fetched } = detectorFor(three);
    overload.recordRefusal(host, urlOf('/down'), bare);
    await overload.probe('other.example');
    expect(overload.hasSuspects).toBe(true);
    expect(fetched).toEqual([]);
  });
});

describe('a requested pause', () => {
  it.each([
    [429, 30_001, true],
    [429, 30_000, false],
    [503, 30_001, false],
  ])('with a %i and %i ms suspends the host: %s', (status, pause, isSuspended) => {
    const { overload, politeness } = detectorFor([]);
    overload.recordRefusal(host, urlOf('/a'), { status, pause, requestedAt: 0 });
    expect(politeness.askedForLongPause(host)).toBe(isSuspended);
  });
});

describe('a page whose last attempt is refused', () => {
  const conclude = async (given: readonly string[], refused: readonly string[], ...answers: number[]) => {
    const { overload, fetched, politeness } = detectorFor(given, ...answers);
    for (const path of refused) overload.recordRefusal(host, urlOf(path), bare);
    const isAlone = await overload.conclude(urlOf('/down'), true, 0);
    return { isAlone, fetched, isBackedOff: politeness.isBackedOff(host) };
  };

  it('is down if it is the only URL of a host that has served nothing else', async () => {
    expect(await conclude([], ['/down'])).toEqual({ isAlone: true, fetched: [], isBackedOff: false });
  });

  it("isn't down if another URL is refused too and the host has served nothing", async () => {
    expect(await conclude([], ['/down', '/other'])).toMatchObject({ isAlone: false, fetched: [] });
  });

  it('is down if the host serves a known page again, twice', async () => {
    const { isAlone, fetched } = await conclude(['/p1'], ['/down']);
    expect(isAlone).toBe(true);
    expect(fetched).toEqual([
      [urlOf('/p1'), false],
      [urlOf('/p1'), false],
    ]);
  });

  it.each([
    [[503], 1],
    [[200, 503], 2],
  ])("isn't down if the host responds with %j to that", async (answers, times) => {
    const { isAlone, fetched, isBackedOff } = await conclude(['/p1'], ['/down'], ...answers);
    expect({ isAlone, times: fetched.length, isBackedOff }).toEqual({
      isAlone: false,
      times,
      isBackedOff: true,
    });
  });

  it('is down among other refused URLs only if the host has served three pages', async () => {
    expect(await conclude(['/p1', '/p2'], ['/down', '/other'])).toMatchObject({
      isAlone: false,
      fetched: [],
    });
    expect(await conclude(three, ['/down', '/other'])).toMatchObject({ isAlone: true });
  });

  it("isn't down if it asked for a pause", async () => {
    const { overload, fetched } = detectorFor(three);
    overload.recordRefusal(host, urlOf('/down'), bare);
    expect(await overload.conclude(urlOf('/down'), false, 0)).toBe(false);
    expect(fetched).toEqual([]);
  });
});
