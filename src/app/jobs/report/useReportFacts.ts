import { useMemo, useState } from 'react';
import type { Comparison } from '../../../domain/comparison';
import { type Issue, issueStates } from '../../../domain/issueState';
import { hasEnded, type Job } from '../../../domain/job';
import { siteIdOf } from '../../../domain/siteHistory';
import { useDocument, useQuery } from '../../live/useLive';
import { useAccount } from '../../session/SessionContext';
import { CheckedFindings } from '../operations/checkAgain';
import { newsOf } from './news';
import type { ReportOf } from './ReportContext';

export const issuesOf = (job: Pick<Job, 'ownerUid' | 'input'>) =>
  `users/${job.ownerUid}/sites/${siteIdOf(new URL(job.input.url).host)}/issues`;

type Stored = Issue & { readonly fingerprint: string };

/**
 * What is new since the run before, and what was decided about findings.
 * @param settled what is shown is all there is; before that nothing is added to what somebody reads.
 */
export function useReportFacts(job: Job, settled: boolean): ReportOf {
  const { uid } = useAccount();
  const ended = hasEnded(job.state);
  const [checked] = useState(() => new CheckedFindings());
  const comparison = useDocument<Comparison>(
    ended && job.previousJobId ? `jobs/${job.jobId}/report/comparison` : undefined,
  );
  // All of them, however old: each was made by hand, one by one, and holds for this report too.
  const issues = useQuery<Stored>(
    ended && job.ownerUid === uid
      ? { from: issuesOf(job), orderBy: ['at', 'desc'], nameAs: 'fingerprint' }
      : undefined,
  );
  const compared = comparison.status === 'ready' ? comparison.value : null;
  const decided = issues.status === 'ready' ? issues.value : none;
  return useMemo(
    () => ({
      job,
      settled,
      news: settled ? newsOf(compared) : undefined,
      issues: new Map((settled ? decided : none).filter(isIssue).map((issue) => [issue.fingerprint, issue])),
      checked,
    }),
    [job, settled, compared, decided, checked],
  );
}

const none: readonly Stored[] = [];

/** Just written, it has no time of the server yet. */
const isIssue = (issue: Stored) => issueStates.includes(issue.state);
