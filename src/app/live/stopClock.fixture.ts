const timers = [
  'cancelAnimationFrame',
  'cancelIdleCallback',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'requestIdleCallback',
  'setImmediate',
  'setInterval',
  'setTimeout',
] as const;

/**
 * Stops the date for a test, so that the test can't span midnight; timers keep running. Call `jest.useRealTimers()`
 * after the test.
 */
export function stopClock(now: Date): void {
  jest.useFakeTimers({ now, doNotFake: [...timers] });
}
