import { isTrap } from './trap';

test.each([
  ['/a/b/a/b/a/b/a/b/a/b', true],
  [`/${'x/'.repeat(50)}`, true],
  [`/${Array.from({ length: 45 }, (_, n) => n).join('/')}`, true],
  ['/?a=1&a=2&a=3&a=4&a=5', true],
  ['/calendar?month=2041-02', true],
  ['/events?from=2041-02-01&to=2041-02-28', true],
  ['/calendar?year=9999', true],
  ['/events?date=20410201', true],
  ['/events/2041/02/', true],
  ['/events/2041-02-03', true],
  ['/events/1066/10', true],
  ['/calendar/2040/1/', true],
  ['/en/event-calendar/2040/12/1', true],
  ['/events/?tribe-bar-date=2041-02-01', true],
  ['/events?startDate=2041-02-01', true],
  // Near misses
  ['/topic/2500/2', false],
  ['/calendar/2027/1/', false],
  ['/calendar/2041/13/', false],
  ['/vote?candidate=2500', false],
  ['/vote?candidate=250012', false],
  ['/2026/11/a-post', false],
  ['/news/1851/05/', false],
  ['/calendar?month=2027-02', false],
  ['/products/9999/details', false],
  ['/rooms/2041/20', false],
  ['/search?from=London&to=Paris', false],
  ['/invoice?number=204102', false],
  ['/viewtopic.php?t=5&start=1000', false],
  ['/viewtopic.php?t=5&start=2500', false],
  ['/prices?from=1000&to=5000', false],
  ['/rows?start=150012', false],
  ['/a/a/a', false],
  ['/docs/en/guide/en/docs', false],
  ['/x?a=1&b=2&c=3&d=4&e=5', false],
])('detects whether %s is a trap when it links to its next page: %s', (path, expected) =>
  expect(isTrap(`https://e.com${path}`, `https://e.com${path}`, 2026)).toBe(expected),
);

test.each([
  // The previous page, of the same calendar or of another one beyond the limits.
  ['/calendar?month=2031-12', '/calendar?month=2032-01', true],
  ['/events/2032/01/', '/week/2032-01-05', true],
  ['/week/2031-12-29', '/events/2032/01/', false],
  // A list that links to it does so on purpose.
  ['/', '/papers/1789-07-14', false],
  ['/history', '/history?year=1492', false],
  ['/budget?year=2026', '/budget?year=2031', false],
  ['/budgets', '/budget?year=2035', false],
  ['/', '/a/b/a/b/a/b/a/b/a/b', true],
])('detects whether, from %s, %s is a trap: %s', (from, path, expected) =>
  expect(isTrap(`https://e.com${path}`, `https://e.com${from}`, 2026)).toBe(expected),
);
