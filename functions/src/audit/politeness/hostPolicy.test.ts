import { hostPolicyFor, isLoopback } from './hostPolicy';

describe('host policies', () => {
  const policy = (host: string, allowPrivate: boolean, rate = 10) =>
    hostPolicyFor(
      { requestsPerSecond: rate },
      allowPrivate,
      (other) => other === 'site.example' || other === 'localhost:1',
    )(host);

  it.each([
    ['site.example', false, 10, { concurrency: 10, gap: 100 }],
    ['site.example', false, 1, { concurrency: 2, gap: 1_000 }],
    ['other.example', false, 100, { concurrency: 2, gap: 250 }],
    // A loopback site has no rate limit where private addresses are allowed: local checks and the benchmark depend on
    // it.
    ['localhost:1', true, 1, { concurrency: 16, gap: 0 }],
    ['127.0.0.1:2', true, 1, { concurrency: 2, gap: 0 }],
    ['localhost:1', false, 10, { concurrency: 10, gap: 100 }],
  ] as const)('%s, private allowed: %s, rate %s', (host, allowPrivate, rate, expected) =>
    expect(policy(host, allowPrivate, rate)).toEqual(expected),
  );

  it.each([
    ['127.0.0.1:80', true],
    ['[::1]:80', true],
    ['app.localhost', true],
    ['localhost.example', false],
    ['192.168.0.1', false],
  ])('detects whether %s is loopback: %s', (host, expected) => expect(isLoopback(host)).toBe(expected));
});
