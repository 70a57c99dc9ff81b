import type { SiteInspection } from '#domain/inspection';
import { plans } from '#domain/plans';
import { type Cost, inspectionWords, pageLimitWords } from './inspectionWords';

const cost: Cost = {
  scope: 'site',
  maxPages: 500,
  respectRobots: true,
  limits: plans.free,
  used: 28,
  active: { running: 0, waiting: 0 },
  isVerified: true,
  unverifiedHosts: [],
};

describe('words for an inspection', () => {
  const site: SiteInspection = {
    url: 'https://a.example/',
    reach: { ok: true, status: 200, durationMs: 120 },
    robots: 'allows',
    sitemap: { pages: 1_200, complete: true },
  };
  const words = (more: Partial<SiteInspection>, of: Partial<Cost> = {}) =>
    inspectionWords({ ...site, ...more }, { ...cost, ...of }).map((fact) => `${fact.tone}: ${fact.words}`);

  test('says what was found and what a job uses', () => {
    expect(words({})).toEqual([
      'fixed: a.example responded in 120 ms',
      'fixed: robots.txt allows crawling',
      'fixed: Sitemap lists 1,200 pages',
      'unverified: 2 jobs left this month',
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
      'unverified: 2 jobs left this month',
    ]);
  });

  test('warns about a URL that is not a page before a job is spent on it, but allows a sitemap', () => {
    const reach = { ok: true, status: 200, durationMs: 120, noPage: 'application/pdf' } as const;
    expect(words({ reach })).toContain('error: a.example returns application/pdf, not an HTML page');
    expect(words({ reach }, { scope: 'sitemap' })[0]).toBe('fixed: a.example responded in 120 ms');
  });

  test('treats a site that responds with an error as reached', () => {
    expect(words({ reach: { ok: false, status: 404, words: 'it returns 404 (not found)' } })).toEqual([
      'error: a.example returns 404 (not found).',
      'unverified: 2 jobs left this month',
    ]);
  });

  test.each([
    ['forbids', 'warning: robots.txt disallows crawling. Turn off “Respect robots.txt” if you own the site'],
    ['none', 'fixed: No robots.txt, so all pages can be crawled'],
    [
      'closed',
      'warning: robots.txt returns an error, so crawling isn’t allowed. Turn off “Respect robots.txt” if you own the site',
    ],
  ] as const)('describes the robots.txt: %s', (robots, expected) => {
    expect(words({ robots, sitemap: null })).toContain(expected);
  });

  test.each([
    [
      { respectRobots: false, isVerified: true },
      'unverified: robots.txt disallows crawling, but you have turned off “Respect robots.txt”',
    ],
    [
      { respectRobots: true, isVerified: false },
      'warning: robots.txt disallows crawling. To crawl it anyway, verify the domain and turn off “Respect robots.txt”',
    ],
    [
      { respectRobots: false, isVerified: false },
      'warning: robots.txt disallows crawling. To crawl it anyway, verify the domain',
    ],
  ] as const)('says what to do about a robots.txt that disallows crawling: %j', (of, expected) => {
    expect(words({ robots: 'forbids' }, of)).toContain(expected);
  });

  test('says before submission that the job waits for others, or that the queue is full', () => {
    const active = (running: number, waiting: number) => ({ active: { running, waiting } });
    expect(words({}, active(1, 0))).toContain(
      'unverified: The job starts when your other jobs end: 1 running',
    );
    expect(words({}, { ...active(5, 3), limits: plans.pro })).toContain(
      'unverified: The job starts when your other jobs end: 5 running and 3 queued',
    );
    expect(words({}, active(1, 5))).toContain(
      'error: Your queue is full: your plan’s limit is 5 queued jobs',
    );
    expect(words({}, { ...active(4, 0), limits: plans.pro }).join()).not.toContain('other jobs');
    expect(words({}, { active: undefined }).join()).not.toContain('other jobs');
  });

  test('says before submission that the monthly quota is used up', () => {
    expect(words({}, { used: 30 }).at(-1)).toBe('error: You’ve used all 30 jobs this month');
    expect(words({}, { used: undefined })).toHaveLength(3);
  });

  test('requires all sites of a list to be verified to ignore robots.txt', () => {
    expect(
      words({ robots: 'forbids' }, { scope: 'list', isVerified: false, unverifiedHosts: ['b.example'] }),
    ).toContain(
      'warning: robots.txt disallows crawling. To crawl it anyway, verify every listed site and turn off “Respect robots.txt”',
    );
  });
});

describe('words for the page limit', () => {
  const reached = { ok: true, status: 200, durationMs: 120 } as const;
  const refused = { ok: false, words: 'its server refuses connections' } as const;
  const sitemap = { pages: 1_200, complete: true };
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
    [
      'the plan doesn’t allow the number',
      { maxPages: 9_999 },
      { sitemap: { pages: 20_000, complete: true } },
    ],
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
  ])(
    'names the unverified sites of a list, whatever its first site responds: %j',
    (unverifiedHosts, names) => {
      const limit = 'the whole job reads at most 100 pages at 2 requests per second and respects robots.txt.';
      const list = { scope: 'list', isVerified: false, unverifiedHosts } as const;
      expect(words(list)).toBe(`${names} verified, so ${limit}`);
      expect(words(list, { reach: refused })).toBe(`${names} verified, so ${limit}`);
    },
  );

  test('says that the verified sites of a list can’t be read', () => {
    expect(words({ scope: 'list', unverifiedHosts: undefined })).toBe(
      'Couldn’t check which listed sites are verified.',
    );
  });
});
