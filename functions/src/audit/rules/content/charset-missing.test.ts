import { breaches } from '../testPage';
import { charsetMissing } from './charset-missing';

test('neither in the header nor in the page', () => {
  expect(breaches(charsetMissing, '<p>x', { headers: { 'content-type': 'text/html' } })).toEqual([
    'This page doesn’t declare a character encoding.',
  ]);
});

test.each([
  '<meta charset="utf-8">',
  '<META CHARSET=UTF-8>',
  '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
])('not %s', (html) => expect(breaches(charsetMissing, html)).toEqual([]));

test('not one that the header names', () => {
  expect(
    breaches(charsetMissing, '<p>x', { headers: { 'content-type': 'text/html;charset=UTF-8' } }),
  ).toEqual([]);
});

test('not XHTML, which is UTF-8 unless its first line says otherwise', () => {
  const xhtml = { headers: { 'content-type': 'application/xhtml+xml' } };
  expect(breaches(charsetMissing, '<html><p>x</p></html>', xhtml)).toEqual([]);
});

test('not one that a byte order mark tells', () => {
  expect(breaches(charsetMissing, '<p>x', { response: { marked: true } })).toEqual([]);
});
