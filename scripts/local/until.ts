import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from './problem';

/** Polls until the condition is true, and fails with what it waited for on a timeout. */
export async function until(
  condition: () => Promise<unknown>,
  { timeoutMs, what }: { timeoutMs: number; what: string },
): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline)
      throw new Problem(`Timed out after ${timeoutMs / 1_000} s waiting for ${what}.`);
    await pause(100);
  }
}
