import * as v from 'valibot';
import { type Comparison, isWorse, ReportComparer } from '#domain/comparison';
import { unverifiedLimits } from '#domain/domainVerification';
import { jobInputSchema } from '#domain/jobInput';
import type { ReportSummary } from '#domain/report';
import { type RuleId, ruleIds } from '#domain/rules';
import { gotWorse, withRun } from '#domain/siteHistory';
import { type SiteRun, startUrlOf } from '#domain/siteRun';
import { comparableInput, runBefore } from './previousRun';

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

const input = v.parse(jobInputSchema, { url: 'https://example.com', maxPages: 500 });
const page = (n: number) => ({ url: `/${n}`, status: 200 });
const readBefore = Array.from({ length: unverifiedLimits.pages }, (_, n) => page(n));

/** Compares with a new finding on a page that the previous run did not reach. */
function afterOneMore(summary: Partial<ReportSummary>, rule: RuleId = 'title-missing'): Comparison {
  const before = runBefore({ input }, { pages: readBefore.length, ...summary });
  const comparing = new ReportComparer({ before });
  const finding = { fingerprint: 'fresh', rule, severity: 'error', page: '/new', target: null } as const;
  comparing.addCurrent([finding], [...readBefore, { url: '/new', status: 200 }]);
  comparing.addPrevious([], readBefore);
  return comparing.result('before');
}

test('a run within the limits of an unverified site did not see the whole site, whatever its max pages', () => {
  expect(isWorse(afterOneMore({ maxPages: unverifiedLimits.pages }))).toBe(false);
  expect(isWorse(afterOneMore({ maxPages: input.maxPages }))).toBe(true);
});

test('a rule that is newer than the previous run makes no site worse', () => {
  const evaluatedRules = ruleIds.filter((id) => id !== 'broken-link');
  const result = afterOneMore({ evaluatedRules }, 'broken-link');
  expect(result).toMatchObject({ new: { error: 1 }, worse: { error: 0 } });
  expect(isWorse(afterOneMore({ evaluatedRules }))).toBe(true);
});

test('an older report counts as having the limit of its input and all current rules', () => {
  expect(isWorse(afterOneMore({}))).toBe(true);
  expect(isWorse(afterOneMore({ pages: input.maxPages }))).toBe(false);
});
