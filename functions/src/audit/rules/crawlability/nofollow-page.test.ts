import { breaches } from '../testPage.fixture';
import { nofollowPage } from './nofollow-page';

test('reports an indexed page with nofollow', () => {
  expect(breaches(nofollowPage, '<meta name="robots" content="index, NOFOLLOW">')).toEqual([
    'This page has nofollow, so search engines don’t follow its links.',
  ]);
  expect(breaches(nofollowPage, '<p>x', { headers: { 'x-robots-tag': 'nofollow' } })).toHaveLength(1);
});

test.each([
  '<meta name="robots" content="follow">',
  '<meta name="robots" content="noindex, nofollow">',
  '<meta name="robots" content="none">',
  '<a rel="nofollow" href="/a">',
])("doesn't report %s", (html) => expect(breaches(nofollowPage, html)).toEqual([]));

test('ignores a header for another crawler only', () => {
  const headers = { 'x-robots-tag': 'otherbot: noarchive, nofollow' };
  expect(breaches(nofollowPage, '<p>x', { headers })).toEqual([]);
});
