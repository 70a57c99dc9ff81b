import type { WaitlistEntry, WaitlistState } from '#domain/waitlist';
import type { Query } from '#services/backend';

const waitlistPageSize = 50;

/** Queries waiting users by position; all others newest first. */
export function waitlistQuery(state: WaitlistState): Query & { readonly limit: number } {
  return {
    from: 'waitlist',
    where: [['state', '==', state]],
    orderBy: ['joinedAt', state === 'waiting' ? 'asc' : 'desc'],
    limit: waitlistPageSize,
  };
}

export const waitlistCursor = (entry: WaitlistEntry) => [entry.joinedAt, entry.id] as const;
