import { nextRun, type Schedule } from '#domain/schedule';

export type Times = Pick<Schedule, 'nextRunAt' | 'heldSince'>;

const timeFields = ['repeat', 'minute', 'hour', 'weekday', 'monthDay', 'timeZone', 'paused'] as const;

/** When a changed schedule runs: as before, a run that is due or held up included, unless its times have changed. */
export function timesAfter(before: Schedule, changed: Schedule, now: Date): Times {
  if (timeFields.every((field) => changed[field] === before[field])) {
    const { nextRunAt, heldSince } = before;
    return { nextRunAt, heldSince };
  }
  return { nextRunAt: changed.paused ? null : nextRun(changed, now), heldSince: null };
}
