import type { JobState } from './job';
import type { StoredInput } from './jobInput';
import { headerNames, isSameSite, missingHeaders, withHeaders } from './secretHeaders';

const inputOf = (url: string, ...names: string[]) =>
  ({ url, ...(names.length > 0 && { secretHeaders: { names, mark: 'm' } }) }) as StoredInput;
const site = 'https://example.com/';
const jobOf = (state: JobState) => ({ state, input: inputOf(site, 'X-Key', 'Cookie') });
const scheduleOf = (url: string, ...names: string[]) => ({ input: inputOf(url, ...names) });

test.each(['queued', 'running'] as const)('is missing no values for a job that is %s', (state) => {
  expect(missingHeaders(jobOf(state), null)).toEqual([]);
});

test.each(['succeeded', 'failed', 'canceled'] as const)(
  'is missing all values for a job that has %s',
  (state) => {
    expect(missingHeaders(jobOf(state), null)).toEqual(['X-Key', 'Cookie']);
  },
);

test('a schedule keeps the values of its remaining headers, in any case', () => {
  const job = jobOf('succeeded');
  expect(missingHeaders(job, scheduleOf(`${site}shop`, 'x-key'))).toEqual(['Cookie']);
  expect(missingHeaders(job, scheduleOf(site, 'X-Key', 'Cookie'))).toEqual([]);
  expect(missingHeaders(job, scheduleOf(site))).toEqual(['X-Key', 'Cookie']);
});

test('a schedule that now checks another site keeps none', () => {
  expect(missingHeaders(jobOf('failed'), scheduleOf('https://example.org/', 'X-Key', 'Cookie'))).toHaveLength(
    2,
  );
});

test.each([
  ['https://example.com/a', true],
  ['http://example.com/', false],
  ['https://example.com:8443/', false],
  ['https://www.example.com/', false],
  ['not a URL', false],
])('%s is the same site as https://example.com/: %s', (url, expected) => {
  expect(isSameSite({ url }, { url: site })).toBe(expected);
  expect(isSameSite({ url: site }, { url })).toBe(expected);
});

test('two invalid URLs are not the same site', () => {
  expect(isSameSite({ url: 'x' }, { url: 'x' })).toBe(false);
});

test('a stored input is submitted with the values of its headers', () => {
  const stored = inputOf(site, 'X-Key');
  expect(withHeaders(stored, { 'X-Key': 'a' })).toEqual({ url: site, headers: { 'X-Key': 'a' } });
  expect(withHeaders(inputOf(site))).toEqual({ url: site, headers: {} });
  expect([headerNames(stored), headerNames(inputOf(site))]).toEqual([['X-Key'], []]);
});
