import type { Schedule } from '#domain/schedule';
import { timesAfter } from './times';

const now = new Date('2026-05-06T12:00:00Z');
const held = {
  title: 'My site',
  repeat: 'weekly',
  minute: 0,
  hour: 6,
  weekday: 1,
  monthDay: 1,
  timeZone: 'UTC',
  paused: false,
  nextRunAt: new Date('2026-05-06T12:03:00Z'),
  heldSince: new Date('2026-05-06T11:55:00Z'),
} as Schedule;
const kept = { nextRunAt: held.nextRunAt, heldSince: held.heldSince };
const monday = new Date('2026-05-11T06:00:00Z');

test('another name, or the same times told again, leave a run in its place', () => {
  expect(timesAfter(held, { ...held, title: 'Another name' }, now)).toEqual(kept);
  const { repeat, minute, hour, weekday, monthDay, timeZone, paused } = held;
  const told = { ...held, repeat, minute, hour, weekday, monthDay, timeZone, paused };
  expect(timesAfter(held, told, now)).toEqual(kept);
});

test('a run that is due already still comes', () => {
  const due = { ...held, heldSince: null, nextRunAt: new Date('2026-05-06T11:58:00Z') };
  expect(timesAfter(due, { ...due, title: 'Another name' }, now)).toEqual({
    nextRunAt: due.nextRunAt,
    heldSince: null,
  });
});

test.each([
  ['repeat', { repeat: 'daily' }, '2026-05-07T06:00:00Z'],
  ['minute', { minute: 5 }, '2026-05-11T06:05:00Z'],
  ['hour', { hour: 9 }, '2026-05-11T09:00:00Z'],
  ['weekday', { weekday: 2 }, '2026-05-12T06:00:00Z'],
  ['timeZone', { timeZone: 'Europe/London' }, '2026-05-11T05:00:00Z'],
] as const)('another %s is another time', (_, change, at) => {
  expect(timesAfter(held, { ...held, ...change }, now)).toEqual({ nextRunAt: new Date(at), heldSince: null });
});

test('another day of the month is another time', () => {
  const monthly: Schedule = { ...held, repeat: 'monthly' };
  expect(timesAfter(monthly, { ...monthly, monthDay: 9 }, now)).toEqual({
    nextRunAt: new Date('2026-05-09T06:00:00Z'),
    heldSince: null,
  });
});

test('a pause takes the time away, and its end gives the next one', () => {
  const paused = { ...held, paused: true, nextRunAt: null, heldSince: null };
  expect(timesAfter(held, { ...held, paused: true }, now)).toEqual({ nextRunAt: null, heldSince: null });
  expect(timesAfter(paused, { ...paused, title: 'Another name' }, now)).toEqual({
    nextRunAt: null,
    heldSince: null,
  });
  expect(timesAfter(paused, { ...paused, paused: false }, now)).toEqual({
    nextRunAt: monday,
    heldSince: null,
  });
});
