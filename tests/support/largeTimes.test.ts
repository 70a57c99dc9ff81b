import { stretchesOf } from '#app/jobs/job/stretches';
import { timesOf } from './largeTimes';

test('gives a finished job times of waiting, running and ending', () => {
  const at = new Date('2026-03-04T12:00:00Z');
  const { createdAt, startedAt, durationMs, events } = timesOf(300, at);
  expect(stretchesOf(events).map(({ kind, from, to }) => [kind, from, to])).toEqual([
    ['waiting', createdAt, startedAt],
    ['working', startedAt, at],
  ]);
  expect(events.at(-1)).toMatchObject({ kind: 'succeeded', at });
  expect(at.getTime() - startedAt.getTime()).toBe(durationMs);
});
