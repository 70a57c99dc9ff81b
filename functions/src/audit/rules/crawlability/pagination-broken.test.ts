import { broken, link } from '../testPage.fixture';
import { paginationBroken } from './pagination-broken';

test('reports a missing next page', () => {
  expect(paginationBroken.check(link({ role: 'sequence', finalOutcome: broken(404) }))?.message).toBe(
    'A pagination link is broken: /target returns 404 (not found).',
  );
});

test("doesn't report one that exists, or one without a response", () => {
  expect(paginationBroken.check(link({ role: 'sequence' }))).toBeNull();
  expect(paginationBroken.check(link({ finalOutcome: { end: 'unverified' } }))).toBeNull();
});

test("ignores links that aren't to a previous or next page", () =>
  expect(paginationBroken.roles).toEqual(['sequence']));
