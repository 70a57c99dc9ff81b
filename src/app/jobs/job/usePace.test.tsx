import { act, renderHook } from '@testing-library/react';
import { useListening } from './usePace';

const began = Date.UTC(2026, 2, 4, 12);

beforeEach(() => jest.useFakeTimers({ now: began }));
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);

/** Renders how long it has been online without a break, in seconds. */
const listening = (ticks = true) => {
  const { result } = renderHook(() => useListening(ticks));
  return () => (result.current.now - result.current.since) / 1_000;
};

function turn(online: boolean) {
  jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test('counts for as long as the clock ticks', async () => {
  const seconds = listening();
  await wait(60_000);
  expect(seconds()).toBe(60);
});

test('treats a tick that is much too late as a break, but not one that is a little late', async () => {
  const seconds = listening();
  await wait(10_000);
  sleep(4_000);
  await wait(1_000);
  expect(seconds()).toBe(15);
  sleep(6_000);
  await wait(1_000);
  expect(seconds()).toBe(0);
  await wait(5_000);
  expect(seconds()).toBe(5);
});

test('does not count while offline', async () => {
  const seconds = listening();
  await wait(10_000);
  turn(false);
  await wait(10_000);
  expect(seconds()).toBe(0);
  turn(true);
  await wait(10_000);
  expect(seconds()).toBe(10);
});
