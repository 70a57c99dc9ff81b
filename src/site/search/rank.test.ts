import type { PageName } from './nearest';
import { ranked } from './rank';

const pages: readonly PageName[] = [
  { path: '/docs/rules/broken-link', title: 'Broken link', keywords: ['404', 'broken'], indexed: 'link' },
  { path: '/docs/rules/hreflang-broken', title: 'Broken hreflang URL', indexed: 'hreflang' },
  { path: '/blog/why-a-403-is-not-a-broken-link', title: 'Why a 403 is not a broken link', indexed: '403' },
  { path: '/docs/rules/unverified-link', title: 'Unverified link', indexed: 'unverified' },
  { path: '/docs/verification', title: 'Verification', keywords: ['verify'], indexed: 'verification' },
  { path: '/docs/rules/csp-missing', title: 'Missing Content-Security-Policy', indexed: 'csp-missing' },
  {
    path: '/docs/rules/csp-weak',
    title: 'Weak Content-Security-Policy',
    indexed: 'csp-weak',
  },
  { path: '/pricing', title: 'Plans and limits', keywords: ['price'], indexed: 'pricing' },
  { path: '/auth/login', title: 'Log in', keywords: ['sign in'] },
];

const pathsFor = (typed: string, texts: Readonly<Record<string, number>>) => {
  const hits = Object.entries(texts).map(([id, score]) => ({ id, score }));
  return ranked(typed.split(' '), pages, hits).map(({ page }) => page.path);
};

test('a name that nearly equals the query comes before a text that often contains it', () => {
  expect(pathsFor('broken link', { 403: 9, link: 3, hreflang: 2 })).toEqual([
    '/docs/rules/broken-link',
    '/blog/why-a-403-is-not-a-broken-link',
    '/docs/rules/hreflang-broken',
  ]);
});

test.each([
  ['verify', '/docs/verification', { unverified: 5, verification: 1 }],
  ['verification', '/docs/verification', { unverified: 5, verification: 1 }],
  ['broken', '/docs/rules/broken-link', { hreflang: 5, link: 3 }],
  ['price', '/pricing', { link: 5, pricing: 1 }],
])('of the pages that contain “%s”, the one with that name comes first', (typed, first, texts) => {
  expect(pathsFor(typed, texts)[0]).toBe(first);
});

test('finds a page by its name even if its text does not contain the words', () => {
  expect(pathsFor('csp', {}).sort()).toEqual(['/docs/rules/csp-missing', '/docs/rules/csp-weak']);
  expect(pathsFor('sign', {})).toEqual(['/auth/login']);
  expect(pathsFor('404', { hreflang: 1 })[0]).toBe('/docs/rules/broken-link');
});

test('between equally good names, the texts decide', () => {
  expect(pathsFor('csp', { 'csp-weak': 4, 'csp-missing': 1 })[0]).toBe('/docs/rules/csp-weak');
  expect(pathsFor('csp', { 'csp-weak': 1, 'csp-missing': 4 })[0]).toBe('/docs/rules/csp-missing');
});

test('does not find what neither text nor name contains', () => {
  expect(pathsFor('broken', { link: 1 })).not.toContain('/pricing');
});
