import { noProgress } from '#domain/job';
import type { AuditBatch } from '../audit/contract';
import { type HeartbeatOptions, startHeartbeat } from './heartbeat';

const hour = 3_600_000;
const batch: AuditBatch = { pages: [], findings: [], delta: {}, progress: noProgress };

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A pulse whose writes take so long, and when they began and ended, in milliseconds from its start. */
function pulseOf({ ageMs = 0, writeMs = 0, ...parts }: Partial<HeartbeatOptions> & Options = {}) {
  const began = Date.now();
  const beats: number[] = [];
  const writes: string[] = [];
  const write = async (name: string) => {
    writes.push(`${name} begins`);
    if (writeMs > 0) await new Promise((resolve) => setTimeout(resolve, writeMs));
    writes.push(`${name} ends`);
  };
  const abort = jest.fn();
  const pulse = startHeartbeat({
    job: { startedAt: new Date(began - ageMs), progress: noProgress },
    log: { committed: 0, commit: () => write('commit') },
    send: async () => {
      beats.push(Date.now() - began);
      await write('beat');
    },
    abort,
    ...parts,
  });
  return { pulse, beats, writes, abort };
}

interface Options {
  readonly ageMs?: number;
  readonly writeMs?: number;
}

const gapsOf = (beats: readonly number[]) => beats.map((at, n) => at - (beats[n - 1] ?? 0));

it('beats every second at first, and less often as the job grows older', async () => {
  const young = pulseOf();
  await jest.advanceTimersByTimeAsync(60_000);
  await young.pulse.stop();
  expect(young.beats.slice(0, 6)).toEqual([1_000, 2_000, 3_000, 4_000, 5_000, 6_000]);
  expect(young.beats.length).toBeGreaterThan(15);
  expect(Math.max(...gapsOf(young.beats))).toBeLessThanOrEqual(10_000);
  const old = pulseOf({ ageMs: hour });
  await jest.advanceTimersByTimeAsync(600_000);
  await old.pulse.stop();
  expect(old.beats).toHaveLength(5);
});

it('does not beat while the slice commits, which says as much', async () => {
  const { pulse, beats, writes } = pulseOf();
  for (let n = 0; n < 120; n++) {
    await pulse.sink.commit(batch);
    await jest.advanceTimersByTimeAsync(500);
  }
  await pulse.stop();
  expect(writes.filter((write) => write === 'commit ends')).toHaveLength(120);
  expect(beats).toEqual([]);
});

it('beats at once and every second when somebody waits to hear of it', async () => {
  const { pulse, beats } = pulseOf({ ageMs: hour });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(beats).toEqual([]);
  pulse.speedUp();
  await jest.advanceTimersByTimeAsync(3_500);
  await pulse.stop();
  expect(beats[0]).toBeLessThanOrEqual(2_250);
  expect(Math.max(...gapsOf(beats.slice(1)).slice(1))).toBeLessThanOrEqual(1_250);
  expect(beats.length).toBeGreaterThanOrEqual(3);
});

it('says how far the audit is now, also while nothing is judged', async () => {
  const told: unknown[] = [];
  const { pulse } = pulseOf({ send: async (progress) => void told.push(progress) });
  await jest.advanceTimersByTimeAsync(1_000);
  let pagesPerSecond = 12;
  pulse.sink.watch?.(() => ({ ...noProgress, pages: 7, pagesPerSecond }));
  await jest.advanceTimersByTimeAsync(1_000);
  pagesPerSecond = 0;
  await jest.advanceTimersByTimeAsync(1_000);
  await pulse.stop();
  expect(told).toEqual([
    noProgress,
    { ...noProgress, pages: 7, pagesPerSecond: 12 },
    { ...noProgress, pages: 7, pagesPerSecond: 0 },
  ]);
});

it('says how far the audit came once it has ended, and that nobody reads any more', async () => {
  const told: unknown[] = [];
  const { pulse } = pulseOf({ send: async (progress) => void told.push(progress) });
  const ask = jest.fn(() => ({
    ...noProgress,
    pages: 7,
    pagesPerSecond: 12,
    currentUrl: 'https://example.com/',
  }));
  const ended = pulse.sink.watch?.(ask);
  ended?.();
  ask.mockClear();
  await jest.advanceTimersByTimeAsync(2_000);
  await pulse.stop();
  expect(told).toEqual([
    { ...noProgress, pages: 7 },
    { ...noProgress, pages: 7 },
  ]);
  expect(ask).not.toHaveBeenCalled();
});

it('never writes two things at once', async () => {
  const { pulse, writes } = pulseOf({ writeMs: 700 });
  const commits: Promise<void>[] = [];
  for (let n = 0; n < 20; n++) {
    commits.push(pulse.sink.commit(batch));
    await jest.advanceTimersByTimeAsync(2_100);
  }
  const ended = pulse.stop();
  await jest.advanceTimersByTimeAsync(30_000);
  await Promise.all([ended, ...commits]);
  expect(writes.filter((write) => write === 'commit ends')).toHaveLength(20);
  expect(writes).toContain('beat begins');
  for (let n = 0; n < writes.length; n += 2) expect(writes[n + 1]).toBe(writes[n]?.replace('begins', 'ends'));
});

it('ends the slice when a beat finds the lease lost, and writes nothing more', async () => {
  const lost = new Error('taken over');
  const commit = jest.fn();
  const beat = jest.fn().mockRejectedValue(lost);
  const { pulse, abort } = pulseOf({ send: beat, log: { committed: 0, commit } });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(abort.mock.calls).toEqual([[lost]]);
  expect(beat).toHaveBeenCalledTimes(1);
  await expect(pulse.sink.commit(batch)).rejects.toBe(lost);
  expect(commit).not.toHaveBeenCalled();
  await expect(pulse.stop()).rejects.toBe(lost);
});

it('hands a failed commit to its caller and goes on beating', async () => {
  const commit = jest.fn().mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue(undefined);
  const { pulse, beats, abort } = pulseOf({ log: { committed: 0, commit } });
  await expect(pulse.sink.commit(batch)).rejects.toThrow('unavailable');
  await pulse.sink.commit(batch);
  await jest.advanceTimersByTimeAsync(5_000);
  await pulse.stop();
  expect(beats.length).toBeGreaterThan(3);
  expect(abort).not.toHaveBeenCalled();
});

it('is still when it has ended, and ends only when the last write has', async () => {
  const { pulse, beats, writes } = pulseOf({ writeMs: 500 });
  await jest.advanceTimersByTimeAsync(1_100);
  expect(writes).toEqual(['beat begins']);
  const ended = pulse.stop();
  await jest.advanceTimersByTimeAsync(500);
  await ended;
  expect(writes).toEqual(['beat begins', 'beat ends']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(beats).toHaveLength(1);
});
