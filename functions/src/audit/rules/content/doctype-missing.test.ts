import { breaches } from '../testPage.fixture';
import { doctypeMissing } from './doctype-missing';

test('reports a missing doctype', () => {
  expect(breaches(doctypeMissing, '<html><p>x')).toEqual([
    'This page has no doctype, so browsers use quirks mode.',
  ]);
});

test.each([
  '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">',
  '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">',
])('reports %s', (html) =>
  expect(breaches(doctypeMissing, html)).toEqual(['The doctype puts browsers in quirks mode.']),
);

test("doesn't report XHTML, which browsers never show in quirks mode", () => {
  const xhtml = { headers: { 'content-type': 'application/xhtml+xml' } };
  expect(breaches(doctypeMissing, '<html><p>x</p></html>', xhtml)).toEqual([]);
});

test.each([
  '<!doctype html>',
  '<!DOCTYPE HTML>',
  '<!-- made by a program --><!doctype html>',
  '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">',
  '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">',
  '<!doctype html SYSTEM "about:legacy-compat">',
  '<meta http-equiv="refresh" content="0; url=/new">',
])("doesn't report %s", (html) => expect(breaches(doctypeMissing, html)).toEqual([]));
