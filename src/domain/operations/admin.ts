import * as v from 'valibot';
import { accessModes } from '../access';
import { features } from '../pauses';
import { maxPagesPerJob, planIds, schedulePeriods } from '../plans';
import { documentId, reason, uid } from './fields';

/** Operations for admins. Each writes an audit log entry in the same transaction as its change. */
export const setAccessModeSchema = v.strictObject({ mode: v.picklist(accessModes) });
export type SetAccessModeRequest = v.InferInput<typeof setAccessModeSchema>;

/**
 * Pauses or resumes a feature for all users. A pause of jobs includes scheduled jobs, retries, rechecks of a page and
 * free checks; running jobs continue.
 */
export const setPausedSchema = v.strictObject({ feature: v.picklist(features), paused: v.boolean() });
export type SetPausedRequest = v.InferInput<typeof setPausedSchema>;

/** Sets whether visitors can start free checks. */
export const setFreeChecksSchema = v.strictObject({ enabled: v.boolean() });
export type SetFreeChecksRequest = v.InferInput<typeof setFreeChecksSchema>;

/**
 * Sets whether admins need a second factor. Only an admin who used one for the current login can require it, so that
 * at least one admin can undo it.
 */
export const setSecondFactorRequiredSchema = v.strictObject({ required: v.boolean() });
export type SetSecondFactorRequiredRequest = v.InferInput<typeof setSecondFactorRequiredSchema>;

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** Limits that override the plan's. Absent ones follow the plan. */
export const limitOverridesSchema = v.strictObject({
  pagesPerJob: v.optional(whole(maxPagesPerJob)),
  jobsPerMonth: v.optional(whole(1_000_000)),
  jobsAtOnce: v.optional(whole(1_000)),
  queuedJobs: v.optional(whole(1_000)),
  schedules: v.optional(whole(10_000)),
  shortestPeriod: v.optional(v.picklist(schedulePeriods)),
  reportsKeptDays: v.optional(whole(10 * 365)),
});

/** The plan and limits of new accounts. */
export const setSignUpDefaultsSchema = v.strictObject({
  plan: v.picklist(planIds),
  limits: limitOverridesSchema,
});
export type SetSignUpDefaultsRequest = v.InferInput<typeof setSignUpDefaultsSchema>;

/** Users can't change their own state (`yourself`), so at least one admin always remains. */
export const setUserStateSchema = v.variant('state', [
  v.strictObject({ uid, state: v.literal('active') }),
  v.strictObject({ uid, state: v.literal('waitlisted') }),
  v.strictObject({ uid, state: v.literal('blocked'), reason }),
]);
export type SetUserStateRequest = v.InferInput<typeof setUserStateSchema>;

export const setAdminSchema = v.strictObject({ uid, admin: v.boolean() });
export type SetAdminRequest = v.InferInput<typeof setAdminSchema>;

/** Grants the user's request for a plan if it sets that plan or a larger one. */
export const setPlanSchema = v.strictObject({
  uid,
  plan: v.picklist(planIds),
  limits: limitOverridesSchema,
});
export type SetPlanRequest = v.InferInput<typeof setPlanSchema>;

/** Declines the user's request for a larger plan. Does nothing if there is none. */
export const declinePlanRequestSchema = v.strictObject({ uid });
export type DeclinePlanRequestRequest = v.InferInput<typeof declinePlanRequestSchema>;

/** Ends every session of the user. */
export const signOutUserSchema = v.strictObject({ uid });
export type SignOutUserRequest = v.InferInput<typeof signOutUserSchema>;

/** Rejects other admins (`admin-account`). Log in with the token in a separate window. See `ViewClaims`. */
export const viewAsUserSchema = v.strictObject({ uid, reason });
export type ViewAsUserRequest = v.InferInput<typeof viewAsUserSchema>;
export interface ViewAsUserResult {
  /** For `signInWithCustomToken`. */
  readonly token: string;
  /** ISO 8601. */
  readonly endsAt: string;
  /** The parts of the user's account that the screens show. */
  readonly account: Pick<
    ReadAccountResult,
    'uid' | 'email' | 'emailVerified' | 'displayName' | 'photoURL' | 'providers'
  >;
}

/** `confirm` is the account's email address, or its user ID if it has none. */
export const deleteUserSchema = v.strictObject({ uid, confirm: v.pipe(v.string(), v.trim()), reason });
export type DeleteUserRequest = v.InferInput<typeof deleteUserSchema>;

/** Returns what the authentication service knows about an account. Dates are ISO 8601. */
export const readAccountSchema = v.strictObject({ uid });
export type ReadAccountRequest = v.InferInput<typeof readAccountSchema>;
export interface ReadAccountResult {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly phoneNumber: string | null;
  /** Disabled in the Firebase console. Blocking a user here doesn't set it. */
  readonly disabled: boolean;
  /** Whether it has no way to log in again. */
  readonly isAnonymous: boolean;
  /** The tenant of Identity Platform, where a project has several. */
  readonly tenantId: string | null;
  readonly providers: readonly AccountProvider[];
  /** Names of the enrolled second factors. */
  readonly secondFactors: readonly string[];
  readonly claims: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
  readonly lastSignInAt: string | null;
  readonly lastRefreshAt: string | null;
  /** Tokens of earlier logins are rejected. */
  readonly tokensValidAfter: string | null;
}
export interface AccountProvider {
  /** `password`, `google.com`, `github.com`. */
  readonly providerId: string;
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
}

const entryId = documentId(/^[A-Za-z0-9_-]{1,64}$/, 'That isn’t the ID of a waitlist entry.');

/**
 * Approves or declines entries by ID, or the first N that wait. The request is stored under `batchId` (generated by
 * the browser per click), so sending it again resumes it and decides no entry twice. A small batch is decided before
 * the response. A larger one continues in the background, with its progress in `waitlistBatches/{batchId}`.
 */
export const decideWaitlistSchema = v.strictObject({
  batchId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/, 'A batch ID must have 8 to 64 characters.')),
  decision: v.picklist(['approve', 'decline']),
  who: v.variant('by', [
    v.strictObject({
      by: v.literal('ids'),
      ids: v.pipe(v.array(entryId), v.minLength(1), v.maxLength(1_000)),
    }),
    v.strictObject({
      by: v.literal('first'),
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
    }),
  ]),
});
export type DecideWaitlistRequest = v.InferInput<typeof decideWaitlistSchema>;
export interface DecideWaitlistResult {
  readonly total: number;
  readonly done: number;
}
