import { hasEnded, type Job } from './job';
import type { JobInput, StoredInput } from './jobInput';
import type { Schedule } from './schedule';

/** Names of the request headers that a job or a schedule sends. */
export const headerNames = ({ secretHeaders }: StoredInput): readonly string[] => secretHeaders?.names ?? [];

/** A stored input as it is submitted, with these headers. */
export function withHeaders(
  { secretHeaders: _, ...input }: StoredInput,
  headers: JobInput['headers'] = {},
): JobInput {
  return { ...input, headers };
}

/** Names of headers are the same in any case: RFC 9110, section 5.1. */
export const sameName = (name: string) => (other: string) => name.toLowerCase() === other.toLowerCase();

/** Headers are stored for one site and are never sent to another. */
export function isSameSite(a: Pick<StoredInput, 'url'>, b: Pick<StoredInput, 'url'>): boolean {
  const [left, right] = [a.url, b.url].map((url) => (URL.canParse(url) ? new URL(url).origin : null));
  return left !== null && left === right;
}

/**
 * Names of a job's headers whose values are stored nowhere, so that running it again needs them anew. Values are deleted
 * when a job ends; its schedule keeps its own.
 * @param schedule the job's, if it still exists.
 */
export function missingHeaders(
  { state, input }: Pick<Job, 'state' | 'input'>,
  schedule: Pick<Schedule, 'input'> | null | undefined,
): readonly string[] {
  if (!hasEnded(state)) return [];
  const kept = schedule && isSameSite(schedule.input, input) ? headerNames(schedule.input) : [];
  return headerNames(input).filter((name) => !kept.some(sameName(name)));
}
