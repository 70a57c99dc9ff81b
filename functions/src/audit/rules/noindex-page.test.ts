import { noindexPage } from './noindex-page';
import { breaches } from './testPage';

test.each([
  '<meta name="robots" content="noindex">',
  '<meta name="ROBOTS" content="nofollow, NoIndex">',
  '<meta name="robots" content="none">',
])('%s', (html) =>
  expect(breaches(noindexPage, html)).toEqual(['This page asks search engines to leave it out.']),
);

test('a header says it too', () => {
  expect(breaches(noindexPage, '<p>x', { headers: { 'x-robots-tag': 'noindex, nofollow' } })).toHaveLength(1);
});

test.each([
  '<meta name="robots" content="index, follow">',
  '<meta name="robots" content="max-image-preview:large">',
  '<meta name="description" content="noindex">',
  '<meta name="robots" content="noimageindex">',
])('not %s', (html) => expect(breaches(noindexPage, html)).toEqual([]));

test('not what a header tells one other crawler', () => {
  expect(breaches(noindexPage, '<p>x', { headers: { 'x-robots-tag': 'otherbot: noindex' } })).toEqual([]);
});
