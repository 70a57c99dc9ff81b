import * as v from 'valibot';
import { accessModes } from '../access';
import { mostPagesPerJob, planIds, schedulePeriods } from '../plans';
import { documentId, reason, uid } from './fields';

/** What only admins may call. Each writes an entry of the audit log in the same transaction as its change. */
export const setAccessModeSchema = v.strictObject({ mode: v.picklist(accessModes) });
export type SetAccessModeRequest = v.InferInput<typeof setAccessModeSchema>;

/**
 * Pauses new jobs for everyone, or allows them again. That includes scheduled jobs, retries and checking a page again.
 * Running jobs continue.
 */
export const setJobsPausedSchema = v.strictObject({ paused: v.boolean() });
export type SetJobsPausedRequest = v.InferInput<typeof setJobsPausedSchema>;

/**
 * Requires a second factor of admins, or no longer does. Only an admin who has used one at sign-in can require it, so that
 * somebody stays who can take it back.
 */
export const setSecondFactorRequiredSchema = v.strictObject({ required: v.boolean() });
export type SetSecondFactorRequiredRequest = v.InferInput<typeof setSecondFactorRequiredSchema>;

const whole = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));

/** Limits that replace the plan's; what is absent follows the plan. */
export const limitOverridesSchema = v.strictObject({
  pagesPerJob: v.optional(whole(mostPagesPerJob)),
  jobsPerMonth: v.optional(whole(1_000_000)),
  jobsAtOnce: v.optional(whole(1_000)),
  schedules: v.optional(whole(10_000)),
  shortestPeriod: v.optional(v.picklist(schedulePeriods)),
  reportsKeptDays: v.optional(whole(10 * 365)),
});

/** The plan and limits that a new account begins with. */
export const setSignUpDefaultsSchema = v.strictObject({
  plan: v.picklist(planIds),
  limits: limitOverridesSchema,
});
export type SetSignUpDefaultsRequest = v.InferInput<typeof setSignUpDefaultsSchema>;

/** Nobody does it to themself (`yourself`), so one admin always stays. */
export const setUserStateSchema = v.variant('state', [
  v.strictObject({ uid, state: v.literal('active') }),
  v.strictObject({ uid, state: v.literal('waitlisted') }),
  v.strictObject({ uid, state: v.literal('blocked'), reason }),
]);
export type SetUserStateRequest = v.InferInput<typeof setUserStateSchema>;

export const setAdminSchema = v.strictObject({ uid, admin: v.boolean() });
export type SetAdminRequest = v.InferInput<typeof setAdminSchema>;

export const setPlanSchema = v.strictObject({
  uid,
  plan: v.picklist(planIds),
  limits: limitOverridesSchema,
});
export type SetPlanRequest = v.InferInput<typeof setPlanSchema>;

/** Ends every session of that person. */
export const signOutUserSchema = v.strictObject({ uid });
export type SignOutUserRequest = v.InferInput<typeof signOutUserSchema>;

/** Never another admin (`admin-account`). Sign in with the token in a window of its own; see `ViewClaims`. */
export const viewAsUserSchema = v.strictObject({ uid, reason });
export type ViewAsUserRequest = v.InferInput<typeof viewAsUserSchema>;
export interface ViewAsUserResult {
  /** For `signInWithCustomToken`. */
  readonly token: string;
  /** ISO 8601. */
  readonly endsAt: string;
  /** What the screens show of the user's own account. */
  readonly account: Pick<
    ReadAccountResult,
    'uid' | 'email' | 'emailVerified' | 'displayName' | 'photoURL' | 'providers'
  >;
}

/** `confirm` is the account's address, or its user id when it has none. */
export const deleteUserSchema = v.strictObject({ uid, confirm: v.pipe(v.string(), v.trim()), reason });
export type DeleteUserRequest = v.InferInput<typeof deleteUserSchema>;

/** What the authentication service knows of an account; dates are ISO 8601. */
export const readAccountSchema = v.strictObject({ uid });
export type ReadAccountRequest = v.InferInput<typeof readAccountSchema>;
export interface ReadAccountResult {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly phoneNumber: string | null;
  /** Switched off in the Firebase console; blocking here does not do that. */
  readonly disabled: boolean;
  readonly providers: readonly AccountProvider[];
  /** Names of the second factors that are set up. */
  readonly secondFactors: readonly string[];
  readonly claims: Readonly<Record<string, unknown>>;
  readonly createdAt: string;
  readonly lastSignInAt: string | null;
  readonly lastRefreshAt: string | null;
  /** Tokens of sign-ins before it are refused. */
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
 * Approves or declines entries by id, or the first N that wait. The request is remembered under `batchId` (made by the
 * browser once for each press), so sending it again goes on and decides nobody twice. Few entries are decided before
 * the answer; the rest goes on by itself, and `waitlistBatches/{batchId}` tells how far it is.
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
