import { breaches } from '../testPage';
import { nofollowPage } from './nofollow-page';

test('a page that may be listed but whose links may not be followed', () => {
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
])('not %s', (html) => expect(breaches(nofollowPage, html)).toEqual([]));

test('not what the header tells one other crawler', () => {
  const headers = { 'x-robots-tag': 'otherbot: noarchive, nofollow' };
  expect(breaches(nofollowPage, '<p>x', { headers })).toEqual([]);
});
