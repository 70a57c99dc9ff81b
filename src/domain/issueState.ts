import * as v from 'valibot';

export const issueStates = ['ignored', 'false-positive'] as const;
export type IssueState = (typeof issueStates)[number];

export const needsReason = (state: IssueState) => state === 'ignored';

/** The limit of decisions for one site. Users make them by hand, so few sites have more than some dozens. */
export const maxIssuesPerSite = 2_000;

/** A decision about a finding. */
export const decisionSchema = v.pipe(
  v.strictObject({
    state: v.picklist(issueStates),
    /** Why, for whoever looks at it later. A fault is left as it is for a reason; what is no fault needs none. */
    reason: v.pipe(v.string(), v.maxLength(500)),
    /** The rule it breaks, so that a list of decisions can be read without the report. */
    rule: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)),
    page: v.pipe(v.string(), v.maxLength(2_048)),
  }),
  v.check(
    ({ state, reason }) => !needsReason(state) || reason.trim() !== '',
    'Enter a reason for ignoring this finding.',
  ),
);

export type Decision = v.InferOutput<typeof decisionSchema>;

/**
 * The document `users/{uid}/sites/{site}/issues/{fingerprint}`: what the owner of a report decided about one of its
 * findings. It holds for every later run, since the same fault has the same fingerprint in all of them. Written by Cloud
 * Functions only.
 */
export type Issue = Decision & { readonly at: Date };
