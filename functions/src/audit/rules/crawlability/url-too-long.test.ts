import { breaches } from '../testPage.fixture';
import { urlTooLong } from './url-too-long';

const at = (path: string) => breaches(urlTooLong, '<p>x', { url: `https://example.com/${path}` });

test('reports more than 200 characters', () => {
  expect(at('a'.repeat(200))).toEqual(['The URL path has 201 characters.']);
});

test("doesn't report 200, or fewer that are longer only when encoded", () => {
  expect(at('a'.repeat(199))).toEqual([]);
  expect(at('%C3%A9'.repeat(100))).toEqual([]);
});

test("doesn't report a page with another canonical URL", () => {
  const url = `https://example.com/?${'a'.repeat(300)}`;
  expect(breaches(urlTooLong, '<link rel="canonical" href="/">', { url })).toEqual([]);
});
