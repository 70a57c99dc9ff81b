import { useLocation } from '@reach/router';
import { useMemo } from 'react';
import { useStoredViews } from '#app/job-views/list/useStoredViews';
import { plainQuery } from '#app/job-views/list/viewsOfList';
import { useDocument } from '#app/live/useLive';
import type { Job } from '#domain/job';
import { jobPath } from '#domain/report';
import { routeOf } from '#domain/routes';
import type { SavedView } from '#domain/savedViews';
import { paramsOf } from '../params';

/** The job that is looked at. Its screen listens to it already, so this reads nothing anew. */
export function useJobHere(): Job | undefined {
  const { pathname } = useLocation();
  const jobId = routeOf(pathname) === 'job' ? paramsOf('job', pathname).jobId : undefined;
  const job = useDocument<Job>(jobId && jobPath(jobId));
  return (job.status === 'ready' && job.value) || undefined;
}

/** The filters that somebody keeps of their own list of jobs, as an address has them. */
export function useOwnViews(uid: string): readonly SavedView[] {
  const { views } = useStoredViews(uid, 'own');
  return useMemo(() => views.map((view) => ({ name: view.name, query: plainQuery(view) })), [views]);
}
