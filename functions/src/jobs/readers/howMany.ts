import type { JobInput } from '../../../../src/domain/jobInput';

/**
 * Pages a second that one instance reads with the HTML validator on. A whole processor reads some 70 pages of 40 KB that
 * look like no other (the bench fan-out); an instance has half of one, and many sites have heavier pages.
 */
const pagesPerProcessor = 25;

/** A smaller job is done before readers would be of use. */
const largeJob = 2_000;

/** So many pages must wait before readers are asked to come: half a minute's work for all of them. */
export const enlistAt = 1_000;

/**
 * By how many slices at once a job is read. A site is asked at the rate its owner chose, however many ask; so more than
 * one help only where that rate is more than one processor can read, and that takes the HTML validator.
 * @param mostReaders besides the slice that leads.
 */
export function slicesFor(
  { maxPages, checkHtml, requestsPerSecond }: Pick<JobInput, 'maxPages' | 'checkHtml' | 'requestsPerSecond'>,
  mostReaders: number,
): number {
  if (maxPages < largeJob || !checkHtml) return 1;
  return Math.min(1 + mostReaders, Math.ceil(requestsPerSecond / pagesPerProcessor));
}
