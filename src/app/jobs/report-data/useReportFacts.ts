import { useCallback, useMemo, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { useDocument, useQuery } from '#app/live/useLive';
import { type CollectionPath, paths } from '#domain/collections';
import { type Issue, issueStates } from '#domain/issueState';
import { hasEnded, type Job } from '#domain/job';
import type { Query } from '#services/backend';
import { CheckedFindings } from '../operations/checkAgain';
import { patternsQuery, type StoredPattern } from '../operations/ignorePattern';
import { newsOf, type ReportOf } from './ReportContext';

type Stored = Issue & { readonly fingerprint: string };

/** All decisions, however old: each was made by hand and applies to this report too. */
const issuesQuery = (job: Job): Query<Stored> => ({
  // `nameAs` adds the fingerprint.
  from: paths.issues(job.ownerUid, new URL(job.input.url).host) as CollectionPath<Stored>,
  orderBy: ['at', 'desc'],
  nameAs: 'fingerprint',
});

const patternsOf = ({ ownerUid, input }: Job) => patternsQuery(ownerUid, new URL(input.url).host);

/**
 * Returns what is new since the previous run, and the decisions about findings.
 * @param settled all findings are listed; until then, nothing is added to what is being read.
 */
export function useReportFacts(job: Job, settled: boolean): ReportOf {
  const { data } = useBackend();
  const ended = hasEnded(job.state);
  const [checked] = useState(() => new CheckedFindings());
  const comparison = useDocument(ended && job.previousJobId ? paths.comparison(job.jobId) : undefined);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  const liveIssues = useQuery(ended ? issuesQuery(job) : undefined, attempt);
  const livePatterns = useQuery(ended ? patternsOf(job) : undefined, attempt);
  const compared = comparison.status === 'ready' ? comparison.value : null;
  const decided = liveIssues.status === 'ready' ? liveIssues.value : undefined;
  const patterns = livePatterns.status === 'ready' ? livePatterns.value : undefined;
  const failed = [liveIssues, livePatterns].find(({ status }) => status === 'error');
  const failure = failed?.status === 'error' ? failed.error : undefined;
  return useMemo(
    () => ({
      job,
      settled,
      news: settled ? newsOf(compared) : undefined,
      issues: byFingerprint(settled && decided ? decided : none),
      patterns: settled && patterns ? patterns : noPatterns,
      decisions: {
        known: decided !== undefined && patterns !== undefined,
        failure,
        retry,
        read: async () => ({
          issues: byFingerprint(decided ?? (await data.readQuery(issuesQuery(job)))),
          patterns: patterns ?? (await data.readQuery(patternsOf(job))),
        }),
      },
      checked,
    }),
    [data, job, settled, compared, decided, patterns, failure, retry, checked],
  );
}

const none: readonly Stored[] = [];
const noPatterns: readonly StoredPattern[] = [];

const byFingerprint = (stored: readonly Stored[]): ReadonlyMap<string, Issue> =>
  new Map(stored.filter(isIssue).map((issue) => [issue.fingerprint, issue]));

/** A decision that was just written has no server timestamp yet. */
const isIssue = (issue: Stored) => issueStates.includes(issue.state);
