import { flagValue, knownFlags } from './flags';

test('accepts only existing flags with valid values', () => {
  expect(
    knownFlags({ 'home-heading': 'outcome', 'feedback-button': 'yes', constructor: 'control', other: true }),
  ).toEqual({ 'home-heading': 'outcome' });
  for (const nonsense of [null, undefined, 'text', 7, []]) expect(knownFlags(nonsense)).toEqual({});
});

test('prefers an override to the fetched value, and both to the default', () => {
  const fetched = knownFlags({ 'home-heading': 'outcome' });
  expect(flagValue('home-heading')).toBe('control');
  expect(flagValue('home-heading', {}, fetched)).toBe('outcome');
  expect(flagValue('home-heading', { 'home-heading': 'control' }, fetched)).toBe('control');
  expect(flagValue('feedback-button', fetched)).toBe(false);
});
