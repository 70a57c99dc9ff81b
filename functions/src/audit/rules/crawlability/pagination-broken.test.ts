import { broken, link } from '../testPage';
import { paginationBroken } from './pagination-broken';

test('a next page that is not there', () => {
  expect(paginationBroken.check(link({ role: 'sequence', finalOutcome: broken(404) }))?.message).toBe(
    'A pagination link is broken: /target returns 404 (not found).',
  );
});

test('not one that is there, nor one that gave no answer', () => {
  expect(paginationBroken.check(link({ role: 'sequence' }))).toBeNull();
  expect(paginationBroken.check(link({ finalOutcome: { end: 'unverified' } }))).toBeNull();
});

test('only neighbours in a series are its business', () =>
  expect(paginationBroken.roles).toEqual(['sequence']));
