import { surveyed } from '../testSite';
import { canonicalNoindex } from './canonical-noindex';

test('a page whose canonical page is not to be listed', () => {
  expect(
    surveyed(canonicalNoindex, {
      pages: [
        { at: '/a', canonical: '/b' },
        { at: '/b', noindex: true },
      ],
    }),
  ).toEqual(['/a The canonical page /b has noindex.']);
});

test('not when both are kept out, or neither is', () => {
  const hidden = { at: '/b', noindex: true };
  expect(
    surveyed(canonicalNoindex, { pages: [{ at: '/a', canonical: '/b', noindex: true }, hidden] }),
  ).toEqual([]);
  expect(surveyed(canonicalNoindex, { pages: [{ at: '/a', canonical: '/b' }, { at: '/b' }] })).toEqual([]);
});

test('not when the canonical page was not read', () => {
  expect(surveyed(canonicalNoindex, { pages: [{ at: '/a', canonical: '/b' }] })).toEqual([]);
});
