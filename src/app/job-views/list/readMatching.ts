import type { Job } from '#domain/job';
import type { Backend } from '#services/backend';
import { mostChosen } from './bulk';
import type { JobFilter } from './jobFilter';
import { matchingQuery } from './jobQuery';
import { ownerOf } from './ownerOf';

/** Reads the jobs that match a filter, at most `mostChosen`: they must be known before an action on them. */
export async function readMatching(
  { data }: Backend,
  filter: JobFilter,
  ownerUid: string | undefined,
): Promise<readonly Job[]> {
  const owner = await ownerOf(data, filter, ownerUid);
  return data.readQuery<Job>({ ...matchingQuery(filter, owner), limit: mostChosen });
}
