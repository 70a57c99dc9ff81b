import { auditSite } from '#functions/audit/testSupport.fixture';
import { page } from '#tests/support/sitePages';
import { startSite } from '#tests/support/siteServer';
import { broken, link } from '../testPage.fixture';
import { surveyed } from '../testSite.fixture';
import { pageDeep, paginationBroken, paginationCanonical } from './siteStructure';

describe('page-deep', () => {
  const home = { at: '/', depth: 0 };

  test('reports a page more than five clicks away', () => {
    expect(surveyed(pageDeep, { pages: [home, { at: '/a', depth: 6 }] })).toEqual([
      '/a This page is 6 clicks away from the start page.',
    ]);
  });

  test("doesn't report one that is five clicks away, or that search results never show", () => {
    expect(surveyed(pageDeep, { pages: [home, { at: '/a', depth: 5 }] })).toEqual([]);
    expect(surveyed(pageDeep, { pages: [home, { at: '/a', depth: 9, noindex: true }] })).toEqual([]);
  });

  test("doesn't report it if only a part of the site was read, because there may be a shorter way", () => {
    expect(surveyed(pageDeep, { isWhole: false, pages: [home, { at: '/a', depth: 9 }] })).toEqual([]);
  });
});

describe('pagination-broken', () => {
  test('reports a missing next page', () => {
    expect(paginationBroken.check(link({ role: 'sequence', finalOutcome: broken(404) }))?.message).toBe(
      'A pagination link is broken: /target returns 404 (not found).',
    );
  });

  test("doesn't report one that exists, or one without a response", () => {
    expect(paginationBroken.check(link({ role: 'sequence' }))).toBeNull();
    expect(paginationBroken.check(link({ finalOutcome: { end: 'unverified' } }))).toBeNull();
  });

  test("ignores links that aren't to a previous or next page", () =>
    expect(paginationBroken.roles).toEqual(['sequence']));
});

describe('pagination-canonical', () => {
  const first = { at: '/blog' };
  const second = { at: '/blog/2', canonical: '/blog', note: { p: 0 } };

  test('reports further pages with the first one as canonical', () => {
    const third = { at: '/blog/3', canonical: '/blog', note: { p: 1 } };
    expect(surveyed(paginationCanonical, { pages: [first, second, third] })).toEqual([
      '/blog/2 The canonical URL of this paginated page is /blog.',
      '/blog/3 The canonical URL of this paginated page is /blog.',
    ]);
  });

  test("doesn't report it if the audit requests neither URL, as with external links unchecked", async () => {
    const site = await startSite(() => ({
      '/': page('One', { head: elsewhere('/1'), body: '<a href="/2">2</a>', nav: false }),
      '/2': page('Two', { head: `<link rel="prev" href="/">${elsewhere('/2')}`, nav: false }),
    }));
    const { findings } = await auditSite({ url: site.url, checkExternal: false });
    await site.close();
    expect(findings.filter(({ rule }) => rule === 'pagination-canonical')).toEqual([]);
  });

  const elsewhere = (path: string) => `<link rel="canonical" href="https://book.invalid${path}">`;

  test("doesn't report one that names itself, or a page with all entries", () => {
    expect(surveyed(paginationCanonical, { pages: [first, { at: '/blog/2', note: { p: 0 } }] })).toEqual([]);
    const all = { at: '/blog/all' };
    expect(
      surveyed(paginationCanonical, { pages: [first, { ...second, canonical: '/blog/all' }, all] }),
    ).toEqual([]);
  });

  test("doesn't report a page without a previous one", () => {
    expect(surveyed(paginationCanonical, { pages: [first, { at: '/a', canonical: '/blog' }] })).toEqual([]);
  });
});
