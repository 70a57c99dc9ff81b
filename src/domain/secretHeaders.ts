import { hasEnded, type Job } from './job';
import type { JobInput, StoredInput } from './jobInput';
import type { Schedule } from './schedule';

/** Returns the names of the request headers that a job or a schedule sends. */
export const headerNames = ({ secretHeaders }: StoredInput): readonly string[] => secretHeaders?.names ?? [];

/** Adds the headers to a stored input, for submission. */
export function withHeaders(
  { secretHeaders: _, ...input }: StoredInput,
  headers: JobInput['headers'] = {},
): JobInput {
  return { ...input, headers };
}

/** Header names are case-insensitive: RFC 9110, section 5.1. */
export const sameName = (name: string) => (other: string) => name.toLowerCase() === other.toLowerCase();

/** Headers are stored for one site and never sent to another. */
export function isSameSite(a: Pick<StoredInput, 'url'>, b: Pick<StoredInput, 'url'>): boolean {
  const [left, right] = [a.url, b.url].map((url) => (URL.canParse(url) ? new URL(url).origin : null));
  return left !== null && left === right;
}

/**
 * Returns the names of a job's headers whose values are no longer stored, so a new run requires them again. Values
 * are deleted when a job ends. Its schedule keeps its own.
 * @param schedule the job's, if it still exists.
 */
export function missingHeaders(
  { state, input }: Pick<Job, 'state' | 'input'>,
  schedule: Pick<Schedule, 'input'> | null | undefined,
): readonly string[] {
  if (!hasEnded(state)) return [];
  const storedNames = schedule && isSameSite(schedule.input, input) ? headerNames(schedule.input) : [];
  return headerNames(input).filter((name) => !storedNames.some(sameName(name)));
}
