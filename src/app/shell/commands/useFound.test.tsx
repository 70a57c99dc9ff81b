import { act, renderHook } from '@testing-library/react';
import { type CommandSearch, useCommands } from '#app/keys/screenCommands';
import { useFound } from './useFound';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pause = () => act(() => jest.advanceTimersByTimeAsync(200));

function show(find: CommandSearch['find']) {
  const searches = [{ title: 'URLs', find }];
  return renderHook(
    ({ typed }) => {
      useCommands([], searches);
      return useFound(typed);
    },
    { initialProps: { typed: '' } },
  );
}

test('searches once after a pause in typing, from two characters on', async () => {
  const find = jest.fn(async (text: string) => [{ words: `/${text}`, run: () => undefined }]);
  const { result, rerender } = show(find);
  rerender({ typed: 'p' });
  await pause();
  expect(result.current.groups).toEqual([]);
  rerender({ typed: 'pr' });
  rerender({ typed: 'pri ' });
  expect(result.current.isSearching).toBe(true);
  await pause();
  expect(find.mock.calls.map(([text]) => text)).toEqual(['pri']);
  expect(result.current).toMatchObject({
    isSearching: false,
    groups: [{ value: 'URLs', items: [{ label: '/pri' }] }],
  });
});

test('drops results of text that was typed over', async () => {
  const waiting: ((found: []) => void)[] = [];
  const { result, rerender } = show(() => new Promise((resolve) => waiting.push(resolve)));
  rerender({ typed: 'first' });
  await pause();
  rerender({ typed: 'second' });
  await pause();
  await act(async () => waiting[0]?.([]));
  expect(result.current.isSearching).toBe(true);
  await act(async () => waiting[1]?.([]));
  expect(result.current.isSearching).toBe(false);
});

test('reports that the report could not be read', async () => {
  const { result, rerender } = show(() => Promise.reject(new Error('offline')));
  rerender({ typed: 'pricing' });
  await pause();
  expect(result.current.failure).toEqual(new Error('offline'));
  expect(result.current.isSearching).toBe(false);
});
