import type { Transaction } from 'firebase-admin/firestore';
import { HttpsError } from 'firebase-functions/https';
import * as v from 'valibot';
import { headersSchema, type JobInput } from '#domain/jobInput';
import type { UpdateScheduleRequest } from '#domain/operations';
import type { Schedule } from '#domain/schedule';
import { isSameSite, sameName } from '#domain/secretHeaders';
import { plainHeadersOf, readInput } from '../jobs/headers';
import { paths } from '../platform/firestore';

/**
 * The input of a schedule after a change, with the values of its headers: those that aren't changed stay. They are read
 * only if some stay, so that headers which can't be decrypted any more can be replaced.
 * @throws HttpsError `failed-precondition` when headers would stay for another site, EncryptionError
 */
export async function changedInput(
  tx: Transaction,
  { scheduleId, input: before }: Schedule,
  input: UpdateScheduleRequest['input'],
  changes: UpdateScheduleRequest['headers'] = {},
): Promise<JobInput> {
  const changed = Object.keys(changes);
  const names = before.secretHeaders?.names ?? Object.keys(plainHeadersOf(before) ?? {});
  const kept = names.filter((name) => !changed.some(sameName(name)));
  // Otherwise a value could be read by moving the schedule to a site of one's choice.
  if (kept.length > 0 && input && !isSameSite(input, before))
    throw new HttpsError(
      'failed-precondition',
      `The request headers of this schedule were given for another site. Enter them again, or remove them: ${kept.join(', ')}.`,
    );
  const stored = kept.length > 0 ? await readInput(paths.schedule(scheduleId), before, tx) : null;
  const headers = {
    ...Object.fromEntries(Object.entries(stored?.headers ?? {}).filter(([name]) => kept.includes(name))),
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
