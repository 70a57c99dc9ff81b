import type { SiteInspection } from '#domain/inspection';
import { plans } from '#domain/plans';
import { type Cost, lookWords } from './lookWords';

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
  lookWords({ ...site, ...more }, { ...cost, ...of }).map((fact) => `${fact.tone}: ${fact.words}`);

test('says what was seen and what it costs', () => {
  expect(words({})).toEqual([
    'fixed: a.example answers in 120 ms',
    'fixed: robots.txt lets us in',
    'fixed: Its sitemap names 1,200 pages',
    'warning: You ask for 500 pages of 1,200',
    'unverified: Costs 1 of the 2 jobs left this month',
  ]);
});

test('a site is named as people write it', () => {
  expect(words({ url: 'https://xn--mnchen-3ya.example/' })[0]).toBe(
    'fixed: münchen.example answers in 120 ms',
  );
});

test('a site that can’t be reached is told with the reason, and what a job costs all the same', () => {
  expect(words({ reach: { ok: false, words: 'its server refuses connections' } })).toEqual([
    'error: We couldn’t reach a.example: its server refuses connections.',
    'unverified: Costs 1 of the 2 jobs left this month',
  ]);
});

test('an address that is no page is told before a job is spent on it, but a sitemap may be one', () => {
  const reach = { ok: true, status: 200, durationMs: 120, noPage: 'application/pdf' } as const;
  expect(words({ reach })).toContain(
    'error: a.example answers with application/pdf, which is no page to read',
  );
  expect(words({ reach }, { scope: 'sitemap' })[0]).toBe('fixed: a.example answers in 120 ms');
});

test('a site that answers with an error was reached', () => {
  expect(words({ reach: { ok: false, status: 404, words: 'it answers 404 (not found)' } })).toEqual([
    'error: a.example answers 404 (not found).',
    'unverified: Costs 1 of the 2 jobs left this month',
  ]);
});

test.each([
  ['forbids', 'warning: robots.txt keeps us out: turn off “Respect robots.txt” if the site is yours'],
  ['none', 'fixed: No robots.txt, so all may be read'],
  [
    'closed',
    'warning: robots.txt answers with an error, so crawlers have to stay away: turn off “Respect robots.txt” if the site is yours',
  ],
] as const)('robots.txt that %s', (robots, told) => {
  expect(words({ robots, sitemap: null })).toContain(told);
});

test.each([
  [
    { respectRobots: false, proven: true },
    'unverified: robots.txt keeps us out, but you have turned off “Respect robots.txt”',
  ],
  [
    { respectRobots: true, proven: false },
    'warning: robots.txt keeps us out: verify that the site is yours first, then turn off “Respect robots.txt”',
  ],
  [
    { respectRobots: false, proven: false },
    'warning: robots.txt keeps us out: verify that the site is yours first',
  ],
] as const)('what can be done about a robots.txt that forbids: %j', (of, told) => {
  expect(words({ robots: 'forbids' }, of)).toContain(told);
});

test('more pages than the plan checks are told before the button is pressed', () => {
  const told = words({ sitemap: { pages: 20_000, complete: true } }, { maxPages: 9_999 });
  expect(told).toContain('error: Your plan checks up to 500 pages a job');
  expect(told.join()).not.toContain('You ask for');
  expect(words({}, { maxPages: 500 }).join()).not.toContain('Your plan');
});

test('as many jobs as the plan runs at once are told before the button is pressed', () => {
  expect(words({}, { active: 1 })).toContain('error: Your plan runs 1 job at once, and 1 has not ended');
  expect(words({}, { active: 6, limits: plans.pro })).toContain(
    'error: Your plan runs 5 jobs at once, and 6 have not ended',
  );
  expect(words({}, { active: 4, limits: plans.pro }).join()).not.toContain('at once');
  expect(words({}, { active: undefined }).join()).not.toContain('at once');
});

test('a month that is used up is told before the button is pressed', () => {
  expect(words({}, { used: 30 }).at(-1)).toBe('error: All 30 jobs of this month are used');
  expect(words({}, { used: undefined })).toHaveLength(4);
});

test('a site that nobody has shown to be theirs is checked small', () => {
  expect(words({}, { proven: false })).toContain(
    'warning: Not shown to be yours, so up to 100 pages, 2 a second',
  );
});

test('a number of pages that is none yet is not spoken of', () => {
  expect(words({}, { proven: false, maxPages: undefined })).toContain(
    'warning: Not shown to be yours, so up to 100 pages, 2 a second',
  );
  expect(words({}, { maxPages: undefined }).join()).not.toMatch(/You ask for|NaN/);
});

test.each(['page', 'list', 'section'] as const)('who asks for a %s is not told of the whole', (scope) => {
  expect(words({}, { scope, maxPages: 1 }).join()).not.toContain('You ask for');
});

test('one page is one page', () => {
  expect(words({}, { maxPages: 1 })).toContain('warning: You ask for 1 page of 1,200');
  expect(words({}, { scope: 'page', proven: false })).toContain(
    'warning: Not shown to be yours, so up to 1 page, 2 a second',
  );
});

const list = { scope: 'list', proven: false } as const;

test.each([
  [['b.example'], 'b.example is'],
  [['xn--bcher-kva.example'], 'bücher.example is'],
  [['b.example', 'c.example'], 'b.example and c.example are'],
  [['b.example', 'c.example', 'd.example'], 'b.example, c.example and d.example are'],
  [
    ['b.example', 'c.example', 'd.example', 'e.example', 'f.example'],
    'b.example, c.example, d.example and 2 more are',
  ],
])(
  'a list is small by every site of it that is a stranger’s, whatever its first site answers: %j',
  (strangers, who) => {
    const told = `warning: ${who} not shown to be yours, so the whole job reads up to 100 pages, 2 a second, and keeps to robots.txt`;
    expect(words({}, { ...list, strangers })).toContain(told);
    expect(words({}, { ...list, strangers }).join()).not.toContain('Not shown');
    const reach = { ok: false, words: 'its server refuses connections' } as const;
    expect(words({ reach }, { ...list, strangers })).toContain(told);
  },
);

test('to read what robots.txt forbids, all sites of a list have to be verified', () => {
  expect(words({ robots: 'forbids' }, { ...list, strangers: ['b.example'] })).toContain(
    'warning: robots.txt keeps us out: verify that all sites of the list are yours first, then turn off “Respect robots.txt”',
  );
});

test('that the proofs of a list can’t be read is said', () => {
  expect(words({}, { scope: 'list', strangers: undefined })).toContain(
    'unverified: We couldn’t read which sites of the list are shown to be yours',
  );
});
