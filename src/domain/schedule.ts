import type { StoredInput } from './jobInput';
import { locale } from './numbers';
import type { PlanLimits } from './plans';

/** From the shortest period to the longest. */
export const repeats = ['hourly', 'daily', 'weekly', 'monthly'] as const;
export type Repeat = (typeof repeats)[number];

/** When a schedule runs, in the local time of its time zone. */
export interface Timetable {
  readonly repeat: Repeat;
  /** 0 to 59. */
  readonly minute: number;
  /** 0 to 23. Ignored for hourly schedules. */
  readonly hour: number;
  /** 1 is Monday, 7 is Sunday. For weekly schedules. */
  readonly weekday: number;
  /** 1 to 31, or the last day of a shorter month. For monthly schedules. */
  readonly monthDay: number;
  /** Such as `Europe/London`. */
  readonly timeZone: string;
}

/** The document `schedules/{scheduleId}`. Written only by Cloud Functions. */
export interface Schedule extends Timetable {
  readonly scheduleId: string;
  readonly ownerUid: string;
  readonly title: string;
  readonly input: StoredInput;
  readonly paused: boolean;
  /** The next attempt. Null while paused. */
  readonly nextRunAt: Date | null;
  /**
   * The original time of a run that is being retried, while something temporary blocks it, such as another active job
   * or a pause.
   */
  readonly delayedSince: Date | null;
  readonly lastRunAt: Date | null;
  readonly lastJobId: string | null;
  /** Why the last run failed to start, or, while `delayedSince` is set, why the next one waits. Text for the user. */
  readonly problem: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** Returns whether a plan allows a schedule that often. */
export function mayRepeat(repeat: Repeat, { shortestPeriod }: Pick<PlanLimits, 'shortestPeriod'>): boolean {
  return repeats.indexOf(repeat) >= repeats.indexOf(shortestPeriod);
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * Returns the first time after `after` that the timetable names. A time that a clock change skips moves an hour
 * later. A time that it repeats runs once.
 */
export function nextRun(timetable: Timetable, after: Date): Date {
  return timetable.repeat === 'hourly' ? nextHour(timetable, after) : nextDay(timetable, after);
}

function nextHour({ minute, timeZone }: Timetable, after: Date): Date {
  const begin = Math.floor(after.getTime() / minuteMs) * minuteMs;
  // Zones differ by half and quarter hours, and no clock change exceeds a day.
  for (let step = 1; step <= 24 * 60; step++) {
    const at = new Date(begin + step * minuteMs);
    if (localTimeOf(at, timeZone).getUTCMinutes() === minute) return at;
  }
  throw new RangeError(`no minute ${minute} in ${timeZone}`);
}

function nextDay(timetable: Timetable, after: Date): Date {
  const { hour, minute, timeZone } = timetable;
  const today = localTimeOf(after, timeZone);
  // Starts a day before: when a clock is set back, a local time of yesterday may still come.
  for (let step = -1; step <= 62; step++) {
    const day = new Date(
      Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()) + step * dayMs,
    );
    if (!isOn(timetable, day)) continue;
    const at = fromLocalTime(day.getTime() + (hour * 60 + minute) * minuteMs, timeZone);
    if (at > after) return at;
  }
  throw new RangeError(`no such day: ${JSON.stringify(timetable)}`);
}

function isOn({ repeat, weekday, monthDay }: Timetable, day: Date): boolean {
  switch (repeat) {
    case 'hourly':
    case 'daily':
      return true;
    case 'weekly':
      return (day.getUTCDay() || 7) === weekday;
    case 'monthly': {
      const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
      return day.getUTCDate() === Math.min(monthDay, last);
    }
  }
}

/** Returns the local time in the UTC fields of a date. */
function localTimeOf(at: Date, timeZone: string): Date {
  const parts = new Intl.DateTimeFormat(locale, {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
  return new Date(Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')));
}

function fromLocalTime(local: number, timeZone: string): Date {
  const offsetAt = (time: number) => localTimeOf(new Date(time), timeZone).getTime() - time;
  // The offsets of the days before and after differ if the clock changes in between.
  const [before, after] = [local - offsetAt(local - dayMs), local - offsetAt(local + dayMs)];
  const shown = [before, after].filter((time) => localTimeOf(new Date(time), timeZone).getTime() === local);
  return new Date(shown.length > 0 ? Math.min(...shown) : before);
}
