import { closestName, closestPath } from './likely';

test.each([
  ['brokn-link', 'broken-link'],
  ['zzz', undefined],
])('suggests for %s: %s', (asked, meant) => {
  expect(closestName(asked, ['redirect-loop', 'broken-link', 'broken-image'])).toBe(meant);
});

const paths = ['/', '/pricing', '/docs', '/docs/jobs', '/docs/rules/broken-link', '/blog/jobs'];

test.each([
  ['/docs/job', '/docs/jobs'],
  ['/docs/jobs.mdx', '/docs/jobs'],
  ['/docs/jobs/', '/docs/jobs'],
  ['/blog/job', '/blog/jobs'],
  ['/docs/broken-link', '/docs/rules/broken-link'],
  ['/somewhere-else', undefined],
])('suggests for the path %s: %s', (asked, meant) => {
  expect(closestPath(asked, paths)).toBe(meant);
});
