import fc from 'fast-check';
import { fits } from './pathPattern';

test.each([
  ['/blog/*', '/blog/', true],
  ['/blog/*', '/blog/a/b', true],
  ['/blog/*', '/blog', false],
  ['/blog', '/blog', true],
  ['/blog', '/blog/a', false],
  ['/*.pdf', '/a/b.pdf', true],
  ['/*.pdf', '/a/b.pdfx', false],
  ['/*/edit', '/a/b/edit', true],
  ['*', '/anything', true],
  ['/a*b*c', '/aXXbYYc', true],
  ['/a*b*c', '/aXXcYYb', false],
  ['/a.b', '/aXb', false],
])('matches %s and %s: %s', (pattern, path, expected) => expect(fits(pattern, path)).toBe(expected));

test('agrees with a regular expression', () => {
  const text = fc.stringMatching(/^[ab]{0,8}$/);
  const pattern = fc.stringMatching(/^[ab*]{0,6}$/);
  fc.assert(
    fc.property(pattern, text, (stars, path) =>
      expect(fits(stars, path)).toBe(new RegExp(`^${stars.replaceAll('*', '.*')}$`).test(path)),
    ),
  );
});

test('takes polynomial time with many stars', () => {
  const began = performance.now();
  expect(fits(`/${'a*'.repeat(90)}b`, `/${'a'.repeat(2_000)}`)).toBe(false);
  expect(performance.now() - began).toBeLessThan(500);
});
