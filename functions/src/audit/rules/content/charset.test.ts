import { violations } from '../testPage.fixture';
import { charsetLate, charsetMissing } from './charset';

describe('charset-missing', () => {
  test('reports a page without a charset', () => {
    expect(violations(charsetMissing, '<p>x', { headers: { 'content-type': 'text/html' } })).toEqual([
      'This page doesn’t declare a character encoding.',
    ]);
  });

  test.each([
    '<meta charset="utf-8">',
    '<META CHARSET=UTF-8>',
    '<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">',
  ])("doesn't report %s", (html) => expect(violations(charsetMissing, html)).toEqual([]));

  test("doesn't report a charset in the header", () => {
    expect(
      violations(charsetMissing, '<p>x', { headers: { 'content-type': 'text/html;charset=UTF-8' } }),
    ).toEqual([]);
  });

  test("doesn't report XHTML, which is UTF-8 unless its first line says otherwise", () => {
    const xhtml = { headers: { 'content-type': 'application/xhtml+xml' } };
    expect(violations(charsetMissing, '<html><p>x</p></html>', xhtml)).toEqual([]);
  });

  test("doesn't report a byte order mark", () => {
    expect(violations(charsetMissing, '<p>x', { response: { marked: true } })).toEqual([]);
  });
});

describe('charset-late', () => {
  const page = (before: number) => `<head><!--${'x'.repeat(before)}--><meta charset="utf-8">`;

  test('reports a charset after the first 1,024 bytes', () => {
    expect(violations(charsetLate, page(1_024))).toEqual([
      'The charset declaration is 1,059 bytes into the page.',
    ]);
  });

  test("doesn't report one within them, one that the header repeats, or a missing one", () => {
    expect(violations(charsetLate, page(900))).toEqual([]);
    expect(
      violations(charsetLate, page(2_000), { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    ).toEqual([]);
    expect(violations(charsetLate, page(2_000), { response: { marked: true } })).toEqual([]);
    expect(
      violations(charsetLate, page(2_000), { headers: { 'content-type': 'application/xhtml+xml' } }),
    ).toEqual([]);
    expect(violations(charsetLate, '<p>x')).toEqual([]);
  });

  describe('a charset after multibyte characters', () => {
    const russian = (letters: number, charset: string) =>
      `<head><title>${'ж'.repeat(letters)}</title><meta charset="${charset}">`;

    it('is measured in bytes', () => {
      expect(violations(charsetLate, russian(600, 'UTF-8'))).toEqual([
        'The charset declaration is 1,243 bytes into the page.',
      ]);
      expect(violations(charsetLate, russian(450, 'utf-8'))).toEqual([]);
    });

    it('is measured in its own encoding if that has one byte per character', () => {
      expect(violations(charsetLate, russian(600, 'windows-1251'))).toEqual([]);
      expect(violations(charsetLate, russian(1_000, 'windows-1251'))).toHaveLength(1);
    });
  });

  test('reports a http-equiv charset too', () => {
    const old = `<!--${'x'.repeat(1_024)}--><meta http-equiv="Content-Type" content="text/html; charset=utf-8">`;
    expect(violations(charsetLate, old)).toHaveLength(1);
  });
});
