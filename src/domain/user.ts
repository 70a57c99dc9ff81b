import type { LimitOverrides, PlanId } from './plans';

/** `deleting` is on the way out: closed like `blocked`, and nothing leads back. */
export const userStates = ['active', 'waitlisted', 'blocked', 'deleting'] as const;
export type UserState = (typeof userStates)[number];

/** The document `users/{uid}`: the truth that claims, rules and functions follow. Written by Cloud Functions only. */
export interface User {
  readonly uid: string;
  /** As the authentication record has it, in lower case; empty when the account has none. */
  readonly email: string;
  readonly displayName: string | null;
  /** The name in lower case, for searching by its beginning. */
  readonly nameKey: string;
  readonly photoURL: string | null;
  readonly state: UserState;
  readonly admin: boolean;
  readonly plan: PlanId;
  readonly limits: LimitOverrides;
  readonly blockedReason: string | null;
  /** Sessions that began before it are over: a browser that sees it later than its own sign-in signs out. */
  readonly signedOutAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

type NewUser = Pick<User, 'uid' | 'email'> & Partial<User>;

/** A new account with nothing but a place on the waitlist, and whatever is given on top. */
export function newUser(given: NewUser, now: Date): User {
  return {
    displayName: null,
    nameKey: nameKeyOf(given.displayName ?? null),
    photoURL: null,
    state: 'waitlisted',
    admin: false,
    plan: 'free',
    limits: {},
    blockedReason: null,
    signedOutAt: null,
    createdAt: now,
    updatedAt: now,
    ...given,
  };
}

export function nameKeyOf(displayName: string | null): string {
  return (displayName ?? '').toLocaleLowerCase('en');
}

/** The document `users/{uid}/usage/{month}`, month as `2026-11`. */
export interface MonthlyUsage {
  readonly jobs: number;
  /** Jobs on unverified sites on the last day that had any, while the account had no verified site. */
  readonly unverified?: { readonly day: string; readonly jobs: number };
}

export function usageMonth(at: Date): string {
  return at.toISOString().slice(0, 7);
}

/** As `2026-11-24`, in UTC. */
export function usageDay(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/**
 * `deletions/{uid}`: an account that is being deleted, and what is left to do. It outlives the account's own documents,
 * so that a deletion that stopped midway still knows the address; it goes last.
 */
export interface Deletion {
  readonly uid: string;
  readonly email: string;
  readonly requestedAt: Date;
  /** When the sweep puts it on the queue again, should it still be here. */
  readonly resumeAt: Date;
}
