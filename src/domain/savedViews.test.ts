import { maxViews, readViews, storeViews } from './savedViews';

const view = (name: string) => ({ name, query: 'state=failed' });

test('reads what was saved', () => {
  expect(readViews(storeViews([view('Broken')]))).toEqual([view('Broken')]);
});

test.each([
  null,
  {},
  { text: 'no json' },
  { text: '[{"name":"x"}]' },
  { text: '[{"name":"","query":""}]' },
  { text: 1 },
])('reads %j as no saved views', (stored) => {
  expect(readViews(stored)).toEqual([]);
});

test('the largest list is below the limit of the rules', () => {
  const longest = Array.from({ length: maxViews }, (_, at) => ({
    name: `${at}`.padEnd(40, '“'),
    query: '%'.repeat(300),
  }));
  expect(readViews(storeViews(longest))).toHaveLength(maxViews);
  expect(storeViews(longest).text.length).toBeLessThanOrEqual(8_000);
});
