import { joinPages } from './usePages';

const rows = (...names: string[]) => names.map((name) => ({ at: name.slice(0, 1), id: name }));
const cursorOf = ({ at, id }: { at: string; id: string }) => [at, id] as const;
const join = (first: string[], before: string[], direction: 'asc' | 'desc' = 'asc') =>
  joinPages(rows(...first), rows(...before), { orderBy: ['at', direction], limit: 2 }, cursorOf).map(
    ({ id }) => id,
  );

test('what was read before follows the listened page', () => {
  expect(join(['a', 'b'], ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
});

test('what a new entry pushed behind the listened page stays', () => {
  expect(join(['z', 'y'], ['y', 'x', 'w'], 'desc')).toEqual(['z', 'y', 'x', 'w']);
});

test('what has left the list is gone', () => {
  expect(join(['b', 'c'], ['a', 'b', 'c', 'd'])).toEqual(['b', 'c', 'd']);
});

test('entries of the same moment are told apart by their id', () => {
  expect(join(['a1', 'a2'], ['a1', 'a2', 'a3', 'b'])).toEqual(['a1', 'a2', 'a3', 'b']);
});

test('a listened page that is not full is the whole list', () => {
  expect(join(['a'], ['a', 'b', 'c'])).toEqual(['a']);
});
