/** What is recorded; the part before the dot is what was touched. */
export const auditActions = [
  'settings.access-mode',
  'settings.jobs-paused',
  'settings.second-factor',
  'settings.sign-up-defaults',
  'user.state',
  'user.admin',
  'user.plan',
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

/** Flat facts, such as `{ state: 'blocked' }`. Never an address: people are named by their uid. */
export type AuditFacts = Readonly<Record<string, string | number | boolean | null>>;

/** Who acts from a terminal, with the operator's own rights, has no uid of ours. */
export const operatorUid = 'operator';

/** The document `audit/{id}`: created once with the change it tells of, never altered. Read by admins. */
export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly actorUid: string;
  readonly action: AuditAction;
  /** The account it was done to, or to whose job; null for settings and for an address without an account. */
  readonly targetUid: string | null;
  /** What changed, and only that; where it was done to a job, `job` says which. */
  readonly before: AuditFacts;
  readonly after: AuditFacts;
  readonly reason: string | null;
}
