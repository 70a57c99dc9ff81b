import { smartQuotes, useSmartQuotes } from './render';

test.each([
  ["it isn't, can't and readers' own", 'it isn’t, can’t and readers’ own'],
  ['says "back to top" (or "up")', 'says “back to top” (or “up”)'],
  ["a 'quoted' word", 'a ‘quoted’ word'],
])('%s', (typed, set) => {
  expect(smartQuotes(typed)).toBe(set);
});

test('keeps quotes in code, and uses a closing apostrophe after an element', () => {
  const code = { type: 'text', value: '<a href="/x">' };
  const after = { type: 'text', value: "'s end" };
  useSmartQuotes({
    type: 'root',
    children: [
      { type: 'element', tagName: 'pre', children: [{ type: 'element', tagName: 'code', children: [code] }] },
      after,
    ],
  });
  expect(code.value).toBe('<a href="/x">');
  expect(after.value).toBe('’s end');
});
