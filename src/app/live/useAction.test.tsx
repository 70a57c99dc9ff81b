import { act, renderHook, waitFor } from '@testing-library/react';
import { codeOf } from './explain';
import { errorWith } from './fakeBackend.fixture';
import { useAction } from './useAction';

const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
afterEach(() => jest.restoreAllMocks());

async function failed(error: Error) {
  const { result } = renderHook(() => useAction(() => Promise.reject(error)));
  act(() => result.current.run());
  await waitFor(() => expect(result.current.state.status).toBe('failed'));
  return result;
}

const codeIn = ({ current: { state } }: Awaited<ReturnType<typeof failed>>) =>
  state.status === 'failed' ? codeOf(state.error) : undefined;

test('a failure while offline says so, and disappears when the browser is online again', async () => {
  online(false);
  const result = await failed(errorWith('internal'));
  expect(codeIn(result)).toBe('offline-action');
  online(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current.state.status).toBe('idle');
});

test('another failure stays when the browser is online again', async () => {
  online(false);
  const result = await failed(errorWith('auth/invalid-credential'));
  expect(codeIn(result)).toBe('auth/invalid-credential');
  online(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current.state.status).toBe('failed');
});

test('a reset clears a failure, but doesn’t end a running action', async () => {
  const { result } = renderHook(() => useAction(() => new Promise<void>(() => undefined)));
  act(() => result.current.run());
  act(() => result.current.reset());
  expect(result.current.state.status).toBe('busy');
  const other = await failed(errorWith('internal'));
  act(() => other.current.reset());
  expect(other.current.state.status).toBe('idle');
});
