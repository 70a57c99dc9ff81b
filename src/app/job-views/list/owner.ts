import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import type { Backend, DataService } from '#services/backend';
import { maxBulkJobs } from './bulk';
import type { JobFilter } from './jobFilter';
import { addressOf, matchingQuery } from './jobQuery';

export interface Owner {
  /** undefined for all users, or for an owner known only by email address: see `ownerOf`. */
  readonly uid: string | undefined;
}

/** Returns whether a list is limited to an owner known only by email address. */
export const namesOwner = ({ owner }: Pick<JobFilter, 'owner'>, ownerUid: string | undefined) =>
  ownerUid === undefined && addressOf(owner) !== '';

/**
 * Resolves with the owner of a list's jobs. Jobs keep the email address that their owner had at the time,
 * and users change theirs.
 * @returns undefined for all users, and where no account has the email address any more: then the jobs that
 * have it are shown.
 */
export async function resolveOwner(
  data: DataService,
  filter: Pick<JobFilter, 'owner'>,
  ownerUid: string | undefined,
): Promise<string | undefined> {
  if (!namesOwner(filter, ownerUid)) return ownerUid;
  const [user] = await data.readQuery({
    from: paths.users,
    where: [['email', '==', addressOf(filter.owner)]],
    orderBy: ['email', 'asc'],
    limit: 1,
  });
  return user?.uid;
}

/** Reads the jobs that match a filter, at most `mostChosen`: they must be known before an action on them. */
export async function readMatching(
  { data }: Backend,
  filter: JobFilter,
  ownerUid: string | undefined,
): Promise<readonly Job[]> {
  const owner = await resolveOwner(data, filter, ownerUid);
  return data.readQuery({ ...matchingQuery(filter, owner), limit: maxBulkJobs });
}
