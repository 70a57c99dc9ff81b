import { parsePage } from '#functions/audit/parse/parsePage';
import { titleDuplicate } from './title-duplicate';

const note = (html: string) => titleDuplicate.note(parsePage('https://example.com/a', html, {}));

test('reports pages with the same title, and lists the others', () => {
  const a = 'https://example.com/a';
  expect(titleDuplicate.check(a, ['https://example.com/b'], 1)?.message).toBe(
    'The title is the same as that of /b.',
  );
  expect(titleDuplicate.check(a, ['https://example.com/b', 'https://example.com/c'], 7)?.message).toBe(
    'The title is the same as that of /b and 6 other pages.',
  );
});

test('compares titles as displayed', () => {
  expect(note('<title>  Our\n shop </title>')).toBe(note('<title>Our shop</title>'));
  expect(note('<title>Our shop</title><link rel="canonical" href="/a">')).toBe('Our shop');
});

test.each([
  '<p>no title',
  '<title>Our shop</title><link rel="canonical" href="/b">',
  '<title>Our shop</title><meta name="robots" content="noindex">',
  '<title>Our shop</title><meta http-equiv="refresh" content="0;url=/b">',
])('ignores a page that search results never show: %s', (html) => expect(note(html)).toBeNull());
