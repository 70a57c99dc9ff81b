import * as v from 'valibot';
import { jobInputSchema } from '#domain/jobInput';
import { gotWorse, withRun } from '#domain/siteHistory';
import { type SiteRun, startUrlOf } from '#domain/siteRun';
import { comparableInput } from './comparability';

const inputOf = (given: object = {}) =>
  v.parse(jobInputSchema, { url: 'https://example.com/shop', ...given });

test.each([
  { maxPages: 50 },
  { checkExternal: false },
  { exclude: ['/a/*'] },
  { scope: 'section' },
  { checkHtml: false },
])('%j makes runs incomparable', (given) => {
  expect(comparableInput(inputOf(given))).not.toBe(comparableInput(inputOf()));
});

test('ignores the rate limit, and contains the URL', () => {
  expect(comparableInput(inputOf({ requestsPerSecond: 1 }))).toBe(comparableInput(inputOf()));
  const urls = Array.from({ length: 1_000 }, (_, n) => `https://example.com/${'x'.repeat(150)}/${n}`);
  const comparable = comparableInput(inputOf({ scope: 'list', urls }));
  expect(comparable.length).toBeLessThan(400);
  expect(startUrlOf({ comparable } as SiteRun)).toBe('https://example.com/shop');
});

test('a full check after a smaller one did not get worse because of its additional pages', () => {
  const run = (jobId: string, given: object, errors: number): SiteRun => ({
    jobId,
    at: new Date(),
    score: 80,
    grade: 'B',
    errors,
    warnings: 0,
    comparable: comparableInput(inputOf(given)),
  });
  const quick = withRun(undefined, 'example.com', run('quick', { maxPages: 50 }, 2));
  const whole = withRun(quick, 'example.com', run('whole', {}, 20));
  expect(gotWorse(whole)).toEqual([]);
  expect(whole.worseAt).toBeNull();
  expect(withRun(whole, 'example.com', run('again', {}, 21)).worseAt).not.toBeNull();
});
