import { surveyed } from '../testSite';
import { faviconMissing, namesIcon } from './favicon-missing';

const of = (icon: boolean | undefined, note = {}) =>
  surveyed(faviconMissing, { facts: icon === undefined ? {} : { icon }, pages: [{ at: '/', note }] });

test('neither named nor at the usual place', () => {
  expect(of(false)).toEqual([
    '/ The site has no favicon: no page links to one, and /favicon.ico is missing.',
  ]);
});

test('not when either is there, or when nobody could ask', () => {
  expect(of(true)).toEqual([]);
  expect(of(false, { i: 1 })).toEqual([]);
  expect(of(undefined)).toEqual([]);
});

test.each(['icon', 'shortcut icon', 'apple-touch-icon'])('%s names one', (rel) =>
  expect(namesIcon(rel)).toBe(true),
);
test('but not every word with icon in it', () => expect(namesIcon('iconic')).toBe(false));
