import * as v from 'valibot';

export const issueStates = ['ignored', 'false-positive'] as const;
export type IssueState = (typeof issueStates)[number];

/**
 * The document `users/{uid}/sites/{site}/issues/{fingerprint}`: what the owner of a report decided about one of its
 * findings. It holds for every later run, since the same fault has the same fingerprint in all of them. Written by the
 * browser; firestore.rules hold it against the same shape. `at` is the time of writing.
 */
export const issueSchema = v.strictObject({
  state: v.picklist(issueStates),
  /** Why, for whoever looks at it later. */
  reason: v.pipe(v.string(), v.maxLength(500)),
  /** The rule it breaks, so that a list of decisions can be read without the report. */
  rule: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  page: v.pipe(v.string(), v.maxLength(2_048)),
  at: v.date(),
});

export type Issue = v.InferOutput<typeof issueSchema>;
