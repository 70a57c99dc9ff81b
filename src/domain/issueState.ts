import * as v from 'valibot';

export const issueStates = ['ignored', 'false-positive'] as const;
export type IssueState = (typeof issueStates)[number];

/** The limit of decisions for one site. Users make them by hand or by a pattern, so few sites have more than some hundreds. */
export const maxIssuesPerSite = 2_000;

/** The limit of decisions that one call makes. */
export const maxIssuesPerCall = 500;

/** A decision about a finding. */
export const decisionSchema = v.strictObject({
  state: v.picklist(issueStates),
  /** The reason, for later readers; empty if none was given. */
  reason: v.pipe(v.string(), v.maxLength(500)),
  /** The broken rule, so that a list of decisions is readable without the report. */
  rule: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
  page: v.pipe(v.string(), v.maxLength(2_048)),
});

export type Decision = v.InferOutput<typeof decisionSchema>;

/**
 * The document `users/{uid}/sites/{site}/issues/{fingerprint}`: an owner's decision about a finding. It applies to
 * every later run, because the same problem always has the same fingerprint. Written only by Cloud Functions.
 */
export type Issue = Decision & { readonly at: Date };
