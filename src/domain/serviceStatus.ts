import { type Feature, pauses } from './pauses';

/** The path of the public status, for uptime checks and the status page. */
export const statusPath = '/api/status';

export interface StatusNotice {
  readonly title: string;
  readonly message: string;
}

/**
 * The response of `GET /api/status`. `limited` means that Plumbline works, but for what the notices say: it answers 200.
 * `down` answers 503.
 */
export interface ServiceStatus {
  readonly status: 'working' | 'limited' | 'down';
  /** ISO 8601. */
  readonly checkedAt: string;
  readonly notices: readonly StatusNotice[];
}

const stalledNotice: StatusNotice = {
  title: 'Some running jobs have stopped responding',
  message: 'We restart them automatically from their last checkpoint. Reports may take longer than usual.',
};

const unreachableNotice: StatusNotice = {
  title: 'We can’t reach our database',
  message:
    'Logins, jobs and reports don’t work right now. Nothing that was stored is lost. We’re looking into it.',
};

/** @param facts null if the database didn't respond. */
export function serviceStatus(
  facts: { readonly paused: readonly Feature[]; readonly hasStalledJobs: boolean } | null,
  now: Date,
): ServiceStatus {
  const checkedAt = now.toISOString();
  if (!facts) return { status: 'down', checkedAt, notices: [unreachableNotice] };
  const notices = [
    ...facts.paused.map((feature): StatusNotice => pauses[feature]),
    ...(facts.hasStalledJobs ? [stalledNotice] : []),
  ];
  return { status: notices.length > 0 ? 'limited' : 'working', checkedAt, notices };
}
