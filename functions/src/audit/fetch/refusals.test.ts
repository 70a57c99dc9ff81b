import { Refusals } from './refusals';

const host = 'site.example';

/** What a host did, in order: refused (`-a`), answered well (`+a`), was given up as down (`d a`) or as busy (`b a`). */
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

/** Whether the host is spared for one more refusal. */
const isSpared = (...events: readonly string[]) => after(...events).refused(host, 'next');

describe('a host of which nothing is known', () => {
  it('is spared for its first refusal, and for two in a row', () => {
    expect(isSpared()).toBe(true);
    expect(isSpared('-a')).toBe(true);
  });

  it('is not spared for a second refusal after a good answer, nor twice for one address', () => {
    expect(isSpared('-a', '+x')).toBe(false);
    expect(isSpared('-next')).toBe(false);
  });

  it('is spared for three refusals of five answers', () => {
    expect(isSpared('-a', '+x', '-b', '+y')).toBe(true);
  });

  it('is neither busy nor has it pages down', () => {
    const none = new Refusals();
    expect([none.isBusy(host), none.hasPagesDown(host)]).toEqual([false, false]);
  });
});

describe('a host that gave what it had refused, or was given up as busy', () => {
  it.each([[['-a', '+a']], [['-a', 'ba']]])('is busy: %j', (events) => {
    const refusals = after(...events);
    expect([refusals.isBusy(host), refusals.hasPagesDown(host)]).toEqual([true, false]);
  });

  it('is spared for every new refusal', () => {
    expect(isSpared('-a', '+a', '-b', '+x', '+x')).toBe(true);
    expect(isSpared('-a', '+a', '-next')).toBe(false);
  });
});

describe('a host of which a page was found to be down', () => {
  it('has pages down, and is not busy', () => {
    const refusals = after('-a', 'da');
    expect([refusals.isBusy(host), refusals.hasPagesDown(host)]).toEqual([false, true]);
  });

  it('is spared for the third refusal in a row only', () => {
    expect(isSpared('-a', 'da')).toBe(false);
    expect(isSpared('-a', 'da', '-b')).toBe(false);
    expect(isSpared('-a', 'da', '-b', '-c')).toBe(true);
    expect(isSpared('-a', 'da', '-b', '-c', '-d')).toBe(true);
  });

  it('is busy once it gives what it refused', () => {
    expect(after('-a', 'da', '-b', '+b').isBusy(host)).toBe(true);
  });
});

test('giving up an address that was never refused says nothing of its host', () => {
  expect(after('-a', 'dx').hasPagesDown(host)).toBe(false);
  expect(after('dx').hasPagesDown(host)).toBe(false);
});

describe('an address that is refused again', () => {
  it.each([
    ['others were answered well since the refusal before', ['-a', '+x'], 1, true],
    ['it relented before that', ['-b', '+b', '-a', '+x'], 3, true],
    ['nothing else was asked', ['-a'], 1, null],
    ['others were answered well before only', ['-a', '+x'], 2, null],
    ['another was refused meanwhile', ['-a', '+x', '-b'], 1, null],
    ['the host gave what it had refused meanwhile', ['-a', '-b', '+b', '+x'], 2, false],
    ['it was never refused', ['-b', '+x'], 1, false],
    ['nothing was ever refused', ['+x'], 0, false],
  ])('is refused for its own sake or not: %s', (_, events, since, isAlone) => {
    expect(after(...events).isAlone(host, 'a', since)).toBe(isAlone);
  });

  it.each([
    [['-a'], true],
    [['-a', '-b'], false],
    [['-b', '-a', 'db'], true],
    [['-a', '-b', 'bb'], false],
    [['-b'], false],
    [[], false],
  ])('is the only one or not: %j', (events, isOnly) => {
    expect(after(...events).isOnly(host, 'a')).toBe(isOnly);
  });
});
