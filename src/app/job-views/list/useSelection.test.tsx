import { act, renderHook } from '@testing-library/react';
import { useSelection } from './useSelection';

const ids = ['a', 'b', 'c', 'd', 'e'];

function selecting() {
  const { result, rerender } = renderHook(({ page, key }) => useSelection(page, key), {
    initialProps: { page: ids, key: 'state=failed' },
  });
  return {
    press: (id: string, asRange = false) => act(() => result.current.toggle(id, asRange)),
    everything: () => act(() => result.current.chooseEverything()),
    chosen: () => ids.filter((id) => result.current.has(id)).join(''),
    isEverything: () => result.current.selection.everything,
    count: () => result.current.count,
    filterBy: (key: string) => rerender({ page: ids, key }),
    show: (page: string[]) => rerender({ page, key: 'state=failed' }),
  };
}

test('a range goes from the row that was pressed last, in both directions, and takes away as it adds', () => {
  const { press, chosen } = selecting();
  press('d');
  press('b', true);
  expect(chosen()).toBe('bcd');
  press('c', true);
  expect(chosen()).toBe('d');
});

test('a range without a beginning is one row', () => {
  const { press, chosen } = selecting();
  press('c', true);
  expect(chosen()).toBe('c');
});

test('who takes one away from everything has the rest of this page', () => {
  const { press, everything, chosen, isEverything } = selecting();
  everything();
  press('b');
  expect(chosen()).toBe('acde');
  expect(isEverything()).toBe(false);
});

test('another list begins with none', () => {
  const { press, chosen, filterBy } = selecting();
  press('a');
  filterBy('state=queued');
  expect(chosen()).toBe('');
});

test('a row that leaves the page leaves the choice, and is not chosen when it comes back', () => {
  const { press, count, chosen, show } = selecting();
  press('a');
  press('e');
  show(['new', 'a', 'b', 'c', 'd']);
  expect(count()).toBe(1);
  show(ids);
  expect(chosen()).toBe('a');
});
