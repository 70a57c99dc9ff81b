import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { headersSchema, type JobInput } from '#domain/jobInput';
import type { UpdateScheduleRequest } from '#domain/operations';
import { nextRun, type Schedule } from '#domain/schedule';
import { isSameSite, sameName } from '#domain/secretHeaders';
import { plainHeadersOf, readInput } from '../jobs/headers';
import { refs } from '../platform/firestore';

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

/**
 * Returns the changed input of a schedule with the values of its headers. Reads the stored headers only if some stay,
 * so that headers that can’t be decrypted any more can be replaced.
 * @throws HttpsError `failed-precondition` if headers would stay for another site; EncryptionError
 */
export async function changedInput(
  tx: Transaction,
  { scheduleId, input: before }: Schedule,
  input: UpdateScheduleRequest['input'],
  changes: UpdateScheduleRequest['headers'] = {},
): Promise<JobInput> {
  const changed = Object.keys(changes);
  const names = before.secretHeaders?.names ?? Object.keys(plainHeadersOf(before) ?? {});
  const unchanged = names.filter((name) => !changed.some(sameName(name)));
  // Otherwise a user could read a value by moving the schedule to a site of their own.
  if (unchanged.length > 0 && input && !isSameSite(input, before))
    throw new HttpsError(
      'failed-precondition',
      `This schedule’s request headers were set for another site. Enter them again, or remove them: ${unchanged.join(', ')}.`,
    );
  const stored = unchanged.length > 0 ? await readInput(refs.schedule(scheduleId), before, tx) : null;
  const headers = {
    ...Object.fromEntries(Object.entries(stored?.headers ?? {}).filter(([name]) => unchanged.includes(name))),
    ...Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== null)),
  };
  const { secretHeaders: _, ...present } = before;
  return { ...(input ?? present), headers: withinLimits(headers) };
}

function withinLimits(headers: object): JobInput['headers'] {
  const parsed = v.safeParse(headersSchema, headers);
  if (!parsed.success) throw new HttpsError('invalid-argument', `headers: ${parsed.issues[0].message}`);
  return parsed.output;
}
