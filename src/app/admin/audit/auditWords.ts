import type { AuditAction, AuditFacts } from '#domain/auditLog';
import { formatClock, formatDay } from '#ui/format';

/** The actions in words. */
export const auditActionWords: Record<AuditAction, string> = {
  'settings.access-mode': 'Changed the access mode',
  'settings.free-checks': 'Switched free checks on or off',
  'settings.jobs-paused': 'Paused or allowed new jobs',
  'settings.second-factor': 'Changed whether admins need a second factor',
  'settings.sign-up-defaults': 'Changed the defaults for new accounts',
  'user.state': 'Changed the account state',
  'user.admin': 'Changed the admin role',
  'user.plan': 'Changed the plan or limits',
  'user.sign-out': 'Logged out everywhere',
  'user.view-as': 'Viewed as this user',
  'user.delete': 'Deleted the account',
  'job.cancel': 'Canceled a job',
  'job.retry': 'Ran a job again',
  'job.label': 'Labeled a job',
  'job.delete': 'Deleted a job',
  'waitlist.approve': 'Approved from the waitlist',
  'waitlist.decline': 'Declined from the waitlist',
};

export interface ChangedFact {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Pairs the values before and after, by fact. */
export function changedFacts(before: AuditFacts, after: AuditFacts): readonly ChangedFact[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.map((name) => ({ name, before: shown(before[name]), after: shown(after[name]) }));
}

const isoTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;

function shown(value: AuditFacts[string] | undefined): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string' && isoTime.test(value)) {
    const date = new Date(value);
    return `${formatDay(date)}, ${formatClock(date)}`;
  }
  return String(value);
}
