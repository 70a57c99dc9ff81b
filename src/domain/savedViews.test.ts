import { mostViews, readViews, storeViews } from './savedViews';

const view = (name: string) => ({ name, query: 'state=failed' });

test('what is kept is read again', () => {
  expect(readViews(storeViews([view('Broken')]))).toEqual([view('Broken')]);
});

test.each([
  null,
  {},
  { text: 'no json' },
  { text: '[{"name":"x"}]' },
  { text: '[{"name":"","query":""}]' },
  { text: 1 },
])('%j counts as nothing kept', (stored) => {
  expect(readViews(stored)).toEqual([]);
});

test('the longest list stays below what the rules let through', () => {
  const longest = Array.from({ length: mostViews }, (_, at) => ({
    name: `${at}`.padEnd(40, '“'),
    query: '%'.repeat(300),
  }));
  expect(readViews(storeViews(longest))).toHaveLength(mostViews);
  expect(storeViews(longest).text.length).toBeLessThanOrEqual(8_000);
});
