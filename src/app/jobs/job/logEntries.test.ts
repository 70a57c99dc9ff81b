import type { TimelineEvent } from '#domain/report';
import { logEntries } from './logEntries';

const at = (second: number) => new Date(1_800_000_000_000 + second * 1_000);
const events: readonly TimelineEvent[] = [
  { kind: 'submitted', at: at(0), slice: 0 },
  { kind: 'slice-started', at: at(2), slice: 1 },
  { kind: 'slice-paused', at: at(60), slice: 1 },
  { kind: 'slice-started', at: at(62), slice: 2 },
  { kind: 'slice-failed', at: at(70), slice: 2, error: 'unavailable' },
];
const part = (n: number, second: number | undefined, urls: number, findings: number) => ({
  n,
  at: second === undefined ? undefined : at(second),
  urls,
  findings,
});
const lines = (...given: Parameters<typeof logEntries>) =>
  logEntries(...given).map(({ event, details }) => (details ? `${event} · ${details}` : event));

test('lists events and stored results in the order of time', () => {
  expect(lines(events, [part(1, 3, 1, 5), part(2, 65, 8, 0)], null)).toEqual([
    'Submitted · Waiting to start',
    'Started',
    'Checked 1 URL · 5 new findings',
    'Finished part 1 · Waiting for part 2',
    'Started part 2',
    'Checked 8 URLs · No new findings',
    'Part 2 failed · Waiting to retry: our database didn’t respond',
  ]);
});

test('omits parts of older jobs, which have no time', () => {
  expect(lines([], [part(1, undefined, 1, 5)], null)).toEqual([]);
});

test('ends with the last heartbeat of a stalled job', () => {
  expect(lines(events.slice(0, 2), [], at(9)).at(-1)).toBe(
    'Stopped responding · Plumbline retries it automatically',
  );
});

test('gives every line a key of its own', () => {
  const keys = logEntries(events, [part(1, 3, 1, 5), part(2, 3, 8, 0)], at(80)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
