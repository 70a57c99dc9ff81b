import { expiryAction, requeueDelayMs } from './sweep';

test('a task that was put on the queue again is waited for twice as long each time, up to an hour', () => {
  const minutes = [1, 2, 3, 4, 5, 50].map((times) => requeueDelayMs(times) / 60_000);
  expect(minutes).toEqual([10, 20, 40, 60, 60, 60]);
});

test.each([
  // Half an hour of one sweep and five minutes until the next.
  ['kept longer before its time is over', true, 36, 'keep'],
  ['kept longer though its time is over', true, -60, 'keep'],
  ['left alone while it has time', true, 60, 'leave'],
])('a report that a schedule’s next run waits for is %s', (_, awaited, minutes, deed) => {
  const now = new Date();
  expect(expiryAction(new Date(now.getTime() + minutes * 60_000), awaited, now)).toBe(deed);
});

test.each([
  ['not deleted before its time is over', 1, 'leave'],
  ['deleted then', -1, 'delete'],
])('any other report is %s', (_, minutes, deed) => {
  const now = new Date();
  expect(expiryAction(new Date(now.getTime() + minutes * 60_000), false, now)).toBe(deed);
});
