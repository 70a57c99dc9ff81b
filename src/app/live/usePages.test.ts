import { joinPages } from './usePages';

const rows = (...names: string[]) => names.map((name) => ({ at: name.slice(0, 1), id: name }));
const cursorOf = ({ at, id }: { at: string; id: string }) => [at, id] as const;
const join = (first: string[], before: string[], direction: 'asc' | 'desc' = 'asc') =>
  joinPages(rows(...first), rows(...before), { orderBy: ['at', direction], limit: 2 }, cursorOf).map(
    ({ id }) => id,
  );

test('appends the pages read before to the live page', () => {
  expect(join(['a', 'b'], ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
});

test('keeps an entry that a new one pushed out of the live page', () => {
  expect(join(['z', 'y'], ['y', 'x', 'w'], 'desc')).toEqual(['z', 'y', 'x', 'w']);
});

test('drops an entry that has left the list', () => {
  expect(join(['b', 'c'], ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd']);
});

test('distinguishes entries of the same time by ID', () => {
  expect(join(['a1', 'a2'], ['a1', 'a2', 'a3', 'b'])).toEqual(['a1', 'a2', 'a3', 'b']);
});

test('treats a live page that is not full as the whole list', () => {
  expect(join(['a'], ['a', 'b', 'c'])).toEqual(['a']);
});
