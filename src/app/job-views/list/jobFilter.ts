import { type FailureCode, failureCodes, type Job, type JobState, jobStates } from '#domain/job';
import { type Grade, grades } from '#domain/score';

export const jobSorts = ['newest', 'oldest', 'worst', 'best'] as const;
export type JobSort = (typeof jobSorts)[number];

/** What a list of jobs shows; all of it is kept in the URL. */
export interface JobFilter {
  readonly q: string;
  readonly state: JobState | undefined;
  readonly grade: Grade | undefined;
  readonly failure: FailureCode | undefined;
  readonly host: string;
  readonly label: string;
  readonly schedule: string;
  /** An owner's email address; for admins. */
  readonly owner: string;
  /** Days as `2026-11-21`, both inclusive. */
  readonly from: string;
  readonly to: string;
  readonly sort: JobSort;
  /** The cursor of the page: after or before this job, as its sort value and ID. */
  readonly after: string;
  readonly before: string;
}

export const wholeList: JobFilter = {
  q: '',
  state: undefined,
  grade: undefined,
  failure: undefined,
  host: '',
  label: '',
  schedule: '',
  owner: '',
  from: '',
  to: '',
  sort: 'newest',
  after: '',
  before: '',
};

const maxLength = 100;

/**
 * Reads a filter from a URL. Invalid values are ignored, so an outdated or mistyped link still shows a list.
 */
export function readFilter(search: string): JobFilter {
  const params = new URLSearchParams(search);
  const text = (name: string) => (params.get(name) ?? '').slice(0, maxLength).trim();
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const day = (name: string) => (isDay(text(name)) ? text(name) : '');
  return settled({
    q: text('q'),
    state: oneOf('state', jobStates),
    grade: oneOf('grade', grades),
    failure: oneOf('failure', failureCodes),
    host: text('site'),
    label: text('label'),
    schedule: text('schedule'),
    owner: text('owner'),
    from: day('from'),
    to: day('to'),
    sort: oneOf('sort', jobSorts) ?? 'newest',
    after: text('after'),
    before: text('before'),
  });
}

/** Returns the URL query without the “?”; empty for the whole list. */
export function writeFilter(filter: JobFilter): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string | undefined) => {
    if (value) query.set(name, value);
  };
  const { host, sort, ...rest } = filter;
  for (const name of ['q', 'state', 'grade', 'failure'] as const) put(name, rest[name]);
  put('site', host);
  for (const name of ['label', 'schedule', 'owner', 'from', 'to'] as const) put(name, rest[name]);
  if (sort !== 'newest') put('sort', sort);
  put('after', rest.after);
  put('before', rest.before);
  return query.toString();
}

/** Returns the same list with another filter, from its first page. */
export function narrowed(filter: JobFilter, change: Partial<JobFilter>): JobFilter {
  return settled({ ...filter, ...change, after: '', before: '' });
}

/** Returns whether the filter excludes anything. */
export function isNarrowed(filter: JobFilter): boolean {
  return writeFilter({ ...filter, sort: 'newest', after: '', before: '' }) !== '';
}

/** Returns whether a job may start or stop matching over time: a host never changes, but a state does. */
export function changesWithTime(filter: JobFilter): boolean {
  const { state, grade, failure, label } = filter;
  return [state, grade, failure].some((value) => value !== undefined) || label !== '' || sortsByScore(filter);
}

/** Returns whether a matching job has changed its state so that it no longer matches. */
export function hasLeft(job: Pick<Job, 'state'>, { state }: Pick<JobFilter, 'state'>): boolean {
  return state !== undefined && job.state !== state;
}

/** Only succeeded jobs have a score, so only they are in a list that is sorted by it. */
export const sortsByScore = ({ sort }: Pick<JobFilter, 'sort'>) => sort === 'worst' || sort === 'best';

/** Firestore can sort a range of days only by day. */
export const hasDays = ({ from, to }: Pick<JobFilter, 'from' | 'to'>) => from !== '' || to !== '';

/** Of an order by score and a range of days, keeps the days: an order never shows what a filter excludes. */
function settled(filter: JobFilter): JobFilter {
  if (!sortsByScore(filter) || !hasDays(filter)) return filter;
  return { ...filter, sort: 'newest', after: '', before: '' };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(new Date(text).getTime());
}
