import * as v from 'valibot';
import { defaultPreferences, preferencesSchema, themes } from './preferences';

test('the defaults are valid and send emails only about checks that got worse', () => {
  expect(v.parse(preferencesSchema, defaultPreferences)).toEqual(defaultPreferences);
  expect(defaultPreferences.notifications).toEqual({ gotWorse: true, jobFailed: false, jobSucceeded: false });
});

test('a new job checks everything that robots.txt allows, by default', () => {
  expect(defaultPreferences.jobDefaults).toMatchObject({ checkExternal: true, respectRobots: true });
});

test('follows the system’s theme by default, and knows a light and a dark one', () => {
  expect(defaultPreferences.appearance.theme).toBe('system');
  expect(themes).toEqual(['system', 'light', 'dark']);
});

test.each(['notifications', 'jobDefaults', 'appearance'] as const)('rejects unknown %s', (part) => {
  const changed = { ...defaultPreferences, [part]: { ...defaultPreferences[part], other: true } };
  expect(v.is(preferencesSchema, changed)).toBe(false);
  expect(v.is(preferencesSchema, { ...defaultPreferences, [part]: {} })).toBe(false);
});

test.each([
  ['maxPages', 0],
  ['maxPages', 100_001],
  ['maxDepth', -1],
  ['maxDepth', 101],
  ['requestsPerSecond', 0],
  ['requestsPerSecond', 101],
  ['requestsPerSecond', 1.5],
])('rejects %s: %d', (name, value) => {
  const jobDefaults = { ...defaultPreferences.jobDefaults, [name]: value };
  expect(v.is(preferencesSchema, { ...defaultPreferences, jobDefaults })).toBe(false);
});
