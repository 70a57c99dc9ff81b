import { surveyed } from '../testSite.fixture';
import { canonicalNoindex } from './canonical-noindex';

test('reports a page whose canonical page is noindex', () => {
  expect(
    surveyed(canonicalNoindex, {
      pages: [
        { at: '/a', canonical: '/b' },
        { at: '/b', noindex: true },
      ],
    }),
  ).toEqual(['/a The canonical page /b has noindex.']);
});

test("doesn't report it if both are noindex, or neither is", () => {
  const hidden = { at: '/b', noindex: true };
  expect(
    surveyed(canonicalNoindex, { pages: [{ at: '/a', canonical: '/b', noindex: true }, hidden] }),
  ).toEqual([]);
  expect(surveyed(canonicalNoindex, { pages: [{ at: '/a', canonical: '/b' }, { at: '/b' }] })).toEqual([]);
});

test("doesn't report it if the canonical page was not read", () => {
  expect(surveyed(canonicalNoindex, { pages: [{ at: '/a', canonical: '/b' }] })).toEqual([]);
});
