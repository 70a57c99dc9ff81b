import type { LimitOverrides, PlanId } from './plans';

export const userStates = ['active', 'waitlisted', 'blocked'] as const;
export type UserState = (typeof userStates)[number];

/** The document `users/{uid}`. Written by Cloud Functions only. */
export interface User {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly state: UserState;
  readonly admin: boolean;
  readonly plan: PlanId;
  readonly limits: LimitOverrides;
  readonly blockedReason: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** The document `users/{uid}/usage/{month}`, month as `2026-11`. */
export interface MonthlyUsage {
  readonly jobs: number;
}

export function usageMonth(at: Date): string {
  return at.toISOString().slice(0, 7);
}
