import { sitemap, siteOf, surveyed } from '../testSite';
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
])('%j', (file, words) =>
  expect(of(file)).toEqual([`/ The sitemap https://example.com/sitemap.xml ${words}.`]),
);

test('no answer, or a refusal, proves nothing', () => {
  for (const status of [0, 403])
    expect([...sitemapUnreadable.survey(siteOf(site({ problem: 'unreachable', status })))]).toMatchObject([
      { severity: 'unverified' },
    ]);
});

test('not a sound one, nor a missing one that nobody has named', () => {
  expect(of({})).toEqual([]);
  expect(of({ named: false, problem: 'missing', status: 404 })).toEqual([]);
});
