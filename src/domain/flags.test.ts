import { flagValue, knownFlags, remoteConfigOf } from './flags';

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

test('remote configuration keeps within its bounds', () => {
  const usual = { surveyAfterReports: 3, recordingPercent: 10 };
  for (const nonsense of [null, 'x', [], { surveyAfterReports: 0, recordingPercent: 101 }])
    expect(remoteConfigOf(nonsense)).toEqual(usual);
  expect(remoteConfigOf({ recordingPercent: 50 })).toEqual({ ...usual, recordingPercent: 50 });
});
