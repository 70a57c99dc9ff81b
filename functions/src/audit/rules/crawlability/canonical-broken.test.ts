import { broken, journey, link } from '../testPage';
import { canonicalBroken } from './canonical-broken';

test('a canonical address without a page', () => {
  expect(canonicalBroken.check(link({ role: 'canonical', fate: broken(404) }))?.message).toBe(
    'The canonical address is broken: /target answers 404 (not found).',
  );
  expect(canonicalBroken.check(link({ role: 'canonical', fate: { end: 'loop' } }))).not.toBeNull();
});

test('not one that is there, that redirects, or of which nothing is proven', () => {
  const of = (fate: Parameters<typeof link>[0]) =>
    canonicalBroken.check(link({ role: 'canonical', ...fate }));
  expect(of({})).toBeNull();
  expect(of({ fate: journey(301, 'https://example.com/old', 'https://example.com/new') })).toBeNull();
  expect(of({ fate: { end: 'unverified', seen: { status: 403 } } })).toBeNull();
  expect(of({ fate: { end: 'skipped', seen: { status: 0 } } })).toBeNull();
});

test('only canonical addresses are its business', () => expect(canonicalBroken.roles).toEqual(['canonical']));
