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

/** Returns the job on the current screen, which already listens to it, so this reads nothing more. */
export function useJobHere(): Job | undefined {
  const { pathname } = useLocation();
  const jobId = routeOf(pathname) === 'job' ? paramsOf('job', pathname).jobId : undefined;
  const job = useDocument<Job>(jobId && jobPath(jobId));
  return (job.status === 'ready' && job.value) || undefined;
}

/** Returns the user's saved filters of their own list of jobs, as URL queries. */
export function useOwnViews(uid: string): readonly SavedView[] {
  const { views } = useStoredViews(uid, 'own');
  return useMemo(() => views.map((view) => ({ name: view.name, query: plainQuery(view) })), [views]);
}
