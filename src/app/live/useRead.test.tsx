import { act, renderHook } from '@testing-library/react';
import { useRead } from './useRead';

interface Props {
  readonly of: string | undefined;
  readonly version?: number;
}

/** Starts a hook whose reads end when the test says so. */
function start(first: Props) {
  const reads: {
    readonly of: string | undefined;
    readonly signal: AbortSignal;
    readonly resolve: (value: string) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  const { result, rerender, unmount } = renderHook(
    ({ of, version = 0 }: Props) =>
      useRead(
        of,
        (signal) => new Promise<string>((resolve, reject) => reads.push({ of, signal, resolve, reject })),
        [version],
      ),
    { initialProps: first },
  );
  const end = (index: number, how: 'resolve' | 'reject', text: string) =>
    act(async () => {
      const read = reads[index];
      if (how === 'resolve') read?.resolve(text);
      else read?.reject(new Error(text));
    });
  return { reads, result, rerender, unmount, end };
}

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

test('reads a value once', async () => {
  const { reads, result, rerender, end } = start({ of: 'a' });
  expect(result.current).toMatchObject({ status: 'loading', isReading: true });
  await end(0, 'resolve', 'A');
  rerender({ of: 'a' });
  expect(result.current).toMatchObject({ status: 'ready', value: 'A', isReading: false });
  expect(reads).toHaveLength(1);
});

test('reads nothing without a key', () => {
  const { reads, result } = start({ of: undefined });
  expect(result.current).toMatchObject({ status: 'loading', isReading: false });
  expect(reads).toEqual([]);
});

test('reads another key from the start, and ignores the result for the previous one', async () => {
  const { reads, result, rerender, end } = start({ of: 'a' });
  rerender({ of: 'b' });
  expect(reads.map(({ of, signal }) => [of, signal.aborted])).toEqual([
    ['a', true],
    ['b', false],
  ]);
  await end(0, 'resolve', 'A');
  expect(result.current.status).toBe('loading');
  await end(1, 'resolve', 'B');
  rerender({ of: 'c' });
  expect(result.current).toMatchObject({ status: 'loading', isReading: true });
});

test('aborts the read when the component unmounts', () => {
  const { reads, unmount } = start({ of: 'a' });
  unmount();
  expect(reads[0]?.signal.aborted).toBe(true);
});

test('retries a failure on request', async () => {
  const { result, end } = start({ of: 'a' });
  await end(0, 'reject', 'Too slow.');
  expect(result.current).toMatchObject({ status: 'error', error: new Error('Too slow.'), isReading: false });
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ status: 'loading', isReading: true, round: 1 });
  await end(1, 'resolve', 'A');
  expect(result.current).toMatchObject({ status: 'ready', value: 'A' });
});

test('retries a failure when the browser is online again, and only then', async () => {
  const { reads, result, end } = start({ of: 'a' });
  goOnline();
  expect(reads).toHaveLength(1);
  await end(0, 'reject', 'Offline.');
  goOnline();
  await end(1, 'resolve', 'A');
  goOnline();
  expect(reads).toHaveLength(2);
  expect(result.current).toMatchObject({ status: 'ready', value: 'A' });
});

test('keeps the value while it is read again, and when that fails', async () => {
  const { result, rerender, end } = start({ of: 'a', version: 1 });
  await end(0, 'resolve', 'A');
  rerender({ of: 'a', version: 2 });
  expect(result.current).toMatchObject({ status: 'ready', value: 'A', isReading: true });
  await end(1, 'reject', 'Too slow.');
  expect(result.current).toMatchObject({ status: 'ready', value: 'A', error: new Error('Too slow.') });
  act(() => result.current.retry());
  expect(result.current).not.toHaveProperty('error');
  await end(2, 'resolve', 'A2');
  expect(result.current).toMatchObject({ status: 'ready', value: 'A2', isReading: false });
});
