import type { TimelineEvent, TimelineKind } from '../../../domain/report';
import { stretchesOf, sumsOf } from './stretches';

const event = (kind: TimelineKind, second: number, slice = 0): TimelineEvent => ({
  kind,
  at: new Date(second * 1_000),
  slice,
});

test('waiting is told apart from working', () => {
  const stretches = stretchesOf([
    event('submitted', 0),
    event('slice-started', 2, 1),
    event('slice-paused', 10, 1),
    event('slice-started', 11, 2),
    event('slice-taken-over', 60, 2),
    event('cancel-requested', 65),
    event('canceled', 66, 2),
  ]);
  expect(
    stretches.map(({ kind, slice, retried, from, to }) => [kind, slice, retried, Number(to) - Number(from)]),
  ).toEqual([
    ['waiting', 1, false, 2_000],
    ['working', 1, false, 8_000],
    ['waiting', 2, false, 1_000],
    ['working', 2, false, 49_000],
    ['working', 2, true, 6_000],
  ]);
  expect(sumsOf(stretches, new Date())).toEqual({ workedMs: 63_000, waitedMs: 3_000 });
});

test('what goes on has no end yet', () => {
  const stretches = stretchesOf([event('slice-started', 2, 1), event('submitted', 0)]);
  expect(stretches.at(-1)).toMatchObject({ kind: 'working', to: null });
  expect(sumsOf(stretches, new Date(5_000))).toEqual({ workedMs: 3_000, waitedMs: 2_000 });
});
