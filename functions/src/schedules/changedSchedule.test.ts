import type { Schedule } from '#domain/schedule';
import { timesAfter } from './changedSchedule';

const now = new Date('2026-05-06T12:00:00Z');
const delayed = {
  title: 'My site',
  repeat: 'weekly',
  minute: 0,
  hour: 6,
  weekday: 1,
  monthDay: 1,
  timeZone: 'UTC',
  paused: false,
  nextRunAt: new Date('2026-05-06T12:03:00Z'),
  delayedSince: new Date('2026-05-06T11:55:00Z'),
} as Schedule;
const delayedTimes = { nextRunAt: delayed.nextRunAt, delayedSince: delayed.delayedSince };
const monday = new Date('2026-05-11T06:00:00Z');

test('keeps the next run when the times stay the same', () => {
  expect(timesAfter(delayed, { ...delayed, title: 'Another name' }, now)).toEqual(delayedTimes);
  const { repeat, minute, hour, weekday, monthDay, timeZone, paused } = delayed;
  const same = { ...delayed, repeat, minute, hour, weekday, monthDay, timeZone, paused };
  expect(timesAfter(delayed, same, now)).toEqual(delayedTimes);
});

test('keeps a run that is already due', () => {
  const due = { ...delayed, delayedSince: null, nextRunAt: new Date('2026-05-06T11:58:00Z') };
  expect(timesAfter(due, { ...due, title: 'Another name' }, now)).toEqual({
    nextRunAt: due.nextRunAt,
    delayedSince: null,
  });
});

test.each([
  ['repeat', { repeat: 'daily' }, '2026-05-07T06:00:00Z'],
  ['minute', { minute: 5 }, '2026-05-11T06:05:00Z'],
  ['hour', { hour: 9 }, '2026-05-11T09:00:00Z'],
  ['weekday', { weekday: 2 }, '2026-05-12T06:00:00Z'],
  ['timeZone', { timeZone: 'Europe/London' }, '2026-05-11T05:00:00Z'],
] as const)('reschedules when %s changes', (_, change, at) => {
  expect(timesAfter(delayed, { ...delayed, ...change }, now)).toEqual({
    nextRunAt: new Date(at),
    delayedSince: null,
  });
});

test('reschedules when the day of the month changes', () => {
  const monthly: Schedule = { ...delayed, repeat: 'monthly' };
  expect(timesAfter(monthly, { ...monthly, monthDay: 9 }, now)).toEqual({
    nextRunAt: new Date('2026-05-09T06:00:00Z'),
    delayedSince: null,
  });
});

test('clears the next run on pause and sets it on resume', () => {
  const paused = { ...delayed, paused: true, nextRunAt: null, delayedSince: null };
  expect(timesAfter(delayed, { ...delayed, paused: true }, now)).toEqual({
    nextRunAt: null,
    delayedSince: null,
  });
  expect(timesAfter(paused, { ...paused, title: 'Another name' }, now)).toEqual({
    nextRunAt: null,
    delayedSince: null,
  });
  expect(timesAfter(paused, { ...paused, paused: false }, now)).toEqual({
    nextRunAt: monday,
    delayedSince: null,
  });
});
