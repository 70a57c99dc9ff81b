import { waitAfter } from './sweep';

test('a task that was put on the queue again is waited for twice as long each time, up to an hour', () => {
  const minutes = [1, 2, 3, 4, 5, 50].map((times) => waitAfter(times) / 60_000);
  expect(minutes).toEqual([10, 20, 40, 60, 60, 60]);
});
