import { breaches } from '../testPage.fixture';
import { noindexPage } from './noindex-page';

test.each([
  '<meta name="robots" content="noindex">',
  '<meta name="ROBOTS" content="nofollow, NoIndex">',
  '<meta name="robots" content="none">',
  '<meta name="robots" content="index"><meta name="robots" content="noindex">',
  '<meta name="googlebot" content="noindex">',
])('reports %s', (html) =>
  expect(breaches(noindexPage, html)).toEqual(['This page has noindex, so search engines don’t list it.']),
);

test('reports a header too', () => {
  expect(breaches(noindexPage, '<p>x', { headers: { 'x-robots-tag': 'noindex, nofollow' } })).toHaveLength(1);
});

test.each([
  '<meta name="robots" content="index, follow">',
  '<meta name="robots" content="max-image-preview:large">',
  '<meta name="description" content="noindex">',
  '<meta name="robots" content="noimageindex">',
  '<meta name="otherbot" content="noindex">',
  '<noscript><meta name="robots" content="noindex"></noscript>',
])("doesn't report %s", (html) => expect(breaches(noindexPage, html)).toEqual([]));

test('reports a header that is for Google only', () => {
  const headers = { 'x-robots-tag': ['otherbot: index', 'googlebot: noindex'] };
  expect(breaches(noindexPage, '<p>x', { headers })).toHaveLength(1);
});

test('ignores a header for another crawler only', () => {
  expect(breaches(noindexPage, '<p>x', { headers: { 'x-robots-tag': 'otherbot: noindex' } })).toEqual([]);
  expect(
    breaches(noindexPage, '<p>x', { headers: { 'x-robots-tag': 'otherbot: nofollow, noindex' } }),
  ).toEqual([]);
});
