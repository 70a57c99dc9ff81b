import { steadily } from './steadily';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is asked for once is done at once, and once', () => {
  const act = jest.fn();
  steadily(act, 100)();
  expect(act).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(1_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('what is asked for without end is done once in a pause, and after the last time', () => {
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

test('one that fails does not end it', () => {
  const act = jest.fn(() => {
    throw new Error('broken');
  });
  const ask = steadily(act, 100);
  expect(ask).toThrow('broken');
  jest.advanceTimersByTime(100);
  expect(ask).toThrow('broken');
  expect(act).toHaveBeenCalledTimes(2);
});
