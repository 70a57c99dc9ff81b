import { Politeness } from '../politeness/politeness';
import { TestClock } from '../time/testClock';
import { Doubts } from './doubts';

const host = 'site.example';
const urlOf = (path: string) => `https://${host}${path}`;
const bare = { status: 503, pause: null, askedAt: 0 };

/** Doubts about a host that gave some pages. @param answers to what is asked again; 200 from then on. */
function doubtsOf(given: readonly string[], ...answers: number[]) {
  const politeness = new Politeness(new TestClock(), () => ({ concurrency: 8, gap: 100 }));
  const asked: (readonly [url: string, ahead: boolean])[] = [];
  const doubts = new Doubts({
    politeness,
    longestPause: 30_000,
    askAgain: async (url, ahead) => {
      asked.push([url, ahead]);
      return answers.shift() ?? 200;
    },
  });
  for (const path of given) doubts.given(host, urlOf(path));
  return { doubts, politeness, asked };
}

const three = ['/p1', '/p2', '/p3'];

describe('a host that refuses a page', () => {
  it('is in doubt until it is asked for the last page that it gave', async () => {
    const { doubts, asked } = doubtsOf(three);
    expect(doubts.areAny).toBe(false);
    doubts.refused(host, urlOf('/down'), bare);
    expect(doubts.areAny).toBe(true);
    await doubts.sound(host);
    expect(doubts.areAny).toBe(false);
    expect(asked).toEqual([
      [urlOf('/p3'), true],
      [urlOf('/p3'), true],
    ]);
    await doubts.sound(host);
    expect(asked).toHaveLength(2);
  });

  it('is not asked again once it refuses that page, too', async () => {
    const { doubts, asked, politeness } = doubtsOf(three, 503);
    doubts.refused(host, urlOf('/down'), bare);
    await doubts.sound(host);
    expect(asked).toHaveLength(1);
    expect(politeness.concurrencyOf(host)).toBe(4);
  });

  it('is asked for nothing while it gave two pages only', async () => {
    const { doubts, asked } = doubtsOf(['/p1', '/p2']);
    doubts.refused(host, urlOf('/down'), bare);
    await doubts.sound(host);
    expect(asked).toEqual([]);
  });

  it('is not in doubt if it is the very page that would tell', () => {
    const { doubts } = doubtsOf(three);
    doubts.refused(host, urlOf('/p3'), bare);
    expect(doubts.areAny).toBe(false);
  });

  it.each([
    { ...bare, status: 429 },
    { ...bare, pause: 0 },
    { ...bare, pause: 10 },
  ])('is not in doubt if it asks for patience: %j', (refusal) => {
    const { doubts, politeness } = doubtsOf(three);
    doubts.refused(host, urlOf('/down'), refusal);
    expect(doubts.areAny).toBe(false);
    expect(politeness.isSlowed(host)).toBe(true);
  });

  it('does not put another host in doubt', async () => {
    const { doubts, asked } = doubtsOf(three);
    doubts.refused(host, urlOf('/down'), bare);
    await doubts.sound('other.example');
    expect(doubts.areAny).toBe(true);
    expect(asked).toEqual([]);
  });
});

describe('a pause that a host asks for', () => {
  it.each([
    [429, 30_001, true],
    [429, 30_000, false],
    [503, 30_001, false],
  ])('with a %i, of %i ms, shuts it: %s', (status, pause, isShut) => {
    const { doubts, politeness } = doubtsOf([]);
    doubts.refused(host, urlOf('/a'), { status, pause, askedAt: 0 });
    expect(politeness.wantsLongPause(host)).toBe(isShut);
  });
});

describe('a page that is refused to the last', () => {
  const concluded = async (given: readonly string[], refused: readonly string[], ...answers: number[]) => {
    const { doubts, asked, politeness } = doubtsOf(given, ...answers);
    for (const path of refused) doubts.refused(host, urlOf(path), bare);
    const isAlone = await doubts.concluded(urlOf('/down'), true, 0);
    return { isAlone, asked, isSlowed: politeness.isSlowed(host) };
  };

  it('is down if it is the only one of a host that gave nothing else', async () => {
    expect(await concluded([], ['/down'])).toEqual({ isAlone: true, asked: [], isSlowed: false });
  });

  it('is not down if another is refused, too, and the host gave nothing', async () => {
    expect(await concluded([], ['/down', '/other'])).toMatchObject({ isAlone: false, asked: [] });
  });

  it('is down if the host gives again, twice, what it gave before', async () => {
    const { isAlone, asked } = await concluded(['/p1'], ['/down']);
    expect(isAlone).toBe(true);
    expect(asked).toEqual([
      [urlOf('/p1'), false],
      [urlOf('/p1'), false],
    ]);
  });

  it.each([
    [[503], 1],
    [[200, 503], 2],
  ])('is not down if the host answers %j to that', async (answers, times) => {
    const { isAlone, asked, isSlowed } = await concluded(['/p1'], ['/down'], ...answers);
    expect({ isAlone, times: asked.length, isSlowed }).toEqual({ isAlone: false, times, isSlowed: true });
  });

  it('is down among others that are refused only if the host gave three pages', async () => {
    expect(await concluded(['/p1', '/p2'], ['/down', '/other'])).toMatchObject({ isAlone: false, asked: [] });
    expect(await concluded(three, ['/down', '/other'])).toMatchObject({ isAlone: true });
  });

  it('is not down if it asked for patience', async () => {
    const { doubts, asked } = doubtsOf(three);
    doubts.refused(host, urlOf('/down'), bare);
    expect(await doubts.concluded(urlOf('/down'), false, 0)).toBe(false);
    expect(asked).toEqual([]);
  });
});
