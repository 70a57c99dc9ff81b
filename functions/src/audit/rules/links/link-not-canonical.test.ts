import { link } from '../testPage.fixture';
import { linkNotCanonical } from './link-not-canonical';

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
