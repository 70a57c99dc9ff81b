import { surveyed } from '../testSite.fixture';
import { faviconMissing, namesIcon } from './favicon-missing';

const of = (icon: boolean | undefined, note = {}) =>
  surveyed(faviconMissing, { facts: icon === undefined ? {} : { icon }, pages: [{ at: '/', note }] });

test('reports a site without an icon link and without an icon at the default location', () => {
  expect(of(false)).toEqual([
    '/ The site has no favicon: no page links to one, and /favicon.ico is missing.',
  ]);
});

test("doesn't report a site with either of them, or whose icon is unknown", () => {
  expect(of(true)).toEqual([]);
  expect(of(false, { i: 1 })).toEqual([]);
  expect(of(undefined)).toEqual([]);
});

test.each(['icon', 'shortcut icon', 'apple-touch-icon'])('%s names an icon', (rel) =>
  expect(namesIcon(rel)).toBe(true),
);
test('ignores other values that contain “icon”', () => expect(namesIcon('iconic')).toBe(false));
