import { breaches } from '../testPage';
import { urlTooLong } from './url-too-long';

const at = (path: string) => breaches(urlTooLong, '<p>x', { url: `https://example.com/${path}` });

test('more than 200 characters', () => {
  expect(at('a'.repeat(200))).toEqual(['The URL path has 201 characters.']);
});

test('not 200, nor fewer that are long only as codes', () => {
  expect(at('a'.repeat(199))).toEqual([]);
  expect(at('%C3%A9'.repeat(100))).toEqual([]);
});

test('not a page whose canonical address is another', () => {
  const url = `https://example.com/?${'a'.repeat(300)}`;
  expect(breaches(urlTooLong, '<link rel="canonical" href="/">', { url })).toEqual([]);
});
