import { similarUrls } from './similarUrls';

test.each([
  ['https://localhost:8123/', 'EPROTO', ['http://localhost:8123/']],
  ['https://example.com/a?b=c', 'ECONNREFUSED', ['http://example.com/a?b=c']],
  ['http://example.com/', 'ECONNREFUSED', []],
  ['https://example.com/', 'ETIMEDOUT', []],
  ['https://shop.example.con/x', 'ENOTFOUND', ['https://shop.example.com/x']],
  ['https://example.ogr/', 'ENOTFOUND', ['https://example.org/', 'https://www.example.ogr/']],
  ['https://example.com/', 'ENOTFOUND', ['https://www.example.com/']],
  ['https://www.example.com/', 'ENOTFOUND', []],
])('for %s after %s, tries %j', (url, code, expected) => {
  expect(similarUrls(url, code)).toEqual(expected);
});
