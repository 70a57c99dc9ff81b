import { peerFactor } from '../platform/visitor';
import { RateLimiter, ReportRateLimits } from './rateLimits';

const one = () => new RateLimiter({ burst: 1, perMinute: 1 });

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
  ['2001:DB8:1:2::1', '2001:db8:1:2::2', true],
  ['1::2:3:4:5:6:7', '1:0:2:3::9', true],
  [`${'x'.repeat(64)}1`, `${'x'.repeat(64)}2`, true],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
])('%s and %s share a limit: %s', (first, second, shared) => {
  const limiter = one();
  limiter.take(first, 0);
  expect(limiter.take(second, 0) > 0).toBe(shared);
});

test('limits the memory for any number of addresses', () => {
  const limiter = one();
  for (let host = 0; host < 20_000; host += 1) limiter.take(`host-${host}`, 0);
  expect(limiter.size).toBe(10_000);
  expect(limiter.take('host-19999', 0)).toBeGreaterThan(0);
});

test('refills the bucket to its burst and no further', () => {
  const limiter = new RateLimiter({ burst: 2, perMinute: 60 });
  limiter.take('192.0.2.1', 0);
  const anHour = 3_600_000;
  expect([0, 1, 2].map(() => limiter.take('192.0.2.1', anHour))).toEqual([0, 0, 1]);
});

test('refills the bucket in proportion to the time, with fractions', () => {
  const limiter = new RateLimiter({ burst: 1, perMinute: 6 });
  expect([0, 4_000, 9_999, 10_000, 10_001].map((now) => limiter.take('192.0.2.1', now))).toEqual([
    0, 6, 1, 0, 10,
  ]);
});

test('removes the least recently used network, not the oldest', () => {
  const limiter = new RateLimiter({ burst: 1, perMinute: 1 });
  for (let host = 0; host < 10_000; host += 1) limiter.take(`host-${host}`, 0);
  limiter.take('host-0', 0);
  limiter.take('one-more', 0);
  expect(limiter.take('host-0', 0)).toBeGreaterThan(0);
  expect(limiter.take('host-1', 0)).toBe(0);
});

test('a direct call that forges a visitor’s address does not use up their limit', () => {
  const limits = new ReportRateLimits({
    visitor: { burst: 1, perMinute: 1 },
    everyone: { burst: 1_000, perMinute: 1 },
  });
  const visitor = { claimed: '2001:db8:1:2::1', peer: '198.51.100.1' };
  expect(limits.take({ ...visitor, peer: '203.0.113.7' }, 0)).toBe(0);
  expect(limits.take(visitor, 0)).toBe(0);
  expect(limits.take(visitor, 0)).toBeGreaterThan(0);
});

test('forged addresses share the limit of the connected host', () => {
  const limits = new ReportRateLimits({
    visitor: { burst: 1, perMinute: 1 },
    everyone: { burst: 1_000, perMinute: 1 },
  });
  const waits = Array.from({ length: peerFactor + 5 }, (_, turn) =>
    limits.take({ claimed: `192.0.2.${turn}`, peer: '203.0.113.7' }, 0),
  );
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(peerFactor);
  expect(limits.take({ claimed: '192.0.2.99', peer: '203.0.113.8' }, 0)).toBe(0);
});

test('refills the limit of a proxy faster by the same factor', () => {
  const limits = new ReportRateLimits({
    visitor: { burst: 1, perMinute: 1 },
    everyone: { burst: 1_000, perMinute: 1 },
  });
  const passes = (turn: number, now: number) =>
    limits.take({ claimed: `192.0.2.${turn}`, peer: '203.0.113.7' }, now) === 0;
  for (let turn = 0; turn < peerFactor; turn += 1) passes(turn, 0);
  expect([passes(100, 60_000 / peerFactor), passes(101, 60_000 / peerFactor)]).toEqual([true, false]);
});

test('applies a global limit that rejected requests do not use up', () => {
  const limits = new ReportRateLimits({
    visitor: { burst: 1, perMinute: 1 },
    everyone: { burst: 2, perMinute: 1 },
  });
  const from = (host: string) => limits.take({ claimed: host, peer: host }, 0) === 0;
  expect(['a', 'a', 'a', 'b', 'c'].map(from)).toEqual([true, false, false, true, false]);
});
