import { charsetLate } from './charset-late';
import { breaches } from './testPage';

const page = (before: number) => `<head><!--${'x'.repeat(before)}--><meta charset="utf-8">`;

test('after the first 1,024 bytes', () => {
  expect(breaches(charsetLate, page(1_024))).toEqual(['The charset stands 1059 characters into the page.']);
});

test('not within them, nor where the header names it, nor a missing one', () => {
  expect(breaches(charsetLate, page(900))).toEqual([]);
  expect(
    breaches(charsetLate, page(2_000), { headers: { 'content-type': 'text/html; charset=utf-8' } }),
  ).toEqual([]);
  expect(breaches(charsetLate, page(2_000), { response: { marked: true } })).toEqual([]);
  expect(
    breaches(charsetLate, page(2_000), { headers: { 'content-type': 'application/xhtml+xml' } }),
  ).toEqual([]);
  expect(breaches(charsetLate, '<p>x')).toEqual([]);
});

test('in the old way, too', () => {
  const old = `<!--${'x'.repeat(1_024)}--><meta http-equiv="Content-Type" content="text/html; charset=utf-8">`;
  expect(breaches(charsetLate, old)).toHaveLength(1);
});
