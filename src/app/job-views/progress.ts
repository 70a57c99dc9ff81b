import type { Job, JobProgress } from '#domain/job';
import { formatNumber, plural } from '#ui/format';

/** 0 to 1 of what is known so far; a crawl finds more as it goes, so it may fall. */
export function fractionOf({ fetched, discovered }: JobProgress): number {
  return discovered === 0 ? 0 : Math.min(1, fetched / discovered);
}

/** “412 of 900 addresses known so far”. */
export function progressWords({ state, progress }: Pick<Job, 'state' | 'progress'>): string {
  const { fetched, discovered } = progress;
  if (state === 'queued') return 'Not begun yet';
  return discovered === 0
    ? 'Reading the first page'
    : `${formatNumber(fetched)} of ${plural(discovered, 'address', 'addresses')} known so far`;
}
