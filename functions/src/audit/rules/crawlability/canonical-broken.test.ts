import { broken, chain, link } from '../testPage';
import { canonicalBroken } from './canonical-broken';

test('a canonical address without a page', () => {
  expect(canonicalBroken.check(link({ role: 'canonical', finalOutcome: broken(404) }))?.message).toBe(
    'The canonical URL is broken: /target returns 404 (not found).',
  );
  expect(canonicalBroken.check(link({ role: 'canonical', finalOutcome: { end: 'loop' } }))).not.toBeNull();
});

test('not one that is there, that redirects, or of which nothing is proven', () => {
  const of = (finalOutcome: Parameters<typeof link>[0]) =>
    canonicalBroken.check(link({ role: 'canonical', ...finalOutcome }));
  expect(of({})).toBeNull();
  expect(of({ finalOutcome: chain(301, 'https://example.com/old', 'https://example.com/new') })).toBeNull();
  expect(of({ finalOutcome: { end: 'unverified', seen: { status: 403 } } })).toBeNull();
  expect(of({ finalOutcome: { end: 'skipped', seen: { status: 0 } } })).toBeNull();
});

test('only canonical addresses are its business', () => expect(canonicalBroken.roles).toEqual(['canonical']));
