import { steadily } from './ShardStore';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('acts immediately and once on a single call', () => {
  const act = jest.fn();
  steadily(act, 100)();
  expect(act).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('acts once per pause on continuous calls, and once after the last', () => {
  const act = jest.fn();
  const ask = steadily(act, 100);
  for (let ms = 0; ms < 250; ms += 10) {
    ask();
    jest.advanceTimersByTime(10);
  }
  expect(act).toHaveBeenCalledTimes(3);
  jest.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(4);
  ask();
  expect(act).toHaveBeenCalledTimes(5);
});

test('continues after a failed action', () => {
  const act = jest.fn(() => {
    throw new Error('broken');
  });
  const ask = steadily(act, 100);
  expect(ask).toThrow('broken');
  jest.advanceTimersByTime(100);
  expect(ask).toThrow('broken');
  expect(act).toHaveBeenCalledTimes(2);
});
