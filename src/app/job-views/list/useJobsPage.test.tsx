import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BackendProvider } from '#app/live/BackendContext';
import { errorWith, fakeBackend } from '#app/live/fakeBackend.fixture';
import { type JobFilter, wholeList } from './jobFilter';
import { useTotal } from './useJobsPage';

const owner = { uid: 'ada' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function total(filter: Partial<JobFilter>, count: () => Promise<number>) {
  const backend = fakeBackend({ data: { count } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <BackendProvider value={backend}>{children}</BackendProvider>
  );
  const hook = renderHook((round: number) => useTotal({ ...wholeList, ...filter }, owner, round), {
    wrapper,
    initialProps: 0,
  });
  await act(() => jest.advanceTimersByTimeAsync(0));
  return hook;
}

const minute = () => act(() => jest.advanceTimersByTimeAsync(60_000));

test('counts jobs that match later once a minute at most', async () => {
  let now = 3;
  let counts = 0;
  const { result } = await total({ state: 'failed' }, async () => {
    counts += 1;
    return now;
  });
  expect(result.current).toEqual({ asRead: 3, now: 3 });
  now = 4;
  await minute();
  expect(result.current).toEqual({ asRead: 3, now: 4 });
  await minute();
  expect(counts).toBe(3);
});

test('counts immediately when the user returns to the list', async () => {
  let now = 3;
  const { result } = await total({ grade: 'A' }, async () => now);
  now = 2;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(result.current).toEqual({ asRead: 3, now: 2 }));
});

test('starts over when the list is reloaded', async () => {
  let now = 3;
  const { result, rerender } = await total({ label: 'Spring' }, async () => now);
  now = 4;
  await minute();
  expect(result.current).toEqual({ asRead: 3, now: 4 });
  now = 5;
  rerender(1);
  expect(result.current).toEqual({ asRead: undefined, now: undefined });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(result.current).toEqual({ asRead: 5, now: 5 });
});

test.each([
  ['a filter that a job always or never matches', { host: 'example.com' }, 3],
  ['more jobs than are counted', { state: 'failed' }, 1_000],
] as const)('does not count %s again', async (_, filter, counted) => {
  const count = jest.fn(async () => counted);
  const { result } = await total(filter, count);
  await minute();
  expect(count).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual({ asRead: counted, now: undefined });
});

test('does not repeat a failed count each minute', async () => {
  const count = jest.fn(() => Promise.reject(errorWith('unavailable')));
  const { result } = await total({ state: 'failed' }, count);
  await minute();
  expect(count).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual({ asRead: undefined, now: undefined });
});

test.each([
  ['in a hidden tab', () => jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)],
  ['while offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('does not count a list %s', async (_, hide) => {
  hide();
  const count = jest.fn(async () => 4);
  await total({ state: 'failed' }, count);
  await minute();
  expect(count).toHaveBeenCalledTimes(1);
});
