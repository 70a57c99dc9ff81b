import { expiryAction, requeueDelayMs } from './sweep';

test('doubles the wait for a requeued task up to an hour', () => {
  const minutes = [1, 2, 3, 4, 5, 50].map((times) => requeueDelayMs(times) / 60_000);
  expect(minutes).toEqual([10, 20, 40, 60, 60, 60]);
});

test.each([
  // 30 minutes of one sweep and 5 until the next.
  ['kept longer before its time is over', true, 36, 'keep'],
  ['kept longer though its time is over', true, -60, 'keep'],
  ['left alone while it has time', true, 60, 'leave'],
])('a report that the next run needs: %s', (_, isNeeded, minutes, action) => {
  const now = new Date();
  expect(expiryAction(new Date(now.getTime() + minutes * 60_000), isNeeded, now)).toBe(action);
});

test.each([
  ['not deleted before its time is over', 1, 'leave'],
  ['deleted then', -1, 'delete'],
])('any other report: %s', (_, minutes, action) => {
  const now = new Date();
  expect(expiryAction(new Date(now.getTime() + minutes * 60_000), false, now)).toBe(action);
});
