import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BackendProvider } from '../../live/BackendContext';
import { fakeBackend } from '../../live/fakeBackend';
import { type JobFilter, wholeList } from './jobFilter';
import { useMatching } from './useMatching';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function match(filter: Partial<JobFilter>, counted: number, count: () => Promise<number>) {
  const backend = fakeBackend({ data: { count } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BackendProvider value={backend}>{children}</BackendProvider>
  );
  return renderHook((now: number) => useMatching({ ...wholeList, ...filter }, 'ada', now), {
    wrapper,
    initialProps: counted,
  });
}

const minute = () => act(() => jest.advanceTimersByTimeAsync(60_000));

test('jobs that come to fit later are counted once a minute, and no more often', async () => {
  let now = 3;
  let counts = 0;
  const { result } = match({ state: 'failed' }, 3, async () => {
    counts += 1;
    return now;
  });
  expect(result.current).toBe(3);
  now = 4;
  await minute();
  expect(result.current).toBe(4);
  await minute();
  expect(counts).toBe(2);
});

test('who comes back to the list is told at once', async () => {
  const { result } = match({ grade: 'A' }, 3, async () => 2);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(result.current).toBe(2));
});

test('a list that has been read anew begins anew', async () => {
  const { result, rerender } = match({ label: 'Spring' }, 3, async () => 4);
  await minute();
  expect(result.current).toBe(4);
  rerender(5);
  expect(result.current).toBe(5);
});

test.each([
  ['a filter that a job always fits or never does', { host: 'example.com' }, 3],
  ['more jobs than are counted', { state: 'failed' }, 1_000],
] as const)('of %s nothing is counted', async (_, filter, counted) => {
  const count = jest.fn(async () => 4);
  const { result } = match(filter, counted, count);
  await minute();
  expect(count).not.toHaveBeenCalled();
  expect(result.current).toBeUndefined();
});

test.each([
  ['that nobody sees', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['of a browser without a connection', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('a list %s costs nothing', async (_, hide) => {
  hide();
  const count = jest.fn(async () => 4);
  match({ state: 'failed' }, 3, count);
  await minute();
  expect(count).not.toHaveBeenCalled();
});
