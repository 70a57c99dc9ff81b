import { freshDraft, scheduleChecks, timetableOf, withRepeat } from './scheduleDraft';
import { momentIn, timetableWords } from './timetableWords';

const zone = 'Europe/London';
const draft = freshDraft('example.com', zone);
const timetable = (change: object) => {
  const found = timetableOf({ ...draft, ...change });
  if (!found) throw new Error('no timetable');
  return found;
};

test('describes a timetable in words, with its time zone where it differs from the reader’s', () => {
  expect(timetableWords(timetable({}), zone)).toBe('Every Monday at 06:00');
  expect(timetableWords(timetable({ repeat: 'daily', time: '23:05' }), zone)).toBe('Every day at 23:05');
  expect(timetableWords(timetable({ repeat: 'hourly', minute: '5' }), zone)).toBe('Every hour at :05');
  expect(timetableWords(timetable({ repeat: 'monthly', monthDay: '31' }), zone)).toBe(
    'On day 31 of each month at 06:00',
  );
  expect(timetableWords(timetable({ timeZone: 'America/New_York' }), zone)).toBe(
    'Every Monday at 06:00, America/New York',
  );
});

test('formats a moment in the given time zone', () => {
  expect(momentIn('Asia/Tokyo', new Date('2026-11-22T21:00:00Z'))).toMatch(
    /^Monday, November 23, 2026 at 06:00$/,
  );
});

test.each([
  ['monthly', 'weekly', { monthDay: '' }],
  ['monthly', 'hourly', { monthDay: '32', time: '' }],
  ['hourly', 'daily', { minute: '60' }],
] as const)('from %s to %s, resets an invalid field that becomes hidden', (from, to, wrong) => {
  expect(timetableOf(withRepeat({ ...draft, repeat: from, ...wrong }, to))).toMatchObject({ repeat: to });
});

test('restores a valid field that was hidden, and leaves visible ones unchanged', () => {
  const there = withRepeat(withRepeat({ ...draft, repeat: 'monthly', monthDay: '31' }, 'hourly'), 'monthly');
  expect(there).toMatchObject({ repeat: 'monthly', monthDay: '31' });
  expect(withRepeat({ ...draft, repeat: 'weekly', time: '' }, 'daily')).toMatchObject({ time: '' });
});

test('rejects an impossible time', () => {
  expect(timetableOf({ ...draft, time: '24:00' })).toBeUndefined();
  expect(timetableOf({ ...draft, timeZone: 'Mars/Olympus' })).toBeUndefined();
  expect(timetableOf({ ...draft, monthDay: '0' })).toBeUndefined();
  expect(scheduleChecks.minute('60')).toBe('Enter a number from 0 to 59.');
  expect(scheduleChecks.title('  ')).toMatch(/name/);
});
