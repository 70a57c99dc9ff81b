import { ageAtHeartbeat, heartbeatIntervalMs, heartbeatTimeoutMs, maxHeartbeatIntervalMs } from './heartbeat';

test.each([
  [0, 1_000],
  [6_000, 1_000],
  [60_000, 10_000],
  [720_000, 120_000],
  [86_400_000, 120_000],
])('at an age of %i ms, a job sends its next heartbeat after %i ms', (age, wait) => {
  expect(heartbeatIntervalMs(age)).toBe(wait);
});

test('considers a slice dead after two missed heartbeats plus a margin', () => {
  expect(heartbeatTimeoutMs(0)).toBeGreaterThan(2 * 1_000 + 1_000);
  expect(heartbeatTimeoutMs(0)).toBeLessThan(10_000);
  expect(heartbeatTimeoutMs(86_400_000)).toBeGreaterThan(2 * maxHeartbeatIntervalMs);
  expect(heartbeatTimeoutMs(86_400_000)).toBeLessThan(3 * maxHeartbeatIntervalMs);
});

test("measures a job's age at its last heartbeat from its start", () => {
  const updatedAt = new Date('2026-11-24T12:00:05Z');
  expect(ageAtHeartbeat({ startedAt: new Date('2026-11-24T12:00:00Z'), updatedAt })).toBe(5_000);
  expect(ageAtHeartbeat({ startedAt: null, updatedAt })).toBe(0);
});
