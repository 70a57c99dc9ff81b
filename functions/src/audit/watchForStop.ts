import type { AuditOptions } from './contract';
import type { Timing } from './time/timing';

/** The maximum delay of a timer in milliseconds; later times count as never. */
const maxTimer = 2 ** 31 - 1;

export interface StopHandlers {
  readonly cancel: () => void;
  readonly pause: () => void;
  /** Called when requests in flight at the pause have had their time. */
  readonly giveUp: () => void;
}

/**
 * Ends an audit when its caller wants it to: canceled by the signal, or paused at a time.
 * @returns a function that stops watching.
 */
export function watchForStop(
  { signal, pauseAt }: Pick<AuditOptions, 'signal' | 'pauseAt'>,
  { clock, pauseGrace }: Timing,
  { cancel, pause, giveUp }: StopHandlers,
): () => void {
  const cancelTimers: (() => void)[] = [];
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  const left = pauseAt === undefined ? Number.POSITIVE_INFINITY : pauseAt - clock.epoch();
  const pauseNow = () => {
    pause();
    cancelTimers.push(clock.after(pauseGrace, giveUp));
  };
  if (left <= 0) pauseNow();
  else if (left < maxTimer) cancelTimers.push(clock.after(left, pauseNow));
  return () => {
    signal?.removeEventListener('abort', cancel);
    for (const cancelTimer of cancelTimers) cancelTimer();
  };
}
