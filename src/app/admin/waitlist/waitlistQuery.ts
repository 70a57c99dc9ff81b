import type { WaitlistEntry, WaitlistState } from '../../../domain/waitlist';
import type { Query } from '../../../services/backend';

export const waitlistPageSize = 50;

/** Who waits in the order of their places; who was decided with the latest on top. */
export function waitlistQuery(state: WaitlistState): Query & { readonly limit: number } {
  return {
    from: 'waitlist',
    where: [['state', '==', state]],
    orderBy: state === 'waiting' ? ['joinedAt', 'asc'] : ['decidedAt', 'desc'],
    limit: waitlistPageSize,
  };
}

export const waitlistCursor = (state: WaitlistState) => (entry: WaitlistEntry) =>
  [state === 'waiting' ? entry.joinedAt : (entry.decidedAt ?? entry.joinedAt), entry.id] as const;
