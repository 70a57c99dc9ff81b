import type { LimitOverrides, PlanId } from './plans';

/** `deleting` is being removed: locked like `blocked`, and can't be undone. */
export const userStates = ['active', 'waitlisted', 'blocked', 'deleting'] as const;
export type UserState = (typeof userStates)[number];

/**
 * The document `users/{uid}`: the source of truth for claims, rules, and functions. Written only by Cloud Functions.
 */
export interface User {
  readonly uid: string;
  /** As in the authentication record, in lower case. Empty if the account has none. */
  readonly email: string;
  readonly displayName: string | null;
  /** The name in lower case, for prefix search. */
  readonly nameKey: string;
  readonly photoURL: string | null;
  /** Whether an uploaded photo replaces `photoURL`: `users/{uid}/settings/photo`. */
  readonly hasUploadedPhoto?: boolean;
  readonly state: UserState;
  readonly admin: boolean;
  readonly plan: PlanId;
  readonly limits: LimitOverrides;
  /** A larger plan that the user has requested. An admin grants or declines it. */
  readonly planRequest?: PlanRequest | null;
  readonly blockedReason: string | null;
  /** Sessions that began before this time are over: a browser that sees a time after its own login logs out. */
  readonly signedOutAt: Date | null;
  /** The one earlier session that `signedOutAt` doesn't end. In seconds, as the `auth_time` of its tokens. */
  readonly keptSession?: number | null;
  /** Sessions that have been ended one by one. In seconds, as above. */
  readonly endedSessions?: readonly number[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface PlanRequest {
  readonly plan: PlanId;
  readonly at: Date;
}

type NewUser = Pick<User, 'uid' | 'email'> & Partial<User>;

/** Returns a new account on the waitlist, with the given values on top. */
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
  /** Started jobs, without the uncounted ones. */
  readonly jobs: number;
  /** Jobs that failed before they read a page and don't count, on the last day with any. */
  readonly uncounted?: { readonly day: string; readonly jobs: number };
  /** Jobs on unverified sites on the last day with any, while the account had no verified site. */
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
 * `deletions/{uid}`: an account that is being deleted, and the remaining work. It outlives the account's own
 * documents, so that an interrupted deletion still knows the email address, and is deleted last.
 */
export interface Deletion {
  readonly uid: string;
  readonly email: string;
  readonly requestedAt: Date;
  /** When the sweep requeues it, if it still exists. */
  readonly resumeAt: Date;
}

const maxNameLength = 80;
const maxUrlLength = 2_048;

/** Control characters and marks that reverse or hide the text around them (Unicode Bidirectional Algorithm, UAX #9). */
const unseen = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/**
 * Returns a name that is safe to show. Users can set any name directly at the authentication service.
 * @returns null if nothing is left.
 */
export function cleanName(name: string | null | undefined): string | null {
  const visible = (name ?? '')
    .slice(0, 4 * maxNameLength)
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...visible].slice(0, maxNameLength).join('').trim() || null;
}

/** Returns the URL of a photo that a page may load, or null. */
export function cleanPhotoUrl(url: string | null | undefined): string | null {
  if (!url || url.length > maxUrlLength || !URL.canParse(url)) return null;
  const { protocol, href } = new URL(url);
  return protocol === 'https:' ? href : null;
}
