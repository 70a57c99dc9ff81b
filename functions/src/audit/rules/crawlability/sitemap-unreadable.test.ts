import { sitemap, siteOf, surveyed } from '../testSite.fixture';
import { sitemapUnreadable } from './sitemap-unreadable';

const site = (file: Parameters<typeof sitemap>[0]) => ({
  facts: { sitemap: sitemap(file) },
  pages: [{ at: '/' }],
});
const of = (file: Parameters<typeof sitemap>[0]) => surveyed(sitemapUnreadable, site(file));

test.each([
  [{ problem: 'missing', status: 404 } as const, 'returns 404 (not found)'],
  [{ problem: 'empty' } as const, 'lists no pages'],
  [{ problem: 'not-a-sitemap' } as const, 'is not a sitemap'],
  [{ problem: 'unreachable', status: 500 } as const, 'returns 500 (internal server error)'],
])('reports %j', (file, words) =>
  expect(of(file)).toEqual([`/ The sitemap https://example.com/sitemap.xml ${words}.`]),
);

test("doesn't report a missing response or a refusal, which prove nothing", () => {
  for (const status of [0, 403])
    expect([...sitemapUnreadable.survey(siteOf(site({ problem: 'unreachable', status })))]).toMatchObject([
      { severity: 'unverified' },
    ]);
});

test("doesn't report a valid one, or a missing one that isn't named", () => {
  expect(of({})).toEqual([]);
  expect(of({ named: false, problem: 'missing', status: 404 })).toEqual([]);
});
