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

test('selects and clears a range from the last clicked row, in both directions', () => {
  const { press, chosen } = selecting();
  press('d');
  press('b', true);
  expect(chosen()).toBe('bcd');
  press('c', true);
  expect(chosen()).toBe('d');
});

test('treats a range without a start as one row', () => {
  const { press, chosen } = selecting();
  press('c', true);
  expect(chosen()).toBe('c');
});

test('keeps the rest of this page when one row of everything is cleared', () => {
  const { press, everything, chosen, isEverything } = selecting();
  everything();
  press('b');
  expect(chosen()).toBe('acde');
  expect(isEverything()).toBe(false);
});

test('starts another list without a selection', () => {
  const { press, chosen, filterBy } = selecting();
  press('a');
  filterBy('state=queued');
  expect(chosen()).toBe('');
});

test('clears a row that leaves the page, and does not select it when it returns', () => {
  const { press, count, chosen, show } = selecting();
  press('a');
  press('e');
  show(['new', 'a', 'b', 'c', 'd']);
  expect(count()).toBe(1);
  show(ids);
  expect(chosen()).toBe('a');
});
