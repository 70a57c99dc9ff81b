import { broken, link } from '../testPage.fixture';
import { hreflangBroken } from './hreflang-broken';

test('reports a missing version', () => {
  expect(hreflangBroken.check(link({ role: 'alternate', finalOutcome: broken(404) }))?.message).toBe(
    'An hreflang URL is broken: /target returns 404 (not found).',
  );
});

test("doesn't report one that exists, or one that refuses the crawler", () => {
  expect(hreflangBroken.check(link({ role: 'alternate' }))).toBeNull();
  expect(
    hreflangBroken.check(link({ finalOutcome: { end: 'unverified', seen: { status: 403 } } })),
  ).toBeNull();
});

test("ignores links that aren't language versions", () =>
  expect(hreflangBroken.roles).toEqual(['alternate']));
