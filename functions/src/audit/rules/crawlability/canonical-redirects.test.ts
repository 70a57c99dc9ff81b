import { chain, link } from '../testPage';
import { canonicalRedirects } from './canonical-redirects';

const from = 'https://example.com/old';
const to = 'https://example.com/new';

test('a canonical address that redirects', () => {
  expect(canonicalRedirects.check(link({ target: from, finalOutcome: chain(301, from, to) }))?.message).toBe(
    'The canonical URL /old redirects to /new.',
  );
});

test('not one that is a page, nor one that is broken in the end', () => {
  expect(canonicalRedirects.check(link())).toBeNull();
  const gone = { ...chain(301, from, to), end: 'broken' as const };
  expect(canonicalRedirects.check(link({ target: from, finalOutcome: gone }))).toBeNull();
});

test('only canonical addresses are its business', () =>
  expect(canonicalRedirects.roles).toEqual(['canonical']));
