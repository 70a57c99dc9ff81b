import { surveyed } from '../testSite.fixture';
import { orphanPage } from './orphan-page';

const home = { at: '/', isMapped: true };
const lonely = { at: '/lonely', isMapped: true, linked: false };

test('reports a page that only the sitemap lists', () => {
  expect(surveyed(orphanPage, { pages: [home, lonely] })).toEqual([
    '/lonely The sitemap lists this page, but no page links to it.',
  ]);
});

test("doesn't report it if only a part of the site was read, because the rest may link to it", () => {
  expect(surveyed(orphanPage, { isWhole: false, pages: [home, lonely] })).toEqual([]);
});

test("doesn't report a page that is linked, redirects, is gone, or is noindex", () => {
  const gone = { ...lonely, finalOutcome: { end: 'broken' as const, seen: { status: 404 } } };
  expect(surveyed(orphanPage, { pages: [home, { ...lonely, linked: true }] })).toEqual([]);
  expect(surveyed(orphanPage, { pages: [home, gone] })).toEqual([]);
  expect(surveyed(orphanPage, { pages: [home, { ...lonely, noindex: true }] })).toEqual([]);
  expect(surveyed(orphanPage, { pages: [home, { ...lonely, canonical: '/' }] })).toEqual([]);
});
