import { heartbeatIntervalMs, maxHeartbeatIntervalMs } from '#domain/heartbeat';
import { environment } from '../platform/environment';
import { hasLiveLease, leaseExpiry } from './lease';

const now = new Date('2026-01-01T02:00:00Z');
const before = (seconds: number) => new Date(now.getTime() - seconds * 1_000);
const run = { holder: 'a slice' };

test.each([
  ['a recent heartbeat', { startedAt: before(60), updatedAt: before(3) }, run, true],
  ['no slice has the lease', { startedAt: before(60), updatedAt: before(3) }, { holder: null }, false],
  ['a heartbeat long overdue', { startedAt: before(60), updatedAt: before(46) }, run, false],
  ['an old job sends heartbeats less often', { startedAt: before(7_200), updatedAt: before(240) }, run, true],
  ['an old job whose heartbeat is overdue', { startedAt: before(7_200), updatedAt: before(300) }, run, false],
])('returns whether the lease is live: %s', (_, job, lease, expected) => {
  expect(hasLiveLease(job, lease, now)).toBe(expected);
});

test('a new lease lasts for the configured time', () => {
  expect(leaseExpiry({ startedAt: null, updatedAt: now })).toEqual(
    new Date(now.getTime() + environment.leaseMs),
  );
});

test('the lease outlasts one lost heartbeat at any age of the job', () => {
  for (let ageMs = 0; ageMs < 40 * maxHeartbeatIntervalMs; ageMs += 1_000) {
    const updatedAt = new Date(now.getTime() + ageMs);
    const lost = ageMs + heartbeatIntervalMs(ageMs);
    const next = lost + heartbeatIntervalMs(lost);
    const expiry = leaseExpiry({ startedAt: now, updatedAt }, 1_000);
    expect(expiry.getTime() - now.getTime()).toBeGreaterThan(next + 2_000);
  }
});
