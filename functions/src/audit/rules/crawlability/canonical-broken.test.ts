import { broken, chain, link } from '../testPage.fixture';
import { canonicalBroken } from './canonical-broken';

test('reports a canonical URL without a page', () => {
  expect(canonicalBroken.check(link({ role: 'canonical', finalOutcome: broken(404) }))?.message).toBe(
    'The canonical URL is broken: /target returns 404 (not found).',
  );
  expect(canonicalBroken.check(link({ role: 'canonical', finalOutcome: { end: 'loop' } }))).not.toBeNull();
});

test("doesn't report one that exists, redirects, or isn't proven to be broken", () => {
  const of = (finalOutcome: Parameters<typeof link>[0]) =>
    canonicalBroken.check(link({ role: 'canonical', ...finalOutcome }));
  expect(of({})).toBeNull();
  expect(of({ finalOutcome: chain(301, 'https://example.com/old', 'https://example.com/new') })).toBeNull();
  expect(of({ finalOutcome: { end: 'unverified', seen: { status: 403 } } })).toBeNull();
  expect(of({ finalOutcome: { end: 'skipped', seen: { status: 0 } } })).toBeNull();
});

test("ignores links that aren't canonical", () => expect(canonicalBroken.roles).toEqual(['canonical']));
