import { paths } from '#domain/collections';
import type { Job } from '#domain/job';
import { parseSiteUrl } from '#domain/jobInput';
import { searchToken } from '#domain/jobSearch';
import type { Backend, Cursor, DataService, Filter, Query } from '#services/backend';
import { maxBulkJobs } from './bulk';
import { type JobFilter, sortsByScore } from './jobFilter';

export const jobPageSize = 25;

/** Counts stop here: a thousand cost one read, a hundred thousand a hundred. */
export const maxCounted = 1_000;

/**
 * Returns the filter as Firestore conditions. Every equality has an index with the sort field in
 * firestore.indexes.json, and Firestore merges indexes of the same order, so all of them combine.
 * @param ownerUid the owner; undefined for all users, or for those with the owner's email address: see
 * `ownerOf`.
 */
export function conditionsOf(filter: JobFilter, ownerUid: string | undefined): readonly Filter[] {
  const where: Filter[] = [];
  const equal = (field: string, value: string | undefined) => {
    if (value) where.push([field, '==', value]);
  };
  equal('ownerUid', ownerUid);
  equal('ownerEmail', ownerUid ? undefined : addressOf(filter.owner));
  equal('state', filter.state);
  equal('host', hostOf(filter.host));
  equal('scheduleId', filter.schedule);
  equal('grade', filter.grade);
  equal('label', filter.label);
  equal('failure.code', filter.failure);
  const token = searchToken(filter.q);
  if (token) where.push(['searchTokens', 'array-contains', token]);
  if (sortsByScore(filter)) where.push(['score', '>=', 0]);
  if (filter.from) where.push(['createdAt', '>=', dayStart(filter.from, 0)]);
  if (filter.to) where.push(['createdAt', '<', dayStart(filter.to, 1)]);
  return where;
}

/**
 * Queries all matches in the list's order. Counts keep the order, too: without one, Firestore would merge
 * single-field indexes, and `searchTokens` has none, since it would be the largest of all.
 */
export function matchingQuery(
  filter: JobFilter,
  ownerUid: string | undefined,
): Required<Pick<Query<Job>, 'from' | 'where' | 'orderBy'>> {
  return { from: paths.jobs, where: conditionsOf(filter, ownerUid), orderBy: orderOf(filter) };
}

/**
 * Queries a page of the list. Later pages request one more job, which shows whether another page follows; on
 * the first page the total shows that, and every document counts (decisions/009).
 */
export function pageQuery(filter: JobFilter, ownerUid: string | undefined): Query<Job> {
  const order = orderOf(filter);
  const after = readCursor(filter.after, order[0]);
  const before = after === undefined ? readCursor(filter.before, order[0]) : undefined;
  return {
    ...matchingQuery(filter, ownerUid),
    limit: after === undefined && before === undefined ? jobPageSize : jobPageSize + 1,
    ...(after !== undefined && { after }),
    ...(before !== undefined && { before }),
  };
}

export function orderOf({ sort }: Pick<JobFilter, 'sort'>): Query['orderBy'] {
  switch (sort) {
    case 'newest':
      return ['createdAt', 'desc'];
    case 'oldest':
      return ['createdAt', 'asc'];
    case 'worst':
      return ['score', 'asc'];
    case 'best':
      return ['score', 'desc'];
  }
}

/** Returns a job's position in the order as a cursor for the URL. */
export function cursorAt(job: Job, filter: JobFilter): string {
  const value = sortsByScore(filter) ? String(job.score ?? 0) : job.createdAt.toISOString();
  return `${value}~${job.jobId}`;
}

function readCursor(text: string, field: string): Cursor | undefined {
  const [value = '', id = ''] = text.split('~');
  if (value === '' || !/^[A-Za-z0-9_-]{1,64}$/.test(id)) return undefined;
  if (field === 'score') return Number.isFinite(Number(value)) ? [Number(value), id] : undefined;
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? undefined : [at, id];
}

/** Returns whether the last day of the range is past, so that no job can be added. */
export const isOver = ({ to }: Pick<JobFilter, 'to'>, now: Date) => to !== '' && dayStart(to, 1) <= now;

/** Returns a site as jobs store it, even if a whole URL was pasted. */
const hostOf = (typed: string) => parseSiteUrl(typed)?.host ?? typed.toLowerCase();

/** Returns a user's email address as accounts store it. */
const addressOf = (typed: string) => typed.toLowerCase().replace(/^mailto:/, '');

/** Returns midnight in the reader's time zone, this many days later. */
function dayStart(day: string, later: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later);
}

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
