import { surveyed } from '../testSite';
import { canonicalChain } from './canonical-chain';

test('a chain, and a circle', () => {
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

test('not a page that names one which names itself', () => {
  expect(surveyed(canonicalChain, { pages: [{ at: '/a', canonical: '/b' }, { at: '/b' }] })).toEqual([]);
});
