import { breaches } from '../testPage.fixture';
import { charsetMissing } from './charset-missing';

test('reports a page without a charset', () => {
  expect(breaches(charsetMissing, '<p>x', { headers: { 'content-type': 'text/html' } })).toEqual([
    'This page doesn’t declare a character encoding.',
  ]);
});

test.each([
  '<meta charset="utf-8">',
  '<META CHARSET=UTF-8>',
  '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
])("doesn't report %s", (html) => expect(breaches(charsetMissing, html)).toEqual([]));

test("doesn't report a charset in the header", () => {
  expect(
    breaches(charsetMissing, '<p>x', { headers: { 'content-type': 'text/html;charset=UTF-8' } }),
  ).toEqual([]);
});

test("doesn't report XHTML, which is UTF-8 unless its first line says otherwise", () => {
  const xhtml = { headers: { 'content-type': 'application/xhtml+xml' } };
  expect(breaches(charsetMissing, '<html><p>x</p></html>', xhtml)).toEqual([]);
});

test("doesn't report a byte order mark", () => {
  expect(breaches(charsetMissing, '<p>x', { response: { marked: true } })).toEqual([]);
});
