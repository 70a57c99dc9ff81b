import { locale } from '#domain/numbers';
import type { Repeat, Timetable } from '#domain/schedule';

/** From Monday, which is 1. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const repeatTitles: Record<Repeat, string> = {
  hourly: 'Every hour',
  daily: 'Every day',
  weekly: 'Every week',
  monthly: 'Every month',
};

const two = (n: number) => String(n).padStart(2, '0');

/** Returns `06:00`, the format of a time input. */
export const timeOf = ({ hour, minute }: Pick<Timetable, 'hour' | 'minute'>) => `${two(hour)}:${two(minute)}`;

/** Returns the browser's time zone. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns “Every Monday at 06:00”, with the time zone where it differs from the reader's. */
export function timetableWords(timetable: Timetable, readersZone = ownTimeZone()): string {
  const { timeZone } = timetable;
  const words = cycleWords(timetable);
  return timeZone === readersZone ? words : `${words}, ${timeZone.replaceAll('_', ' ')}`;
}

function cycleWords(timetable: Timetable): string {
  const { repeat, minute, weekday, monthDay } = timetable;
  switch (repeat) {
    case 'hourly':
      return `Every hour at :${two(minute)}`;
    case 'daily':
      return `Every day at ${timeOf(timetable)}`;
    case 'weekly':
      return `Every ${weekdays[weekday - 1] ?? 'week'} at ${timeOf(timetable)}`;
    case 'monthly':
      return `On day ${monthDay} of each month at ${timeOf(timetable)}`;
  }
}

/** Returns “Monday, November 23, 2026 at 06:00”, in the given time zone. */
export function momentIn(timeZone: string, at: Date): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    hourCycle: 'h23',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}
