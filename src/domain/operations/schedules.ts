import * as v from 'valibot';
import { headerChangesSchema, jobInputSchema } from '../jobInput';
import { isTimeZone, repeats } from '../schedule';
import { documentId, jobId, line } from './fields';

const whole = (words: string, min: number, max: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(min, `${words} must be from ${min} to ${max}.`),
    v.maxValue(max, `${words} must be from ${min} to ${max}.`),
  );

const scheduleId = documentId(/^[A-Za-z0-9_-]{1,64}$/, 'That isn’t the ID of a schedule.');

const fields = {
  title: line('The title', 100),
  input: jobInputSchema,
  repeat: v.picklist(repeats),
  minute: whole('The minute', 0, 59),
  hour: whole('The hour', 0, 23),
  /** 1 is Monday. */
  weekday: whole('The weekday', 1, 7),
  monthDay: whole('The day of the month', 1, 31),
  timeZone: v.pipe(
    v.string(),
    v.maxLength(64),
    v.check(isTimeZone, 'That isn’t a time zone. Choose one, such as Europe/London.'),
  ),
};

/**
 * `requestKey` is made by the browser once for each press: sent again, it makes no second schedule. `headersOf` as in
 * `submitJobSchema`.
 */
export const createScheduleSchema = v.strictObject({
  ...fields,
  minute: v.optional(fields.minute, 0),
  hour: v.optional(fields.hour, 6),
  weekday: v.optional(fields.weekday, 1),
  monthDay: v.optional(fields.monthDay, 1),
  requestKey: v.pipe(
    v.string(),
    v.regex(/^[A-Za-z0-9-]{8,64}$/, 'A request key must have 8 to 64 characters.'),
  ),
  headersOf: v.optional(jobId),
});
export type CreateScheduleRequest = v.InferOutput<typeof createScheduleSchema>;
export interface CreateScheduleResult {
  readonly scheduleId: string;
}

/**
 * What is absent stays as it is. `headers` has the values of headers to add or change, and null for one to remove; another
 * site needs all of them anew.
 */
export const updateScheduleSchema = v.strictObject({
  scheduleId,
  ...v.partial(v.strictObject({ ...fields, input: v.omit(jobInputSchema, ['headers']), paused: v.boolean() }))
    .entries,
  headers: v.optional(headerChangesSchema),
});
export type UpdateScheduleRequest = v.InferOutput<typeof updateScheduleSchema>;

export const deleteScheduleSchema = v.strictObject({ scheduleId });
export type DeleteScheduleRequest = v.InferOutput<typeof deleteScheduleSchema>;
