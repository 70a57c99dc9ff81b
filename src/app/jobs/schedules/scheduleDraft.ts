import { isTimeZone, type Repeat, type Schedule, type Timetable } from '#domain/schedule';
import { ownTimeZone, timeOf } from './timetableWords';

/** The form as typed. */
export interface ScheduleDraft extends Record<string, string> {
  title: string;
  repeat: Repeat;
  /** `06:00`; an hourly one uses only the minutes. */
  time: string;
  minute: string;
  weekday: string;
  monthDay: string;
  timeZone: string;
}

/** Returns the default: Mondays at six, before the week begins. */
export function freshDraft(title: string, timeZone = ownTimeZone()): ScheduleDraft {
  return { title, repeat: 'weekly', time: '06:00', minute: '0', weekday: '1', monthDay: '1', timeZone };
}

export function draftOf(schedule: Schedule): ScheduleDraft {
  const { title, repeat, minute, weekday, monthDay, timeZone } = schedule;
  return {
    title,
    repeat,
    time: timeOf(schedule),
    minute: String(minute),
    weekday: String(weekday),
    monthDay: String(monthDay),
    timeZone,
  };
}

/**
 * Changes the repeat. Resets invalid fields that the new repeat hides, because the user couldn't find the
 * error.
 */
export function withRepeat(draft: ScheduleDraft, repeat: Repeat): ScheduleDraft {
  const fresh = freshDraft(draft.title, draft.timeZone);
  const shown = { hourly: 'minute', daily: 'time', weekly: 'time', monthly: 'time monthDay' }[repeat];
  const mended = { ...draft, repeat };
  for (const field of ['time', 'minute', 'monthDay'] as const) {
    const isInTheWay = !shown.includes(field) && scheduleChecks[field](draft[field]) !== undefined;
    if (isInTheWay) mended[field] = fresh[field];
  }
  return mended;
}

/** Validates single fields; undefined where a field is valid. */
export const scheduleChecks = {
  title: (title: string) => (title.trim() === '' ? 'Enter a name, such as the site’s name.' : undefined),
  repeat: () => undefined,
  time: (time: string) => (clock(time) ? undefined : 'Enter a time from 00:00 to 23:59.'),
  minute: (minute: string) => (within(minute, 0, 59) ? undefined : 'Enter a number from 0 to 59.'),
  weekday: () => undefined,
  monthDay: (day: string) => (within(day, 1, 31) ? undefined : 'Enter a day from 1 to 31.'),
  timeZone: (zone: string) => (isTimeZone(zone) ? undefined : 'Select a time zone, such as Europe/London.'),
};

/** Returns the typed timetable; undefined while a part of it is invalid. */
export function timetableOf(draft: ScheduleDraft): Timetable | undefined {
  const { repeat, time, minute, weekday, monthDay, timeZone } = draft;
  const at = clock(time);
  const isWhole = (['time', 'minute', 'monthDay', 'timeZone'] as const).every(
    (field) => scheduleChecks[field](draft[field]) === undefined,
  );
  if (!at || !isWhole) return undefined;
  return {
    repeat,
    hour: at.hour,
    minute: repeat === 'hourly' ? Number(minute) : at.minute,
    weekday: Number(weekday),
    monthDay: Number(monthDay),
    timeZone,
  };
}

function clock(time: string): { readonly hour: number; readonly minute: number } | undefined {
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hour === undefined ? undefined : { hour: Number(hour), minute: Number(minute) };
}

const within = (typed: string, min: number, max: number) =>
  /^\d{1,2}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max;
