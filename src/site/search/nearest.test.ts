import { distance, nearestPages } from './nearest';

const pages = [
  { path: '/docs', title: 'Docs' },
  { path: '/docs/reports', title: 'Reports' },
  { path: '/docs/getting-started', title: 'Getting started' },
  { path: '/docs/rules/broken-link', title: 'Broken link' },
  { path: '/docs/rules/broken-image', title: 'Broken image' },
  { path: '/blog/why-a-403-is-not-a-broken-link', title: 'Why a 403 is not a broken link' },
  { path: '/pricing', title: 'Plans and limits' },
];

test.each([
  ['kitten', 'sitting', 3],
  ['rule', 'rules', 1],
  ['', 'abc', 3],
])('from %s to %s it takes %i changes', (from, to, changes) => {
  expect(distance(from, to)).toBe(changes);
});

test.each([
  ['/docs/rules/brokn-link', '/docs/rules/broken-link'],
  ['/docs/report', '/docs/reports'],
  ['/prices/pricing.html', '/pricing'],
  ['/getting-started', '/docs/getting-started'],
  ['/docs/rules/broken%20image', '/docs/rules/broken-image'],
])('%s is nearest to %s', (asked, nearest) => {
  expect(nearestPages(asked, pages)[0]?.path).toBe(nearest);
});

test.each(['/wp-login.php', '/%', '/', '/zzz/qqq'])('%s is near to nothing', (asked) => {
  expect(nearestPages(asked, pages)).toEqual([]);
});
