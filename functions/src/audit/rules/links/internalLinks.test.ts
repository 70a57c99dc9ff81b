import { link, violations } from '../testPage.fixture';
import { surveyed } from '../testSite.fixture';
import { linkNofollow, linkNotCanonical, orphanPage } from './internalLinks';

describe('link-not-canonical', () => {
  const canonical = 'https://example.com/shoes';
  const check = (target: string, parts = {}) =>
    linkNotCanonical.check(link({ target, canonical, finalOutcome: { hops: [target] }, ...parts }))?.message;

  test('reports a link to a page with another canonical page', () => {
    expect(check('https://example.com/shoes.html')).toBe('/shoes.html has the canonical URL /shoes.');
    expect(check('https://example.com/shoes/')).toBeDefined();
  });

  test("doesn't report a link to a filter or a sort order of that page", () => {
    expect(check('https://example.com/shoes?sort=price')).toBeUndefined();
    expect(check('https://example.com/shoes?page=2')).toBeUndefined();
  });

  test('reports a link with a query to a page with its own URL', () => {
    const of = (target: string, named: string) => check(target, { canonical: `https://example.com${named}` });
    expect(of('https://example.com/?p=42', '/my-post/')).toBe('/?p=42 has the canonical URL /my-post/.');
    expect(of('https://example.com/product?id=1', '/products/x')).toBeDefined();
    expect(of('https://example.com/?page=2', '/')).toBeUndefined();
    expect(of('https://example.com/shoes?sort=price&page=2', '/shoes?page=2')).toBeUndefined();
  });

  test("doesn't report a page that names itself, a page of another site, or other links", () => {
    expect(check(canonical, { canonical: null })).toBeUndefined();
    expect(check('https://example.com/a', { canonical: 'https://original.example/a' })).toBeUndefined();
    expect(check('https://other.example/a', { toSite: false })).toBeUndefined();
  });
});

describe('link-nofollow', () => {
  test.each([
    '<a rel="nofollow" href="/docs">',
    '<a rel="nofollow" href="/docs#page">',
    '<a rel="noopener NOFOLLOW" href="https://example.com/docs">',
  ])('reports %s', (html) =>
    expect(violations(linkNofollow, html)).toEqual([
      'The link to /docs tells search engines not to follow it.',
    ]),
  );

  test.each([
    '<a href="/docs">',
    '<a rel="nofollow" href="https://other.example/">',
    '<a rel="nofollow" href="/login?next=/">',
    '<a rel="nofollow" href="/cart">',
    // Rails and WordPress write these
    '<a rel="nofollow" data-method="delete" href="/users/sign_out">',
    '<a rel="nofollow" href="/users/password/new">',
    '<a rel="nofollow" id="cancel-comment-reply-link" href="/page#respond">',
    '<a rel="nofollow" href="/list?sort=price">',
    '<a rel="nofollow sponsored" href="mailto:a@example.com">',
  ])("doesn't report %s", (html) => expect(violations(linkNofollow, html)).toEqual([]));
});

describe('orphan-page', () => {
  const home = { at: '/', isMapped: true };
  const lonely = { at: '/lonely', isMapped: true, linked: false };

  test('reports a page that only the sitemap lists', () => {
    expect(surveyed(orphanPage, { pages: [home, lonely] })).toEqual([
      '/lonely The sitemap lists this page, but no page links to it.',
    ]);
  });

  test("doesn't report it if only a part of the site was read, because the rest may link to it", () => {
    expect(surveyed(orphanPage, { isWhole: false, pages: [home, lonely] })).toEqual([]);
  });

  test("doesn't report a page that is linked, redirects, is gone, or is noindex", () => {
    const gone = { ...lonely, finalOutcome: { end: 'broken' as const, seen: { status: 404 } } };
    expect(surveyed(orphanPage, { pages: [home, { ...lonely, linked: true }] })).toEqual([]);
    expect(surveyed(orphanPage, { pages: [home, gone] })).toEqual([]);
    expect(surveyed(orphanPage, { pages: [home, { ...lonely, noindex: true }] })).toEqual([]);
    expect(surveyed(orphanPage, { pages: [home, { ...lonely, canonical: '/' }] })).toEqual([]);
  });
});
