import type { User } from '#domain/user';
import type { DataService } from '#services/backend';
import type { JobFilter } from './jobFilter';
import { addressOf } from './jobQuery';

export interface Owner {
  /** undefined is everybody, or who has only an address: see `ownerOf`. */
  readonly uid: string | undefined;
}

/** Whether a list is held to an owner of whom only the address is known. */
export const namesOwner = ({ owner }: Pick<JobFilter, 'owner'>, ownerUid: string | undefined) =>
  ownerUid === undefined && addressOf(owner) !== '';

/**
 * Whose jobs a list shows: jobs keep the address that their owner had when they were made, and people change theirs.
 * @returns undefined for everybody's, and where nobody has the address any more: then the jobs that keep it are shown.
 */
export async function ownerOf(
  data: DataService,
  filter: Pick<JobFilter, 'owner'>,
  ownerUid: string | undefined,
): Promise<string | undefined> {
  if (!namesOwner(filter, ownerUid)) return ownerUid;
  const [user] = await data.readQuery<User>({
    from: 'users',
    where: [['email', '==', addressOf(filter.owner)]],
    orderBy: ['email', 'asc'],
    limit: 1,
  });
  return user?.uid;
}
