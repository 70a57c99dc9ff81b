import { useDocument } from '#app/live/useLive';
import type { Job } from '#domain/job';
import { type SiteHistory, siteIdOf } from '#domain/siteHistory';

/** Subscribes to the runs of a job’s site. */
export function useSiteRuns({ ownerUid, input }: Job) {
  return useDocument<SiteHistory>(`users/${ownerUid}/sites/${siteIdOf(new URL(input.url).host)}`);
}
