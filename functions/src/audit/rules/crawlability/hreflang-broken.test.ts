import { broken, link } from '../testPage';
import { hreflangBroken } from './hreflang-broken';

test('a version that is gone', () => {
  expect(hreflangBroken.check(link({ role: 'alternate', finalOutcome: broken(404) }))?.message).toBe(
    'An hreflang URL is broken: /target returns 404 (not found).',
  );
});

test('not one that is there, nor one that refuses us', () => {
  expect(hreflangBroken.check(link({ role: 'alternate' }))).toBeNull();
  expect(
    hreflangBroken.check(link({ finalOutcome: { end: 'unverified', seen: { status: 403 } } })),
  ).toBeNull();
});

test('only language versions are its business', () => expect(hreflangBroken.roles).toEqual(['alternate']));
