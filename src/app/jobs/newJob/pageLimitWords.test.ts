import type { SiteInspection } from '#domain/inspection';
import { plans } from '#domain/plans';
import type { Cost } from './inspectionWords';
import { pageLimitWords } from './pageLimitWords';

const reached = { ok: true, status: 200, durationMs: 120 } as const;
const refused = { ok: false, words: 'its server refuses connections' } as const;
const sitemap = { pages: 1_200, complete: true };
const cost: Cost = {
  scope: 'site',
  maxPages: 500,
  respectRobots: true,
  limits: plans.free,
  used: 28,
  active: 0,
  isVerified: true,
  unverifiedHosts: [],
};
const words = (of: Partial<Cost>, more: Partial<Pick<SiteInspection, 'reach' | 'sitemap'>> = {}) =>
  pageLimitWords({ ...cost, ...of }, { reach: reached, sitemap, ...more });

test('says how much of the sitemap the job reads', () => {
  expect(words({})).toBe('The job reads 500 of 1,200 pages in the sitemap.');
  expect(words({}, { sitemap: { pages: 10_000, complete: false } })).toBe(
    'The job reads 500 of more than 10,000 pages in the sitemap.',
  );
});

test.each<[string, Partial<Cost>, Partial<SiteInspection>]>([
  ['the sitemap is small enough', { maxPages: 1_200, limits: plans.pro }, {}],
  ['the site has none', {}, { sitemap: null }],
  ['the number of pages is not valid yet', { maxPages: undefined }, {}],
  ['the plan doesn’t allow the number', { maxPages: 9_999 }, { sitemap: { pages: 20_000, complete: true } }],
  ['only one page is checked', { scope: 'page' }, {}],
  ['a list is checked', { scope: 'list' }, {}],
  ['a section is checked', { scope: 'section' }, {}],
  ['the site doesn’t respond', { isVerified: false }, { reach: refused }],
])('says nothing if %s', (_, of, more) => {
  expect(words(of, more)).toBeUndefined();
});

test('says nothing before the site is inspected', () => {
  expect(pageLimitWords({ ...cost, isVerified: false }, undefined)).toBeUndefined();
});

test.each<[string, Partial<Cost>]>([
  ['reads at most 100 pages at 2 requests per second', {}],
  ['reads at most 100 pages at 2 requests per second', { maxPages: undefined }],
  ['reads at most 100 pages at 2 requests per second', { maxPages: 100 }],
  ['sends at most 2 requests per second', { maxPages: 50 }],
  ['sends at most 2 requests per second', { scope: 'page' }],
])('says that a job on an unverified domain %s: %j', (limit, of) => {
  expect(words({ isVerified: false, ...of })).toBe(`Unverified domain: the job ${limit}.`);
});

test.each([
  [['b.example'], 'b.example isn’t'],
  [['xn--bcher-kva.example'], 'bücher.example isn’t'],
  [['b.example', 'c.example'], 'b.example and c.example aren’t'],
  [['b.example', 'c.example', 'd.example'], 'b.example, c.example and d.example aren’t'],
  [
    ['b.example', 'c.example', 'd.example', 'e.example', 'f.example'],
    'b.example, c.example, d.example and 2 more aren’t',
  ],
])('names the unverified sites of a list, whatever its first site responds: %j', (unverifiedHosts, names) => {
  const limit = 'the whole job reads at most 100 pages at 2 requests per second and respects robots.txt.';
  const list = { scope: 'list', isVerified: false, unverifiedHosts } as const;
  expect(words(list)).toBe(`${names} verified, so ${limit}`);
  expect(words(list, { reach: refused })).toBe(`${names} verified, so ${limit}`);
});

test('says that the verified sites of a list can’t be read', () => {
  expect(words({ scope: 'list', unverifiedHosts: undefined })).toBe(
    'Couldn’t check which listed sites are verified.',
  );
});
