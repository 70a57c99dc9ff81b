import { Politeness } from '../politeness/politeness';
import { TestClock } from '../time/testClock';
import { OverloadDetector } from './overload';

const host = 'site.example';
const urlOf = (path: string) => `https://${host}${path}`;
const bare = { status: 503, pause: null, requestedAt: 0 };

/** Doubts about a host that gave some pages. @param answers to what is asked again; 200 from then on. */
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
  it('is in doubt until it is asked for the last page that it gave', async () => {
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

  it('is not asked again once it refuses that page, too', async () => {
    const { overload, fetched, politeness } = detectorFor(three, 503);
    overload.recordRefusal(host, urlOf('/down'), bare);
    await overload.probe(host);
    expect(fetched).toHaveLength(1);
    expect(politeness.concurrencyOf(host)).toBe(4);
  });

  it('is asked for nothing while it gave two pages only', async () => {
    const { overload, fetched } = detectorFor(['/p1', '/p2']);
    overload.recordRefusal(host, urlOf('/down'), bare);
    await overload.probe(host);
    expect(fetched).toEqual([]);
  });

  it('is not in doubt if it is the very page that would tell', () => {
    const { overload } = detectorFor(three);
    overload.recordRefusal(host, urlOf('/p3'), bare);
    expect(overload.hasSuspects).toBe(false);
  });

  it.each([
    { ...bare, status: 429 },
    { ...bare, pause: 0 },
    { ...bare, pause: 10 },
  ])('is not in doubt if it asks for patience: %j', (refusal) => {
    const { overload, politeness } = detectorFor(three);
    overload.recordRefusal(host, urlOf('/down'), refusal);
    expect(overload.hasSuspects).toBe(false);
    expect(politeness.isBackedOff(host)).toBe(true);
  });

  it('does not put another host in doubt', async () => {
    const { overload, fetched } = detectorFor(three);
    overload.recordRefusal(host, urlOf('/down'), bare);
    await overload.probe('other.example');
    expect(overload.hasSuspects).toBe(true);
    expect(fetched).toEqual([]);
  });
});

describe('a pause that a host asks for', () => {
  it.each([
    [429, 30_001, true],
    [429, 30_000, false],
    [503, 30_001, false],
  ])('with a %i, of %i ms, shuts it: %s', (status, pause, isSuspended) => {
    const { overload, politeness } = detectorFor([]);
    overload.recordRefusal(host, urlOf('/a'), { status, pause, requestedAt: 0 });
    expect(politeness.askedForLongPause(host)).toBe(isSuspended);
  });
});

describe('a page that is refused to the last', () => {
  const conclude = async (given: readonly string[], refused: readonly string[], ...answers: number[]) => {
    const { overload, fetched, politeness } = detectorFor(given, ...answers);
    for (const path of refused) overload.recordRefusal(host, urlOf(path), bare);
    const isAlone = await overload.conclude(urlOf('/down'), true, 0);
    return { isAlone, fetched, isBackedOff: politeness.isBackedOff(host) };
  };

  it('is down if it is the only one of a host that gave nothing else', async () => {
    expect(await conclude([], ['/down'])).toEqual({ isAlone: true, fetched: [], isBackedOff: false });
  });

  it('is not down if another is refused, too, and the host gave nothing', async () => {
    expect(await conclude([], ['/down', '/other'])).toMatchObject({ isAlone: false, fetched: [] });
  });

  it('is down if the host gives again, twice, what it gave before', async () => {
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
  ])('is not down if the host answers %j to that', async (answers, times) => {
    const { isAlone, fetched, isBackedOff } = await conclude(['/p1'], ['/down'], ...answers);
    expect({ isAlone, times: fetched.length, isBackedOff }).toEqual({
      isAlone: false,
      times,
      isBackedOff: true,
    });
  });

  it('is down among others that are refused only if the host gave three pages', async () => {
    expect(await conclude(['/p1', '/p2'], ['/down', '/other'])).toMatchObject({
      isAlone: false,
      fetched: [],
    });
    expect(await conclude(three, ['/down', '/other'])).toMatchObject({ isAlone: true });
  });

  it('is not down if it asked for patience', async () => {
    const { overload, fetched } = detectorFor(three);
    overload.recordRefusal(host, urlOf('/down'), bare);
    expect(await overload.conclude(urlOf('/down'), false, 0)).toBe(false);
    expect(fetched).toEqual([]);
  });
});
