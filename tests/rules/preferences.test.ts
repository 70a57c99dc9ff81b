import * as v from 'valibot';
import { defaultPreferences, preferencesSchema } from '#domain/preferences';
import { remove, set, update, withDatabase } from './support';
import { describeTable, type Row } from './table';

withDatabase('preferences', (owner) => ({ [`users/${owner}/settings/preferences`]: defaultPreferences }));

const { notifications, jobDefaults, appearance } = defaultPreferences;
const withDefaults = (change: object) => ({
  ...defaultPreferences,
  jobDefaults: { ...jobDefaults, ...change },
});
const withNotifications = (change: object) => ({
  ...defaultPreferences,
  notifications: { ...notifications, ...change },
});
const without = (object: object, field: string) =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));

const good: [string, object][] = [
  ['the defaults', defaultPreferences],
  ['a dark theme', { ...defaultPreferences, appearance: { theme: 'dark' } }],
  ['every notification', withNotifications({ gotWorse: true, jobFailed: true, jobSucceeded: true })],
  ['the largest job', withDefaults({ maxPages: 100_000, maxDepth: 100, requestsPerSecond: 100 })],
  ['the smallest job', withDefaults({ maxPages: 1, maxDepth: 0, requestsPerSecond: 1 })],
  ['one page', withDefaults({ scope: 'page' })],
];

const bad: [string, object][] = [
  ['nothing', {}],
  ['only notifications', { notifications }],
  ['an unknown field', { ...defaultPreferences, admin: true }],
  [
    'an unknown field of the appearance',
    { ...defaultPreferences, appearance: { ...appearance, plan: 'team' } },
  ],
  ['an unknown notification', withNotifications({ sms: true })],
  ['an unknown default', withDefaults({ headers: {} })],
  ['an unknown theme', { ...defaultPreferences, appearance: { theme: 'x'.repeat(500_000) } }],
  ['a number as theme', { ...defaultPreferences, appearance: { theme: 1 } }],
  ['a string as appearance', { ...defaultPreferences, appearance: 'dark' }],
  ...Object.keys(notifications).flatMap((name): [string, object][] => [
    [`a string as notification ${name}`, withNotifications({ [name]: 'true' })],
    [`notifications without ${name}`, { ...defaultPreferences, notifications: without(notifications, name) }],
  ]),
  ['too many pages', withDefaults({ maxPages: 100_001 })],
  ['no pages', withDefaults({ maxPages: 0 })],
  ['a fraction of a page', withDefaults({ maxPages: 1.5 })],
  ['a string as pages', withDefaults({ maxPages: '500' })],
  ['a depth above the limit', withDefaults({ maxDepth: 101 })],
  ['a negative depth', withDefaults({ maxDepth: -1 })],
  ['too many requests per second', withDefaults({ requestsPerSecond: 101 })],
  ['no requests per second', withDefaults({ requestsPerSecond: 0 })],
  ['a string as external check', withDefaults({ checkExternal: 'true' })],
  ['a string as respecting robots.txt', withDefaults({ respectRobots: 'true' })],
  ['an unknown scope', withDefaults({ scope: 'universe' })],
  ['null', { ...defaultPreferences, jobDefaults: null }],
];

describeTable('preferences', (owner): Row[] => {
  const path = `users/${owner}/settings/preferences`;
  return [
    ...good.map(([name, data]): Row => [`save ${name}`, set(path, data), ['owner']]),
    ...bad.map(([name, data]): Row => [`save ${name}`, set(path, data), []]),
    ['change one field', update(path, { 'appearance.theme': 'light' }), ['owner']],
    ['add a field', update(path, { admin: true }), []],
    ['delete preferences', remove(path), []],
    [
      'save the preferences of another user',
      set('users/other/settings/preferences', defaultPreferences),
      ['owner'],
      'other',
    ],
    [
      'save the preferences of a blocked user',
      set('users/owner-blocked/settings/preferences', defaultPreferences),
      ['owner'],
      'owner-blocked',
    ],
    ['save preferences under another name', set(`users/${owner}/settings/other`, defaultPreferences), []],
  ];
});

describe('rules and schema agree', () => {
  it.each(good)('that %s can be saved', (_, data) => {
    expect(v.is(preferencesSchema, data)).toBe(true);
  });
  it.each(bad)('that %s cannot be saved', (_, data) => {
    expect(v.is(preferencesSchema, data)).toBe(false);
  });
});
