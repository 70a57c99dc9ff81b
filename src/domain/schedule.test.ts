import fc from 'fast-check';
import { isTimeZone, mayRepeat, nextRun, repeats, type Timetable } from './schedule';

const base: Timetable = {
  repeat: 'daily',
  minute: 30,
  hour: 6,
  weekday: 1,
  monthDay: 31,
  timeZone: 'Europe/London',
};

test.each([
  // Summer and winter time
  [{}, '2026-07-01T05:00:00Z', '2026-07-01T05:30:00.000Z'],
  [{}, '2026-07-01T05:30:00Z', '2026-07-02T05:30:00.000Z'],
  [{}, '2026-12-01T06:00:00Z', '2026-12-01T06:30:00.000Z'],
  // The hour that is skipped on March 29, 2026, and the one that repeats on October 25
  [{ hour: 1 }, '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
  [{ hour: 1 }, '2026-03-29T02:00:00Z', '2026-03-30T00:30:00.000Z'],
  [{ hour: 1 }, '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
  // Later on the day of a clock change
  [{}, '2026-03-29T02:00:00Z', '2026-03-29T05:30:00.000Z'],
  [{}, '2026-10-25T02:00:00Z', '2026-10-25T06:30:00.000Z'],
  // Samoa skipped Friday, December 30, 2011: that run happens a day later
  [
    { repeat: 'weekly', weekday: 5, timeZone: 'Pacific/Apia' },
    '2011-12-30T16:00:00Z',
    '2011-12-30T16:30:00.000Z',
  ],
  // November 21, 2026 is a Saturday
  [{ repeat: 'weekly' }, '2026-11-21T12:00:00Z', '2026-11-23T06:30:00.000Z'],
  [{ repeat: 'weekly', weekday: 7 }, '2026-11-21T12:00:00Z', '2026-11-22T06:30:00.000Z'],
  [{ repeat: 'monthly' }, '2026-02-10T12:00:00Z', '2026-02-28T06:30:00.000Z'],
  [{ repeat: 'monthly', monthDay: 1 }, '2026-12-10T12:00:00Z', '2027-01-01T06:30:00.000Z'],
  [{ repeat: 'hourly' }, '2026-11-21T12:30:00Z', '2026-11-21T13:30:00.000Z'],
  [{ repeat: 'hourly' }, '2026-11-21T12:29:30Z', '2026-11-21T12:30:00.000Z'],
  // Zones with half-hour and quarter-hour offsets, and across the date line
  [{ repeat: 'hourly', timeZone: 'Asia/Kathmandu' }, '2026-11-21T12:00:00Z', '2026-11-21T12:45:00.000Z'],
  [{ timeZone: 'Asia/Kolkata' }, '2026-11-21T00:00:00Z', '2026-11-21T01:00:00.000Z'],
  [{ timeZone: 'Pacific/Kiritimati' }, '2026-11-21T12:00:00Z', '2026-11-21T16:30:00.000Z'],
  [{ timeZone: 'America/Los_Angeles' }, '2026-11-21T12:00:00Z', '2026-11-21T14:30:00.000Z'],
] as const)('runs %j after %s at %s', (change, after, expected) => {
  expect(nextRun({ ...base, ...change }, new Date(after)).toISOString()).toBe(expected);
});

test('the next run is always later, by at most its period plus a day', () => {
  const maxDays = { hourly: 1, daily: 1, weekly: 7, monthly: 31 } as const;
  const timetable = fc.record({
    repeat: fc.constantFrom(...repeats),
    minute: fc.integer({ min: 0, max: 59 }),
    hour: fc.integer({ min: 0, max: 23 }),
    weekday: fc.integer({ min: 1, max: 7 }),
    monthDay: fc.integer({ min: 1, max: 31 }),
    timeZone: fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'America/St_Johns',
      'Pacific/Apia',
    ),
  });
  const when = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(timetable, when, (table, after) => {
      const next = nextRun(table, after).getTime() - after.getTime();
      expect(next).toBeGreaterThan(0);
      expect(next).toBeLessThanOrEqual((maxDays[table.repeat] + 1) * 86_400_000);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['hourly', 'hourly', true],
  ['hourly', 'daily', false],
  ['daily', 'weekly', false],
  ['weekly', 'weekly', true],
  ['monthly', 'weekly', true],
] as const)('allows %s on a plan with the shortest period %s: %s', (repeat, shortestPeriod, allowed) =>
  expect(mayRepeat(repeat, { shortestPeriod })).toBe(allowed),
);

test.each([
  ['Europe/London', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('accepts %j as a time zone: %s', (name, expected) => expect(isTimeZone(name)).toBe(expected));

test('only an invalid name makes a time zone invalid, and other errors are not hidden', () => {
  jest.spyOn(Intl, 'DateTimeFormat').mockImplementation(() => {
    throw new TypeError('broken');
  });
  expect(() => isTimeZone('UTC')).toThrow('broken');
});
