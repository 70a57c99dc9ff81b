import { useCallback, useMemo, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { useDocument, useQuery } from '#app/live/useLive';
import type { Comparison } from '#domain/comparison';
import { type Issue, issueStates } from '#domain/issueState';
import { hasEnded, type Job } from '#domain/job';
import { siteIdOf } from '#domain/siteHistory';
import type { Query } from '#services/backend';
import { CheckedFindings } from '../operations/checkAgain';
import { newsOf } from './news';
import type { ReportOf } from './ReportContext';

const issuesOf = (job: Pick<Job, 'ownerUid' | 'input'>) =>
  `users/${job.ownerUid}/sites/${siteIdOf(new URL(job.input.url).host)}/issues`;

type Stored = Issue & { readonly fingerprint: string };

/** All of them, however old: each was made by hand, one by one, and holds for this report too. */
const issuesQuery = (job: Job): Query => ({
  from: issuesOf(job),
  orderBy: ['at', 'desc'],
  nameAs: 'fingerprint',
});

/**
 * What is new since the run before, and what was decided about findings.
 * @param settled what is shown is all there is; before that nothing is added to what somebody reads.
 */
export function useReportFacts(job: Job, settled: boolean): ReportOf {
  const { data } = useBackend();
  const ended = hasEnded(job.state);
  const [checked] = useState(() => new CheckedFindings());
  const comparison = useDocument<Comparison>(
    ended && job.previousJobId ? `jobs/${job.jobId}/report/comparison` : undefined,
  );
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const heard = useQuery<Stored>(ended ? issuesQuery(job) : undefined, attempt);
  const compared = comparison.status === 'ready' ? comparison.value : null;
  const decided = heard.status === 'ready' ? heard.value : undefined;
  const failure = heard.status === 'error' ? heard.error : undefined;
  return useMemo(
    () => ({
      job,
      settled,
      news: settled ? newsOf(compared) : undefined,
      issues: byFingerprint(settled && decided ? decided : none),
      decisions: {
        known: decided !== undefined,
        failure,
        retry,
        read: async () => byFingerprint(decided ?? (await data.readQuery<Stored>(issuesQuery(job)))),
      },
      checked,
    }),
    [data, job, settled, compared, decided, failure, retry, checked],
  );
}

const none: readonly Stored[] = [];

const byFingerprint = (stored: readonly Stored[]): ReadonlyMap<string, Issue> =>
  new Map(stored.filter(isIssue).map((issue) => [issue.fingerprint, issue]));

/** Just written, it has no time of the server yet. */
const isIssue = (issue: Stored) => issueStates.includes(issue.state);
