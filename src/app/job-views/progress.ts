import type { Job, JobProgress } from '#domain/job';
import { formatNumber, plural } from '#ui/format';

/**
 * Returns the checked share of discovered URLs, 0 to 1. It may fall, because a crawl discovers more as it
 * proceeds.
 */
export function fractionOf({ fetched, discovered }: JobProgress): number {
  return discovered === 0 ? 0 : Math.min(1, fetched / discovered);
}

/** Returns “412 of 900 discovered URLs checked”. */
export function progressWords({ state, progress }: Pick<Job, 'state' | 'progress'>): string {
  const { fetched, discovered } = progress;
  if (state === 'queued') return 'Not started yet';
  return discovered === 0
    ? 'Fetching the first page'
    : `${formatNumber(fetched)} of ${plural(discovered, 'discovered URL')} checked`;
}
