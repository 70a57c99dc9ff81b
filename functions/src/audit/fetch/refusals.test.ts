import { Refusals } from './refusals';

const host = 'site.example';

/** Replays events of a host: refused (`-a`), success (`+a`), given up as down (`d a`) or as busy (`b a`). */
function after(...events: readonly string[]) {
  const refusals = new Refusals();
  for (const event of events) {
    const url = event.slice(1);
    if (event.startsWith('-')) refusals.refused(host, url);
    else if (event.startsWith('+')) refusals.recordSuccess(host, url);
    else refusals.giveUp(host, url, event.startsWith('d'));
  }
  return refusals;
}

/** Returns whether the host is slowed for one more refusal. */
const isSpared = (...events: readonly string[]) => after(...events).refused(host, 'next');

describe('an unknown host', () => {
  it('is slowed for its first refusal, and for two in a row', () => {
    expect(isSpared()).toBe(true);
    expect(isSpared('-a')).toBe(true);
  });

  it("isn't slowed for a second refusal after a success, nor twice for one URL", () => {
    expect(isSpared('-a', '+x')).toBe(false);
    expect(isSpared('-next')).toBe(false);
  });

  it('is slowed for three refusals in five responses', () => {
    expect(isSpared('-a', '+x', '-b', '+y')).toBe(true);
  });

  it('is neither busy nor has pages down', () => {
    const none = new Refusals();
    expect([none.isBusy(host), none.hasPagesDown(host)]).toEqual([false, false]);
  });
});

describe('a host that served a URL that it had refused, or was given up as busy', () => {
  it.each([[['-a', '+a']], [['-a', 'ba']]])('is busy: %j', (events) => {
    const refusals = after(...events);
    expect([refusals.isBusy(host), refusals.hasPagesDown(host)]).toEqual([true, false]);
  });

  it('is slowed for every new refusal', () => {
    expect(isSpared('-a', '+a', '-b', '+x', '+x')).toBe(true);
    expect(isSpared('-a', '+a', '-next')).toBe(false);
  });
});

describe('a host with a page that is down', () => {
  it("has pages down and isn't busy", () => {
    const refusals = after('-a', 'da');
    expect([refusals.isBusy(host), refusals.hasPagesDown(host)]).toEqual([false, true]);
  });

  it('is slowed for the third refusal in a row only', () => {
    expect(isSpared('-a', 'da')).toBe(false);
    expect(isSpared('-a', 'da', '-b')).toBe(false);
    expect(isSpared('-a', 'da', '-b', '-c')).toBe(true);
    expect(isSpared('-a', 'da', '-b', '-c', '-d')).toBe(true);
  });

  it('is busy once it serves a URL that it refused', () => {
    expect(after('-a', 'da', '-b', '+b').isBusy(host)).toBe(true);
  });
});

test('learns nothing about a host from giving up a URL that was never refused', () => {
  expect(after('-a', 'dx').hasPagesDown(host)).toBe(false);
  expect(after('dx').hasPagesDown(host)).toBe(false);
});

describe('a URL that is refused again', () => {
  it.each([
    ['other URLs were served since the previous refusal', ['-a', '+x'], 1, true],
    ['it was served before that', ['-b', '+b', '-a', '+x'], 3, true],
    ['nothing else was requested', ['-a'], 1, null],
    ['other URLs were served before that only', ['-a', '+x'], 2, null],
    ['another one was refused meanwhile', ['-a', '+x', '-b'], 1, null],
    ['a refused URL was served meanwhile', ['-a', '-b', '+b', '+x'], 2, false],
    ['it was never refused', ['-b', '+x'], 1, false],
    ['nothing was ever refused', ['+x'], 0, false],
  ])('returns whether it is refused for its own sake: %s', (_, events, since, isAlone) => {
    expect(after(...events).isAlone(host, 'a', since)).toBe(isAlone);
  });

  it.each([
    [['-a'], true],
    [['-a', '-b'], false],
    [['-b', '-a', 'db'], true],
    [['-a', '-b', 'bb'], false],
    [['-b'], false],
    [[], false],
  ])('returns whether it is the only one: %j', (events, isOnly) => {
    expect(after(...events).isOnly(host, 'a')).toBe(isOnly);
  });
});
