import { surveyed } from '../testSite.fixture';
import { pageDeep } from './page-deep';

const home = { at: '/', depth: 0 };

test('reports a page more than five clicks away', () => {
  expect(surveyed(pageDeep, { pages: [home, { at: '/a', depth: 6 }] })).toEqual([
    '/a This page is 6 clicks away from the start page.',
  ]);
});

test("doesn't report one that is five clicks away, or that search results never show", () => {
  expect(surveyed(pageDeep, { pages: [home, { at: '/a', depth: 5 }] })).toEqual([]);
  expect(surveyed(pageDeep, { pages: [home, { at: '/a', depth: 9, noindex: true }] })).toEqual([]);
});

test("doesn't report it if only a part of the site was read, because there may be a shorter way", () => {
  expect(surveyed(pageDeep, { isWhole: false, pages: [home, { at: '/a', depth: 9 }] })).toEqual([]);
});
