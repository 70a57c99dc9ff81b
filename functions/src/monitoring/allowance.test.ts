import { Allowance } from './allowance';

const one = () => new Allowance({ burst: 1, perMinute: 1 });

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::1', '::2', true],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
])('%s and %s share an allowance: %s', (first, second, shared) => {
  const allowance = one();
  allowance.take(first, 0);
  expect(allowance.take(second, 0) > 0).toBe(shared);
});

test('however many addresses come, the memory they take has an end', () => {
  const allowance = one();
  for (let host = 0; host < 20_000; host += 1) allowance.take(`host-${host}`, 0);
  expect(allowance.size).toBe(10_000);
  expect(allowance.take('host-19999', 0)).toBeGreaterThan(0);
});
