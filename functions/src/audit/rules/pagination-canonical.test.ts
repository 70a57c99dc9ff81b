import { paginationCanonical } from './pagination-canonical';
import { surveyed } from './testSite';

const first = { at: '/blog' };
const second = { at: '/blog/2', canonical: '/blog', note: { p: 0 } };

test('further pages that name the first', () => {
  const third = { at: '/blog/3', canonical: '/blog', note: { p: 1 } };
  expect(surveyed(paginationCanonical, { pages: [first, second, third] })).toEqual([
    '/blog/2 This further page of a series names /blog as the one that counts.',
    '/blog/3 This further page of a series names /blog as the one that counts.',
  ]);
});

test('not one that names itself, nor one that names the page with all entries', () => {
  expect(surveyed(paginationCanonical, { pages: [first, { at: '/blog/2', note: { p: 0 } }] })).toEqual([]);
  const all = { at: '/blog/all' };
  expect(
    surveyed(paginationCanonical, { pages: [first, { ...second, canonical: '/blog/all' }, all] }),
  ).toEqual([]);
});

test('not a page without a previous one', () => {
  expect(surveyed(paginationCanonical, { pages: [first, { at: '/a', canonical: '/blog' }] })).toEqual([]);
});
