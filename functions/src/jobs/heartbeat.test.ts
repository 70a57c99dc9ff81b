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

/** Starts a heartbeat whose writes take some time, and records when they began and ended, in milliseconds from its start. */
function heartbeatOf({ ageMs = 0, writeMs = 0, ...parts }: Partial<HeartbeatOptions> & Options = {}) {
  const began = Date.now();
  const beats: number[] = [];
  const writes: string[] = [];
  const write = async (name: string) => {
    writes.push(`${name} begins`);
    if (writeMs > 0) await new Promise((resolve) => setTimeout(resolve, writeMs));
    writes.push(`${name} ends`);
  };
  const abort = jest.fn();
  const heartbeat = startHeartbeat({
    job: { startedAt: new Date(began - ageMs), progress: noProgress },
    log: { committed: 0, commit: () => write('commit') },
    send: async () => {
      beats.push(Date.now() - began);
      await write('beat');
    },
    abort,
    ...parts,
  });
  return { heartbeat, beats, writes, abort };
}

interface Options {
  readonly ageMs?: number;
  readonly writeMs?: number;
}

const gapsOf = (beats: readonly number[]) => beats.map((at, n) => at - (beats[n - 1] ?? 0));

it('sends a heartbeat every second at first, and less often as the job ages', async () => {
  const young = heartbeatOf();
  await jest.advanceTimersByTimeAsync(60_000);
  await young.heartbeat.stop();
  expect(young.beats.slice(0, 6)).toEqual([1_000, 2_000, 3_000, 4_000, 5_000, 6_000]);
  expect(young.beats.length).toBeGreaterThan(15);
  expect(Math.max(...gapsOf(young.beats))).toBeLessThanOrEqual(10_000);
  const old = heartbeatOf({ ageMs: hour });
  await jest.advanceTimersByTimeAsync(600_000);
  await old.heartbeat.stop();
  expect(old.beats).toHaveLength(5);
});

it('sends no heartbeat while commits show progress', async () => {
  const { heartbeat, beats, writes } = heartbeatOf();
  for (let n = 0; n < 120; n++) {
    await heartbeat.sink.commit(batch);
    await jest.advanceTimersByTimeAsync(500);
  }
  await heartbeat.stop();
  expect(writes.filter((write) => write === 'commit ends')).toHaveLength(120);
  expect(beats).toEqual([]);
});

it('speeds up to one heartbeat a second, starting immediately', async () => {
  const { heartbeat, beats } = heartbeatOf({ ageMs: hour });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(beats).toEqual([]);
  heartbeat.speedUp();
  await jest.advanceTimersByTimeAsync(3_500);
  await heartbeat.stop();
  expect(beats[0]).toBeLessThanOrEqual(2_250);
  expect(Math.max(...gapsOf(beats.slice(1)).slice(1))).toBeLessThanOrEqual(1_250);
  expect(beats.length).toBeGreaterThanOrEqual(3);
});

it('sends the current progress, even while no page is finished', async () => {
  const reported: unknown[] = [];
  const { heartbeat } = heartbeatOf({ send: async (progress) => void reported.push(progress) });
  await jest.advanceTimersByTimeAsync(1_000);
  let pagesPerSecond = 12;
  heartbeat.sink.watch?.(() => ({ ...noProgress, fetched: 7, pagesPerSecond }));
  await jest.advanceTimersByTimeAsync(1_000);
  pagesPerSecond = 0;
  await jest.advanceTimersByTimeAsync(1_000);
  await heartbeat.stop();
  expect(reported).toEqual([
    noProgress,
    { ...noProgress, fetched: 7, pagesPerSecond: 12 },
    { ...noProgress, fetched: 7, pagesPerSecond: 0 },
  ]);
});

it('counts only the pages and findings that a reader of the parts sees', async () => {
  const reported: unknown[] = [];
  const stored = { ...noProgress, pages: 1, findings: 5 };
  const { heartbeat } = heartbeatOf({
    job: { startedAt: new Date(), progress: stored },
    send: async ({ pages, findings, fetched }) => void reported.push({ pages, findings, fetched }),
  });
  heartbeat.sink.watch?.(() => ({ ...noProgress, fetched: 40, pages: 16, findings: 127 }));
  await jest.advanceTimersByTimeAsync(1_000);
  await heartbeat.sink.commit({ ...batch, progress: { ...noProgress, pages: 9, findings: 80 } });
  await jest.advanceTimersByTimeAsync(1_000);
  await heartbeat.stop();
  expect(reported).toEqual([
    { pages: 1, findings: 5, fetched: 40 },
    { pages: 9, findings: 80, fetched: 40 },
  ]);
});

it('sends the final progress without a speed or a current URL after the audit has ended', async () => {
  const reported: unknown[] = [];
  const { heartbeat } = heartbeatOf({ send: async (progress) => void reported.push(progress) });
  const getProgress = jest.fn(() => ({
    ...noProgress,
    fetched: 7,
    pagesPerSecond: 12,
    currentUrl: 'https://example.com/',
  }));
  const ended = heartbeat.sink.watch?.(getProgress);
  ended?.();
  getProgress.mockClear();
  await jest.advanceTimersByTimeAsync(2_000);
  await heartbeat.stop();
  expect(reported).toEqual([
    { ...noProgress, fetched: 7 },
    { ...noProgress, fetched: 7 },
  ]);
  expect(getProgress).not.toHaveBeenCalled();
});

it('never writes concurrently', async () => {
  const { heartbeat, writes } = heartbeatOf({ writeMs: 700 });
  const commits: Promise<void>[] = [];
  for (let n = 0; n < 20; n++) {
    commits.push(heartbeat.sink.commit(batch));
    await jest.advanceTimersByTimeAsync(2_100);
  }
  const ended = heartbeat.stop();
  await jest.advanceTimersByTimeAsync(30_000);
  await Promise.all([ended, ...commits]);
  expect(writes.filter((write) => write === 'commit ends')).toHaveLength(20);
  expect(writes).toContain('beat begins');
  for (let n = 0; n < writes.length; n += 2) expect(writes[n + 1]).toBe(writes[n]?.replace('begins', 'ends'));
});

it('aborts the slice when a heartbeat finds the lease lost, and writes nothing more', async () => {
  const lost = new Error('taken over');
  const commit = jest.fn();
  const beat = jest.fn().mockRejectedValue(lost);
  const { heartbeat, abort } = heartbeatOf({ send: beat, log: { committed: 0, commit } });
  await jest.advanceTimersByTimeAsync(20_000);
  expect(abort.mock.calls).toEqual([[lost]]);
  expect(beat).toHaveBeenCalledTimes(1);
  await expect(heartbeat.sink.commit(batch)).rejects.toBe(lost);
  expect(commit).not.toHaveBeenCalled();
  await expect(heartbeat.stop()).rejects.toBe(lost);
});

it('rejects a failed commit and continues to send heartbeats', async () => {
  const commit = jest.fn().mockRejectedValueOnce(new Error('unavailable')).mockResolvedValue(undefined);
  const { heartbeat, beats, abort } = heartbeatOf({ log: { committed: 0, commit } });
  await expect(heartbeat.sink.commit(batch)).rejects.toThrow('unavailable');
  await heartbeat.sink.commit(batch);
  await jest.advanceTimersByTimeAsync(5_000);
  await heartbeat.stop();
  expect(beats.length).toBeGreaterThan(3);
  expect(abort).not.toHaveBeenCalled();
});

it('stops after the last write, and sends no more heartbeats', async () => {
  const { heartbeat, beats, writes } = heartbeatOf({ writeMs: 500 });
  await jest.advanceTimersByTimeAsync(1_100);
  expect(writes).toEqual(['beat begins']);
  const ended = heartbeat.stop();
  await jest.advanceTimersByTimeAsync(500);
  await ended;
  expect(writes).toEqual(['beat begins', 'beat ends']);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(beats).toHaveLength(1);
});
