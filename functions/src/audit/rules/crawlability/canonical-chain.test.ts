import { surveyed } from '../testSite.fixture';
import { canonicalChain } from './canonical-chain';

test('reports a chain and a loop', () => {
  const chain = [{ at: '/a', canonical: '/b' }, { at: '/b', canonical: '/c' }, { at: '/c' }];
  expect(surveyed(canonicalChain, { pages: chain })).toEqual([
    '/a The canonical page /b has another canonical URL, /c.',
  ]);
  const circle = [
    { at: '/a', canonical: '/b' },
    { at: '/b', canonical: '/a' },
  ];
  expect(surveyed(canonicalChain, { pages: circle })).toHaveLength(2);
});

test("doesn't report a page whose canonical page names itself", () => {
  expect(surveyed(canonicalChain, { pages: [{ at: '/a', canonical: '/b' }, { at: '/b' }] })).toEqual([]);
});
