import * as v from 'valibot';
import { defaultPreferences, preferencesSchema } from '../../src/domain/preferences';
import { expectVerdict, type Row, remove, set, table, update, withDatabase } from './support';

const path = 'users/owner/settings/preferences';
withDatabase('preferences', { [path]: defaultPreferences });

const { notifications, jobDefaults, appearance } = defaultPreferences;
const withDefaults = (change: object) => ({
  ...defaultPreferences,
  jobDefaults: { ...jobDefaults, ...change },
});

const good: [string, object][] = [
  ['the defaults', defaultPreferences],
  ['a dark theme', { ...defaultPreferences, appearance: { theme: 'dark' } }],
  [
    'every notification',
    { ...defaultPreferences, notifications: { gotWorse: true, jobFailed: true, jobSucceeded: true } },
  ],
  ['the largest job', withDefaults({ maxPages: 100_000, maxDepth: 100, requestsPerSecond: 100 })],
  ['the smallest job', withDefaults({ maxPages: 1, maxDepth: 0, requestsPerSecond: 1 })],
  ['one page', withDefaults({ scope: 'page' })],
];

const bad: [string, object][] = [
  ['nothing', {}],
  ['a part only', { notifications }],
  ['a field nobody knows', { ...defaultPreferences, admin: true }],
  [
    'a field nobody knows, further in',
    { ...defaultPreferences, appearance: { ...appearance, plan: 'team' } },
  ],
  ['a notification nobody knows', { ...defaultPreferences, notifications: { ...notifications, sms: true } }],
  ['a default nobody knows', withDefaults({ headers: {} })],
  ['a theme nobody knows', { ...defaultPreferences, appearance: { theme: 'x'.repeat(500_000) } }],
  ['a theme that is a number', { ...defaultPreferences, appearance: { theme: 1 } }],
  ['an appearance that is a text', { ...defaultPreferences, appearance: 'dark' }],
  [
    'a choice that is a text',
    { ...defaultPreferences, notifications: { ...notifications, gotWorse: 'true' } },
  ],
  ['a choice left out', { ...defaultPreferences, notifications: { gotWorse: true, jobFailed: true } }],
  ['too many pages', withDefaults({ maxPages: 100_001 })],
  ['no pages', withDefaults({ maxPages: 0 })],
  ['half a page', withDefaults({ maxPages: 1.5 })],
  ['pages in words', withDefaults({ maxPages: '500' })],
  ['a depth below the ground', withDefaults({ maxDepth: -1 })],
  ['a rush', withDefaults({ requestsPerSecond: 101 })],
  ['a scope nobody knows', withDefaults({ scope: 'universe' })],
  ['null', { ...defaultPreferences, jobDefaults: null }],
];

const rows: Row[] = [
  ...good.map(([name, data]): Row => [`save ${name}`, set(path, data), ['owner']]),
  ...bad.map(([name, data]): Row => [`save ${name}`, set(path, data), []]),
  ['change one field', update(path, { 'appearance.theme': 'light' }), ['owner']],
  ['add a field', update(path, { admin: true }), []],
  ['delete them', remove(path), []],
  [
    'save another person’s',
    set('users/other/settings/preferences', defaultPreferences),
    ['other', 'demotedSince'],
  ],
  ['save those of somebody blocked', set('users/blocked/settings/preferences', defaultPreferences), []],
  ['save those of somebody waiting', set('users/waiting/settings/preferences', defaultPreferences), []],
  ['save them under another name', set('users/owner/settings/other', defaultPreferences), []],
];

describe('preferences', () => {
  it.each(table(rows))('$caller $verdict $name', expectVerdict);
});

describe('rules and schema agree', () => {
  it.each(good)('that %s is right', (_, data) => {
    expect(v.is(preferencesSchema, data)).toBe(true);
  });
  it.each(bad)('that %s is wrong', (_, data) => {
    expect(v.is(preferencesSchema, data)).toBe(false);
  });
});
