import { formatBytes, formatDuration, formatMoment, formatRelative, plural, readable } from './format';

const now = new Date(2026, 10, 21, 12);
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000);

test('distinguishes two runs on the same day', () => {
  expect(formatMoment(now)).not.toBe(formatMoment(ago(60)));
  expect(formatMoment(now)).toMatch(/^Nov 21, 2026, \d\d:\d\d$/);
});

test.each([
  [ago(5), 'just now'],
  [ago(300), '5 minutes ago'],
  [ago(7_200), '2 hours ago'],
  [ago(86_400), 'yesterday'],
  [ago(-2 * 86_400), 'in 2 days'],
  [ago(8 * 86_400), 'Nov 13, 2026'],
])('formats %s as %s', (date, words) => {
  expect(formatRelative(date, now)).toBe(words);
});

test('numbers have units', () => {
  expect([formatBytes(12), formatBytes(12_400), formatBytes(3_440_000)]).toEqual(['12 B', '12 KB', '3.4 MB']);
  expect([420, 8_200, 185_000, 4_320_000].map(formatDuration)).toEqual([
    '420 ms',
    '8.2 s',
    '3 min 5 s',
    '1 h 12 min',
  ]);
  expect([plural(1, 'page'), plural(1_200, 'page')]).toEqual(['1 page', '1,200 pages']);
});

test('a number that is rounded up gets the next unit', () => {
  expect([999_400, 999_600, 999_960_000].map(formatBytes)).toEqual(['999 KB', '1.0 MB', '1.0 GB']);
  expect([999.6, 59_940, 59_960, 60_000, 3_599_990].map(formatDuration)).toEqual([
    '1.0 s',
    '59.9 s',
    '1 min 0 s',
    '1 min 0 s',
    '59 min 59 s',
  ]);
});

test.each([
  ['/caf%C3%A9/', '/café/'],
  ['/with%20space/', '/with%20space/'],
  ['/%E2%80%AEgpj.exe', '/%E2%80%AEgpj.exe'],
  ['/100%', '/100%'],
  ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
  ['https://xn--mnchen-3ya.example/', 'https://münchen.example/'],
  ['https://xn--mnchen-3ya.example', 'https://münchen.example'],
  ['https://xn--mnchen-3ya.example:8080/caf%C3%A9?q=%E4', 'https://münchen.example:8080/caf%C3%A9?q=%E4'],
  ['https://example.com/xn--mnchen-3ya', 'https://example.com/xn--mnchen-3ya'],
  ['https://xn--mnchen-3ya.example@evil.example/', 'https://xn--mnchen-3ya.example@evil.example/'],
  ['https://xn--80ak6aa92e.com/', 'https://xn--80ak6aa92e.com/'],
])('shows %s as %s', (address, shown) => expect(readable(address)).toBe(shown));
