import { canonicalBroken } from './canonical-broken';
import { broken, link } from './testPage';

test('a canonical address without a page', () => {
  expect(canonicalBroken.check(link({ role: 'canonical', fate: broken(404) }))?.message).toBe(
    'The canonical address is broken: /target answers 404 (not found).',
  );
  expect(canonicalBroken.check(link({ role: 'canonical', fate: { end: 'loop' } }))).not.toBeNull();
});

test('not one that is there, that redirects, or of which nothing is proven', () => {
  expect(canonicalBroken.check(link({ role: 'canonical' }))).toBeNull();
  expect(canonicalBroken.check(link({ fate: { end: 'unverified', seen: { status: 403 } } }))).toBeNull();
});

test('only canonical addresses are its business', () => expect(canonicalBroken.roles).toEqual(['canonical']));
