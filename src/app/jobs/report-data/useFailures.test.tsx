import { act, renderHook } from '@testing-library/react';
import { useFailures } from './useFailures';

const reading = (failure?: Error) => ({ failure, retry: jest.fn() });

test('shows the first failure, and retries only failed reads', () => {
  const [fine, lost] = [reading(), reading(new Error('offline'))];
  const { result } = renderHook(() => useFailures(fine, lost));
  expect(result.current.failure).toBe(lost.failure);
  act(() => result.current.again());
  expect([fine.retry.mock.calls.length, lost.retry.mock.calls.length]).toEqual([0, 1]);
});

test('retries when the connection returns, and only after a failure', () => {
  const lost = reading(new Error('offline'));
  const fine = reading();
  const { rerender } = renderHook(({ of }) => useFailures(of), { initialProps: { of: lost } });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(lost.retry).toHaveBeenCalledTimes(1);
  rerender({ of: fine });
  act(() => void window.dispatchEvent(new Event('online')));
  expect([lost.retry.mock.calls.length, fine.retry.mock.calls.length]).toEqual([1, 0]);
});
