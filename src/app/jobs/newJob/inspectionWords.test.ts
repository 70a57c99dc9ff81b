import type { SiteInspection } from '#domain/inspection';
import { plans } from '#domain/plans';
import { type Cost, inspectionWords } from './inspectionWords';

const site: SiteInspection = {
  url: 'https://a.example/',
  reach: { ok: true, status: 200, durationMs: 120 },
  robots: 'allows',
  sitemap: { pages: 1_200, complete: true },
};
const cost: Cost = {
  scope: 'site',
  maxPages: 500,
  respectRobots: true,
  limits: plans.free,
  used: 28,
  active: 0,
  proven: true,
  strangers: [],
};
const words = (more: Partial<SiteInspection>, of: Partial<Cost> = {}) =>
  inspectionWords({ ...site, ...more }, { ...cost, ...of }).map((fact) => `${fact.tone}: ${fact.words}`);

test('says what was found and what a job uses', () => {
  expect(words({})).toEqual([
    'fixed: a.example responded in 120 ms',
    'fixed: robots.txt allows crawling',
    'fixed: Sitemap lists 1,200 pages',
    'warning: Max pages covers 500 pages of 1,200',
    'unverified: Uses 1 of 2 jobs left this month',
  ]);
});

test('shows a site’s Unicode host', () => {
  expect(words({ url: 'https://xn--mnchen-3ya.example/' })[0]).toBe(
    'fixed: münchen.example responded in 120 ms',
  );
});

test('says why a site can’t be reached, and what a job uses anyway', () => {
  expect(words({ reach: { ok: false, words: 'its server refuses connections' } })).toEqual([
    'error: We couldn’t reach a.example: its server refuses connections.',
    'unverified: Uses 1 of 2 jobs left this month',
  ]);
});

test('warns about a URL that is not a page before a job is spent on it, but allows a sitemap', () => {
  const reach = { ok: true, status: 200, durationMs: 120, noPage: 'application/pdf' } as const;
  expect(words({ reach })).toContain(
    'error: a.example responds with application/pdf, which isn’t an HTML page',
  );
  expect(words({ reach }, { scope: 'sitemap' })[0]).toBe('fixed: a.example responded in 120 ms');
});

test('treats a site that responds with an error as reached', () => {
  expect(words({ reach: { ok: false, status: 404, words: 'it returns 404 (not found)' } })).toEqual([
    'error: a.example returns 404 (not found).',
    'unverified: Uses 1 of 2 jobs left this month',
  ]);
});

test.each([
  ['forbids', 'warning: robots.txt disallows crawling. Turn off “Respect robots.txt” if you own the site'],
  ['none', 'fixed: No robots.txt, so everything may be crawled'],
  [
    'closed',
    'warning: robots.txt returns an error, so crawling isn’t allowed. Turn off “Respect robots.txt” if you own the site',
  ],
] as const)('describes the robots.txt: %s', (robots, told) => {
  expect(words({ robots, sitemap: null })).toContain(told);
});

test.each([
  [
    { respectRobots: false, proven: true },
    'unverified: robots.txt disallows crawling, but you have turned off “Respect robots.txt”',
  ],
  [
    { respectRobots: true, proven: false },
    'warning: robots.txt disallows crawling. Verify that you own the site first, then turn off “Respect robots.txt”',
  ],
  [
    { respectRobots: false, proven: false },
    'warning: robots.txt disallows crawling. Verify that you own the site first',
  ],
] as const)('says what to do about a robots.txt that disallows crawling: %j', (of, told) => {
  expect(words({ robots: 'forbids' }, of)).toContain(told);
});

test('says before submission that the plan allows fewer pages', () => {
  const told = words({ sitemap: { pages: 20_000, complete: true } }, { maxPages: 9_999 });
  expect(told).toContain('error: Your plan’s limit is 500 pages per job');
  expect(told.join()).not.toContain('Max pages covers');
  expect(words({}, { maxPages: 500 }).join()).not.toContain('Your plan');
});

test('says before submission that the limit of concurrent jobs is reached', () => {
  expect(words({}, { active: 1 })).toContain(
    'error: Your plan’s limit is 1 concurrent job, and 1 is in progress',
  );
  expect(words({}, { active: 6, limits: plans.pro })).toContain(
    'error: Your plan’s limit is 5 concurrent jobs, and 6 are in progress',
  );
  expect(words({}, { active: 4, limits: plans.pro }).join()).not.toContain('at once');
  expect(words({}, { active: undefined }).join()).not.toContain('at once');
});

test('says before submission that the monthly quota is used up', () => {
  expect(words({}, { used: 30 }).at(-1)).toBe('error: You’ve used all 30 jobs this month');
  expect(words({}, { used: undefined })).toHaveLength(4);
});

test('says that an unverified site is checked on a small scale', () => {
  expect(words({}, { proven: false })).toContain(
    'warning: Unverified domain: up to 100 pages, 2 requests per second',
  );
});

test('doesn’t mention a number of pages that is not valid yet', () => {
  expect(words({}, { proven: false, maxPages: undefined })).toContain(
    'warning: Unverified domain: up to 100 pages, 2 requests per second',
  );
  expect(words({}, { maxPages: undefined }).join()).not.toMatch(/Max pages covers|NaN/);
});

test.each(['page', 'list', 'section'] as const)(
  'doesn’t mention the rest of the site to users checking a %s',
  (scope) => {
    expect(words({}, { scope, maxPages: 1 }).join()).not.toContain('Max pages covers');
  },
);

test('uses the singular for one page', () => {
  expect(words({}, { maxPages: 1 })).toContain('warning: Max pages covers 1 page of 1,200');
  expect(words({}, { scope: 'page', proven: false })).toContain(
    'warning: Unverified domain: up to 1 page, 2 requests per second',
  );
});

const list = { scope: 'list', proven: false } as const;

test.each([
  [['b.example'], 'b.example isn’t'],
  [['xn--bcher-kva.example'], 'bücher.example isn’t'],
  [['b.example', 'c.example'], 'b.example and c.example aren’t'],
  [['b.example', 'c.example', 'd.example'], 'b.example, c.example and d.example aren’t'],
  [
    ['b.example', 'c.example', 'd.example', 'e.example', 'f.example'],
    'b.example, c.example, d.example and 2 more aren’t',
  ],
])('limits a list by its unverified sites, whatever the first site responds: %j', (strangers, who) => {
  const told = `warning: ${who} verified, so the whole job is limited to 100 pages, 2 requests per second, and respects robots.txt`;
  expect(words({}, { ...list, strangers })).toContain(told);
  expect(words({}, { ...list, strangers }).join()).not.toContain('Unverified domain');
  const reach = { ok: false, words: 'its server refuses connections' } as const;
  expect(words({ reach }, { ...list, strangers })).toContain(told);
});

test('requires all sites of a list to be verified to ignore robots.txt', () => {
  expect(words({ robots: 'forbids' }, { ...list, strangers: ['b.example'] })).toContain(
    'warning: robots.txt disallows crawling. Verify that you own every listed site first, then turn off “Respect robots.txt”',
  );
});

test('says that the proofs of a list can’t be read', () => {
  expect(words({}, { scope: 'list', strangers: undefined })).toContain(
    'unverified: Couldn’t check which listed sites are verified',
  );
});
