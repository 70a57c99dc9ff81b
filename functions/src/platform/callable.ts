import { type CallableFunction, HttpsError, onCall } from 'firebase-functions/https';
import * as v from 'valibot';
import type { Claims } from '../../../src/domain/access';
import { region } from '../../../src/domain/region';

export interface Caller {
  readonly uid: string;
  readonly email: string;
  /** As the caller's token has them, up to an hour old. */
  readonly claims: Claims;
}

/**
 * A function that a signed-in browser calls: its request is held against a strict schema before anything else happens.
 * Answers `unauthenticated`, or `invalid-argument` with words for the person who typed.
 */
export function callable<Schema extends v.GenericSchema, Result>(
  schema: Schema,
  handle: (request: v.InferOutput<Schema>, caller: Caller) => Promise<Result>,
): CallableFunction<unknown, Promise<Result>> {
  return onCall({ region, cors: true }, async ({ data, auth }) => {
    if (!auth) throw new HttpsError('unauthenticated', 'Log in first.');
    const parsed = v.safeParse(schema, data);
    if (!parsed.success) throw new HttpsError('invalid-argument', wordsForIssues(parsed.issues));
    const { admin, blocked, waitlisted, email } = auth.token;
    return handle(parsed.output, {
      uid: auth.uid,
      email: email ?? '',
      claims: { admin: admin === true, blocked: blocked === true, waitlisted: waitlisted === true },
    });
  });
}

function wordsForIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? 'request'}: ${issue.message}`)
    .join(' ');
}
