import { isTrap } from './trap';

test.each([
  ['/a/b/a/b/a/b/a/b/a/b', true],
  [`/${'x/'.repeat(50)}`, true],
  [`/${Array.from({ length: 45 }, (_, n) => n).join('/')}`, true],
  ['/?a=1&a=2&a=3&a=4&a=5', true],
  ['/calendar?month=2041-02', true],
  ['/calendar?year=9999', true],
  ['/events?date=20410201', true],
  ['/events/2041/02/', true],
  ['/events/2041-02-03', true],
  ['/events/1066/10', true],
  // Near misses
  ['/2026/11/a-post', false],
  ['/news/1851/05/', false],
  ['/calendar?month=2027-02', false],
  ['/products/9999/details', false],
  ['/rooms/2041/20', false],
  ['/search?from=London&to=Paris', false],
  ['/invoice?number=204102', false],
  ['/a/a/a', false],
  ['/docs/en/guide/en/docs', false],
  ['/x?a=1&b=2&c=3&d=4&e=5', false],
])('%s is a trap: %s', (path, expected) => expect(isTrap(`https://e.com${path}`, 2026)).toBe(expected));
