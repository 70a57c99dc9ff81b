import { nextRun, type Schedule } from '#domain/schedule';

export type Times = Pick<Schedule, 'nextRunAt' | 'delayedSince'>;

const timeFields = ['repeat', 'minute', 'hour', 'weekday', 'monthDay', 'timeZone', 'paused'] as const;

/** Returns the times of a changed schedule. A due or postponed run stays unless the times have changed. */
export function timesAfter(before: Schedule, changed: Schedule, now: Date): Times {
  if (timeFields.every((field) => changed[field] === before[field])) {
    const { nextRunAt, delayedSince } = before;
    return { nextRunAt, delayedSince };
  }
  return { nextRunAt: changed.paused ? null : nextRun(changed, now), delayedSince: null };
}
