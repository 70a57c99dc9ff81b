import { violations } from '../testPage.fixture';
import { surveyed } from '../testSite.fixture';
import { doctypeMissing, faviconMissing, namesIcon, viewportMissing } from './document';

describe('doctype-missing', () => {
  test('reports a missing doctype', () => {
    expect(violations(doctypeMissing, '<html><p>x')).toEqual([
      'This page has no doctype, so browsers use quirks mode.',
    ]);
  });

  test.each([
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">',
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">',
  ])('reports %s', (html) =>
    expect(violations(doctypeMissing, html)).toEqual(['The doctype puts browsers in quirks mode.']),
  );

  test("doesn't report XHTML, which browsers never show in quirks mode", () => {
    const xhtml = { headers: { 'content-type': 'application/xhtml+xml' } };
    expect(violations(doctypeMissing, '<html><p>x</p></html>', xhtml)).toEqual([]);
  });

  test.each([
    '<!doctype html>',
    '<!DOCTYPE HTML>',
    '<!-- made by a program --><!doctype html>',
    '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
    '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">',
    '<!doctype html SYSTEM "about:legacy-compat">',
    '<meta http-equiv="refresh" content="0; url=/new">',
  ])("doesn't report %s", (html) => expect(violations(doctypeMissing, html)).toEqual([]));
});

describe('viewport-missing', () => {
  test.each(['<p>x', '<meta name="viewport" content="">', '<meta property="theme-color" content="#fff">'])(
    'reports %s',
    (html) => expect(violations(viewportMissing, html)).toHaveLength(1),
  );

  test.each([
    '<meta name="viewport" content="width=device-width">',
    '<meta content="width=device-width" name=Viewport>',
  ])("doesn't report %s", (html) => expect(violations(viewportMissing, html)).toEqual([]));
});

describe('favicon-missing', () => {
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
});
