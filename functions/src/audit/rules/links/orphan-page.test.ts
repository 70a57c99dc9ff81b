import { surveyed } from '../testSite';
import { orphanPage } from './orphan-page';

const home = { at: '/', isMapped: true };
const lonely = { at: '/lonely', isMapped: true, linked: false };

test('a page that only the sitemap names', () => {
  expect(surveyed(orphanPage, { pages: [home, lonely] })).toEqual([
    '/lonely The sitemap lists this page, but no page links to it.',
  ]);
});

test('not when only a part of the site was read: a link may stand in the rest', () => {
  expect(surveyed(orphanPage, { isWhole: false, pages: [home, lonely] })).toEqual([]);
});

test('not a page that is linked, redirects, is gone, or asks to be left out', () => {
  const gone = { ...lonely, finalOutcome: { end: 'broken' as const, seen: { status: 404 } } };
  expect(surveyed(orphanPage, { pages: [home, { ...lonely, linked: true }] })).toEqual([]);
  expect(surveyed(orphanPage, { pages: [home, gone] })).toEqual([]);
  expect(surveyed(orphanPage, { pages: [home, { ...lonely, noindex: true }] })).toEqual([]);
  expect(surveyed(orphanPage, { pages: [home, { ...lonely, canonical: '/' }] })).toEqual([]);
});
