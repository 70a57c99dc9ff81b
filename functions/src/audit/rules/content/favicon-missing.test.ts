import { surveyed } from '../testSite';
import { faviconMissing, namesIcon } from './favicon-missing';

const of = (icon: boolean | undefined, note = {}) =>
  surveyed(faviconMissing, { facts: icon === undefined ? {} : { icon }, pages: [{ at: '/', note }] });

test('reports an icon that is neither named nor at the default location', () => {
  expect(of(false)).toEqual([
    '/ The site has no favicon: no page links to one, and /favicon.ico is missing.',
  ]);
});

test("doesn't report either of them, or an unknown one", () => {
  expect(of(true)).toEqual([]);
  expect(of(false, { i: 1 })).toEqual([]);
  expect(of(undefined)).toEqual([]);
});

test.each(['icon', 'shortcut icon', 'apple-touch-icon'])('%s names an icon', (rel) =>
  expect(namesIcon(rel)).toBe(true),
);
test('ignores other values that contain “icon”', () => expect(namesIcon('iconic')).toBe(false));
