import type { JobState } from './job';
import type { StoredInput } from './jobInput';
import { isSameSite, missingHeaders } from './secretHeaders';

const inputOf = (url: string, ...names: string[]) =>
  ({ url, ...(names.length > 0 && { secretHeaders: { names, mark: 'm' } }) }) as StoredInput;
const site = 'https://example.com/';
const jobOf = (state: JobState) => ({ state, input: inputOf(site, 'X-Key', 'Cookie') });
const scheduleOf = (url: string, ...names: string[]) => ({ input: inputOf(url, ...names) });

test.each(['queued', 'running'] as const)('of a job that is %s no value is missing', (state) => {
  expect(missingHeaders(jobOf(state), null)).toEqual([]);
});

test.each(['succeeded', 'failed', 'canceled'] as const)(
  'of a job that has %s every value is missing',
  (state) => {
    expect(missingHeaders(jobOf(state), null)).toEqual(['X-Key', 'Cookie']);
  },
);

test('a schedule keeps the values of the headers that it still has, in any case', () => {
  const job = jobOf('succeeded');
  expect(missingHeaders(job, scheduleOf(`${site}shop`, 'x-key'))).toEqual(['Cookie']);
  expect(missingHeaders(job, scheduleOf(site, 'X-Key', 'Cookie'))).toEqual([]);
  expect(missingHeaders(job, scheduleOf(site))).toEqual(['X-Key', 'Cookie']);
});

test('a schedule that checks another site by now keeps none of them', () => {
  expect(missingHeaders(jobOf('failed'), scheduleOf('https://example.org/', 'X-Key', 'Cookie'))).toHaveLength(
    2,
  );
});

test.each([
  ['https://example.com/a', true],
  ['http://example.com/', false],
  ['https://example.com:8443/', false],
  ['https://www.example.com/', false],
  ['no address', false],
])('%s is the same site as https://example.com/: %s', (url, expected) => {
  expect(isSameSite({ url }, { url: site })).toBe(expected);
  expect(isSameSite({ url: site }, { url })).toBe(expected);
});

test('two texts that are no addresses are not one site', () => {
  expect(isSameSite({ url: 'x' }, { url: 'x' })).toBe(false);
});
