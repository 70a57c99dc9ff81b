import { type FailureCode, failureCodes, type Job, type JobState, jobStates } from '#domain/job';
import { type Grade, grades } from '#domain/score';

export const jobSorts = ['newest', 'oldest', 'worst', 'best'] as const;
export type JobSort = (typeof jobSorts)[number];

/** What a list of jobs shows; every bit of it stands in the address. */
export interface JobFilter {
  readonly q: string;
  readonly state: JobState | undefined;
  readonly grade: Grade | undefined;
  readonly failure: FailureCode | undefined;
  readonly host: string;
  readonly label: string;
  readonly schedule: string;
  /** An owner's address; for admins. */
  readonly owner: string;
  /** Days as `2026-11-21`, both included. */
  readonly from: string;
  readonly to: string;
  readonly sort: JobSort;
  /** The place of the page: after or before this job, as its sorted value and its id. */
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

const mostLength = 100;

/** Reads an address. What is no value of a filter is left out, so an old or mistyped link still shows a list. */
export function readFilter(search: string): JobFilter {
  const asked = new URLSearchParams(search);
  const text = (name: string) => (asked.get(name) ?? '').slice(0, mostLength).trim();
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === asked.get(name));
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

/** The query of the address, without the “?”; empty for the whole list. */
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

/** The same list from its beginning: another filter has other pages. */
export function narrowed(filter: JobFilter, change: Partial<JobFilter>): JobFilter {
  return settled({ ...filter, ...change, after: '', before: '' });
}

/** Whether anything is left out of the list. */
export function isNarrowed(filter: JobFilter): boolean {
  return writeFilter({ ...filter, sort: 'newest', after: '', before: '' }) !== '';
}

/** Whether a job may come to fit, or fit no longer, as it goes on: a host stays what it is, a state does not. */
export function changesWithTime(filter: JobFilter): boolean {
  const { state, grade, failure, label } = filter;
  return [state, grade, failure].some((value) => value !== undefined) || label !== '' || sortsByScore(filter);
}

/** Whether a job that was found by a filter has come to a state since by which it would not be. */
export function hasLeft(job: Pick<Job, 'state'>, { state }: Pick<JobFilter, 'state'>): boolean {
  return state !== undefined && job.state !== state;
}

/** Only jobs that succeeded have a score, and only they stand in a list that is sorted by it. */
export const sortsByScore = ({ sort }: Pick<JobFilter, 'sort'>) => sort === 'worst' || sort === 'best';

/** Firestore orders a range of days by day alone. */
export const hasDays = ({ from, to }: Pick<JobFilter, 'from' | 'to'>) => from !== '' || to !== '';

/** Of an order by score and a range of days the days stay: what they leave out is never shown for the sake of the order. */
function settled(filter: JobFilter): JobFilter {
  if (!sortsByScore(filter) || !hasDays(filter)) return filter;
  return { ...filter, sort: 'newest', after: '', before: '' };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(new Date(text).getTime());
}
