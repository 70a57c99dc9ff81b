/** What is recorded. The part before the dot is what was changed. */
export const auditActions = [
  'settings.access-mode',
  'settings.free-checks',
  'settings.pause',
  /** Entries from before other features could be paused. */
  'settings.jobs-paused',
  'settings.second-factor',
  'settings.sign-up-defaults',
  'user.state',
  'user.admin',
  'user.plan',
  'user.plan-declined',
  'user.sign-out',
  'user.view-as',
  'user.delete',
  'job.cancel',
  'job.retry',
  'job.label',
  'job.delete',
  'waitlist.approve',
  'waitlist.decline',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Flat facts, such as `{ state: 'blocked' }`. Never an email address: users are identified by UID. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Stands in for the UID of an operator who acts from a terminal with their own rights. */
export const operatorUid = 'operator';

/**
 * The document `audit/{id}`, created in the same transaction as the change it records and never updated. Read by
 * admins.
 */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly actorUid: string;
  readonly action: AuditAction;
  /**
   * The affected account, or the owner of the affected job. Null for settings and for an email address without an
   * account.
   */
  readonly targetUid: string | null;
  /** The changed values only. For a job, `job` identifies it. */
  readonly before: AuditFacts;
  readonly after: AuditFacts;
  readonly reason: string | null;
}
