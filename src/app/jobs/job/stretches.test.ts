import type { TimelineEvent, TimelineKind } from '#domain/report';
import { type Stretch, stretchesOf, stretchWords, sumsOf } from './stretches';

const event = (
  kind: TimelineKind,
  second: number,
  slice = 0,
  more: Partial<TimelineEvent> = {},
): TimelineEvent => ({ kind, at: new Date(second * 1_000), slice, ...more });

const summaryOf = (stretches: readonly Stretch[]) =>
  stretches.map(({ kind, slice, retry, from, to }) => [
    kind,
    slice,
    retry,
    to && (to.getTime() - from.getTime()) / 1_000,
  ]);

test('separates waiting from working', () => {
  const stretches = stretchesOf([
    event('submitted', 0),
    event('slice-started', 2, 1),
    event('slice-paused', 10, 1),
    event('slice-started', 11, 2),
    event('cancel-requested', 65),
    event('canceled', 66, 2),
  ]);
  expect(summaryOf(stretches)).toEqual([
    ['waiting', 1, null, 2],
    ['working', 1, null, 8],
    ['waiting', 2, null, 1],
    ['working', 2, null, 55],
  ]);
  expect(sumsOf(stretches, new Date())).toEqual({ workedMs: 63_000, waitedMs: 3_000 });
});

test('shows a failed slice as waiting, and its retry with the reason', () => {
  const stretches = stretchesOf([
    event('slice-started', 0, 1),
    event('slice-failed', 5, 1, { error: 'unavailable' }),
    event('slice-started', 9, 1),
    event('slice-paused', 20, 1),
    event('slice-started', 21, 2),
    event('succeeded', 30, 2),
  ]);
  expect(summaryOf(stretches)).toEqual([
    ['working', 1, null, 5],
    ['waiting', 1, 'unavailable', 4],
    ['working', 1, 'unavailable', 11],
    ['waiting', 2, null, 1],
    ['working', 2, null, 9],
  ]);
  expect(stretches.slice(1, 3).map(stretchWords)).toEqual([
    'Waited to retry part 1: our database didn’t respond',
    'Ran part 1 (retry)',
  ]);
});

test('counts the time after the last heartbeat of a dead slice as waiting', () => {
  const stretches = stretchesOf([
    event('slice-started', 0, 3),
    event('slice-taken-over', 60, 3, { stalledSince: new Date(15_000) }),
    event('succeeded', 70, 3),
  ]);
  expect(summaryOf(stretches)).toEqual([
    ['working', 3, null, 15],
    ['waiting', 3, 'silent', 45],
    ['working', 3, 'silent', 10],
  ]);
  expect(stretchWords(stretches[1] as Stretch)).toBe('Waited to retry part 3: it stopped responding');
});

test('counts the time after the last heartbeat of a dead slice as waiting in a canceled job, too', () => {
  const stretches = stretchesOf([
    event('slice-started', 0, 1),
    event('cancel-requested', 30),
    event('canceled', 34, 1, { stalledSince: new Date(20_000) }),
  ]);
  expect(summaryOf(stretches)).toEqual([
    ['working', 1, null, 20],
    ['waiting', 1, 'silent', 14],
  ]);
});

test('shows that a slice without a heartbeat is being waited for', () => {
  const stretches = stretchesOf([event('slice-started', 2, 1)], new Date(30_000));
  expect(summaryOf(stretches)).toEqual([
    ['working', 1, null, 28],
    ['waiting', 1, 'silent', null],
  ]);
  expect(stretchWords(stretches[1] as Stretch)).toBe('Waiting to retry part 1: it stopped responding');
});

test('gives an ongoing stretch no end', () => {
  const stretches = stretchesOf([event('slice-started', 2, 1), event('submitted', 0)]);
  expect(stretches.at(-1)).toMatchObject({ kind: 'working', to: null });
  expect(stretches.map(stretchWords)).toEqual(['Submitted, waited to start', 'Running part 1']);
  expect(sumsOf(stretches, new Date(5_000))).toEqual({ workedMs: 3_000, waitedMs: 2_000 });
});
