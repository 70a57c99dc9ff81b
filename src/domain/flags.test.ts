import { flagValue, knownFlags } from './flags';

test('only flags that exist, with values that they can have', () => {
  expect(
    knownFlags({ 'home-heading': 'outcome', 'feedback-button': 'yes', constructor: 'control', other: true }),
  ).toEqual({ 'home-heading': 'outcome' });
  for (const nonsense of [null, undefined, 'text', 7, []]) expect(knownFlags(nonsense)).toEqual({});
});

test('an override comes before what was fetched, and the default after both', () => {
  const fetched = knownFlags({ 'home-heading': 'outcome' });
  expect(flagValue('home-heading')).toBe('control');
  expect(flagValue('home-heading', {}, fetched)).toBe('outcome');
  expect(flagValue('home-heading', { 'home-heading': 'control' }, fetched)).toBe('control');
  expect(flagValue('feedback-button', fetched)).toBe(false);
});
