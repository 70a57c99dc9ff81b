import { isInvalidDate, LastModified } from './lastModified';

const now = Date.UTC(2026, 0, 10, 12);

test.each([
  '2025',
  '2025-12',
  '2025-12-31',
  '2024-02-29',
  '2025-12-31T10:00Z',
  '2025-12-31T10:00:00+01:00',
  '2025-12-31T23:59:59.123456-11:30',
  ' 2025-12-31 ',
  '2026-01-11',
  '2026-01-11T11:00:00Z',
])('accepts %j', (written) => expect(isInvalidDate(written, now)).toBe(false));

test.each([
  '',
  'yesterday',
  '31.12.2025',
  '12/31/2025',
  '2025-1-2',
  '20251231',
  '2025-13',
  '2025-00-10',
  '2025-02-29',
  '2025-06-31',
  '2025-12-31 10:00:00',
  '2025-12-31T10:00:00',
  '2025-12-31T10Z',
  '2025-12-31T25:00:00Z',
  '2025-12-31T10:60:00Z',
  '2025-12-31T10:00:00+25:00',
  '2025-12-31T10:00:00+0100',
  'Wed, 31 Dec 2025 10:00:00 GMT',
  '1767175200',
  '2026-01-12',
  '2026-01-11T12:00:01Z',
  '2027',
])('rejects %j', (written) => expect(isInvalidDate(written, now)).toBe(true));

test('counts invalid dates and keeps three different examples', () => {
  const dates = new LastModified(now);
  for (const written of ['2025', 'a', 'a', 'b', 'x'.repeat(500), 'c', 'd']) dates.add(written);
  expect(dates.wrong).toEqual({ count: 6, examples: ['a', 'b', `${'x'.repeat(39)}…`] });
});

test('finds nothing among valid dates', () => {
  const dates = new LastModified(now);
  dates.add('2025-12-31');
  expect(dates.wrong).toBeNull();
});
