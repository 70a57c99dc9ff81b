import { nearestPages } from './nearest';

const pages = [
  { path: '/docs', title: 'Docs' },
  { path: '/docs/reports', title: 'Reports' },
  { path: '/docs/getting-started', title: 'Getting started' },
  { path: '/docs/rules/broken-link', title: 'Broken link', keywords: ['404'] },
  { path: '/docs/rules/broken-image', title: 'Broken image' },
  { path: '/blog/why-a-403-is-not-a-broken-link', title: 'Why a 403 is not a broken link' },
  { path: '/pricing', title: 'Plans and limits' },
  { path: '/docs/rules/page-deep', title: 'Page too many clicks from the start page' },
  { path: '/docs/rules/certificate-ending', title: 'Certificate expires soon' },
  { path: '/docs/rules/content-thin', title: 'Thin content' },
  { path: '/docs/jobs', title: 'Jobs', keywords: ['run', 'audit', 'check', 'crawl'] },
  { path: '/dashboard', title: 'Dashboard', keywords: ['my jobs'] },
  { path: '/about', title: 'About Plumbline' },
  { path: '/blog/tag/links', title: 'Links' },
  { path: '/auth/login', title: 'Log in', keywords: ['sign in', 'signin'] },
];

test.each([
  ['/docs/rules/brokn-link', '/docs/rules/broken-link'],
  ['/docs/report', '/docs/reports'],
  ['/prices/pricing.html', '/pricing'],
  ['/getting-started', '/docs/getting-started'],
  ['/docs/rules/broken%20image', '/docs/rules/broken-image'],
  ['/blog/why-a-404-is-not-a-broken-link', '/blog/why-a-403-is-not-a-broken-link'],
  ['/doc/jobs', '/docs/jobs'],
  ['/DOCS/Jobs.html', '/docs/jobs'],
  ['/abuot', '/about'],
  ['/blog/tag/link', '/blog/tag/links'],
])('the nearest URL to %s is %s', (asked, nearest) => {
  expect(nearestPages(asked, pages)[0]?.path).toBe(nearest);
});

test.each([
  ['/docs/getting-startd', ['/docs/getting-started']],
  ['/docs/rules/brokn-link', ['/docs/rules/broken-link']],
  ['/brokn-link', ['/docs/rules/broken-link', '/blog/why-a-403-is-not-a-broken-link']],
  ['/login', ['/auth/login']],
  ['/signin.html', ['/auth/login']],
  ['/docs/rules/broken-image/index.html', ['/docs/rules/broken-image']],
])('only the given pages are near %s: %j', (asked, nearest) => {
  expect(nearestPages(asked, pages).map(({ path }) => path)).toEqual(nearest);
});

test.each(['/contact', '/terms', '/wp-admin.php', '/%', '/', '/zzz/qqq', '/docs/zzz'])(
  'no page is near %s',
  (asked) => {
    expect(nearestPages(asked, pages)).toEqual([]);
  },
);
