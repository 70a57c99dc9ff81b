import { parseUrl } from './url';

test.each(['https://bücher.example/', 'https://example.com/straße', 'https://例え.jp/'])(
  '%s is a URL',
  (text) => expect(parseUrl(text)).toBeInstanceOf(URL),
);

test('returns undefined for invalid URLs and respects the base', () => {
  expect(parseUrl('http://')).toBeUndefined();
  expect(parseUrl('/a')).toBeUndefined();
  expect(parseUrl('/a', 'https://example.com/b')?.href).toBe('https://example.com/a');
});
