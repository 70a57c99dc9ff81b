import { useEffect, useRef } from 'react';
import { Score } from '#app/job-views/Score';
import { type Compared, useComparison } from '#app/jobs/report-data/useComparison';
import { type GoneRun, useAskedRun, useEarlierRuns } from '#app/jobs/report-data/useEarlierRuns';
import { useReportView } from '#app/jobs/report-data/useReportView';
import type { ReportLists } from '#app/jobs/report-data/useSortedReport';
import { explain } from '#app/live/explain';
import { type SeverityCounts, severities } from '#domain/finding';
import type { Job } from '#domain/job';
import type { ReportSummary } from '#domain/report';
import { isScored } from '#domain/score';
import { Button } from '#ui/Button';
import { Numbers } from '#ui/Facts';
import { formatDay, formatMoment, formatNumber } from '#ui/format';
import { Notice } from '#ui/Notice';
import { Progress } from '#ui/Progress';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { space } from '#ui/theme/tokens';
import { ChangedFindings } from './ChangedFindings';
import { RunChoice } from './RunChoice';

interface ChangesPanelProps {
  readonly job: Job;
  /** The rules that evaluated its report. */
  readonly evaluatedRules: ReportSummary['evaluatedRules'];
  readonly lists: ReportLists;
}

/**
 * Up to this many findings, a comparison starts automatically; a larger one reads a lot and starts on
 * request.
 */
const withoutAsking = 4_000;

/** Shows what is new, fixed and still there since an earlier run of the same site. */
export function ChangesPanel({ job, evaluatedRules, lists }: ChangesPanelProps) {
  const { runs, readable, usual, gone } = useEarlierRuns(job);
  const { query, change } = useReportView();
  const ask = (jobId: string) => change({ with: jobId });
  const isAsked = query.has('with');
  const asked = useAskedRun(
    job,
    // The run that this report was compared with may be older than all loaded ones.
    isAsked || usual ? query.get('with') : job.previousJobId,
    runs.status === 'ready' ? runs.rows : undefined,
  );
  const chosen = asked.status === 'ready' ? asked.run : isAsked ? undefined : usual;
  const older = readable.some(({ run: one }) => one.jobId === chosen?.jobId) ? undefined : chosen;
  const { state, run, compared, share } = useComparison(lists, evaluatedRules);
  const begins = chosen !== undefined && (isAsked || lists.findings.total <= withoutAsking);
  const isBusy = state.status === 'busy';
  const compares = useRef<string>();
  useEffect(() => {
    // A run selected during another comparison is compared with afterward.
    if (!begins || isBusy || chosen.jobId === compares.current) return;
    compares.current = chosen.jobId;
    run(chosen);
  }, [begins, chosen, isBusy, run]);

  if (runs.status === 'loading') return <SkeletonRows rows={4} words="Loading earlier runs" />;
  if (runs.status === 'error') return <ErrorState words={explain(runs.error)} />;
  if (asked.status === 'loading') return <SkeletonRows rows={4} words="Loading the selected run" />;
  if (readable.length === 0 && !older && !runs.more && !isAsked)
    return <NothingEarlier job={job} gone={gone} />;
  return (
    <div css={{ display: 'grid', gap: space(6), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <RunChoice runs={readable} older={older} chosen={chosen?.jobId} onChoose={ask}>
        {chosen && !begins && <Button onClick={() => ask(chosen.jobId)}>Compare these reports</Button>}
        {runs.more && (
          <Button
            variant="quiet"
            busy={runs.older.state.status === 'busy' ? 'Loading older runs' : undefined}
            onClick={runs.older.run}
          >
            Load older runs
          </Button>
        )}
      </RunChoice>
      {runs.older.state.status === 'failed' && <ErrorState words={explain(runs.older.state.error)} />}
      {asked.status === 'error' && <ErrorState words={explain(asked.error)} />}
      {isAsked && asked.status === 'refused' && <Notice tone="warning">{asked.why}</Notice>}
      {chosen === undefined && usual && (
        <div>
          <Button onClick={() => ask(usual.jobId)}>Compare with the run of {momentOf(usual)}</Button>
        </div>
      )}
      {gone && !(isAsked && asked.status === 'refused') && (
        <Notice tone="notice">
          {goneWords(gone)} {chosen && 'This compares with an earlier run instead.'}
        </Notice>
      )}
      {chosen === undefined && usual === undefined && (
        <EmptyState
          title={
            runs.more
              ? 'None of the recent runs can be compared with this one'
              : 'No earlier run can be compared with this one'
          }
        >
          You can compare two finished runs with the same options. When {job.title} has been checked again
          with these options, that report shows what’s new and what’s fixed.
        </EmptyState>
      )}
      {state.status === 'busy' && (
        <Progress label="Comparing" fraction={share} words="Loading both reports" />
      )}
      {chosen && state.status === 'failed' && (
        <ErrorState
          words={explain(state.error)}
          actions={<Button onClick={() => run(chosen)}>Try again</Button>}
        />
      )}
      {chosen && compared?.previousJobId === chosen.jobId && (
        <Changes key={chosen.jobId} job={job} compared={compared} before={chosen.result} />
      )}
    </div>
  );
}

const momentOf = ({ finishedAt, createdAt }: Job) => formatMoment(finishedAt ?? createdAt);

function goneWords({ ranAt, why }: GoneRun): string {
  switch (why) {
    case 'expired':
      return `The previous run’s report (${formatDay(ranAt)}) has expired.`;
    case 'deleted':
      return `The previous run’s report (${formatDay(ranAt)}) was deleted.`;
  }
}

function NothingEarlier({ job, gone }: { readonly job: Job; readonly gone: GoneRun | undefined }) {
  if (gone) {
    return (
      <EmptyState title="No earlier reports">
        {goneWords(gone)} The report of the next run of {job.title} will show what’s new and what’s fixed.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Nothing to compare with yet">
      This is the first finished run of {job.title}. The report of the next run will show what’s new and
      what’s fixed.
    </EmptyState>
  );
}

interface ChangesProps {
  readonly job: Job;
  readonly compared: Compared;
  readonly before: Job['result'];
}

/** A canceled job doesn't change its site's score. */
const scoreNow = ({ state }: Job) => (state === 'canceled' ? 'Partial score now' : 'Score now');

function Changes({ job, compared, before }: ChangesProps) {
  const { comparison, news, fixed } = compared;
  const sum = (counts: SeverityCounts) => severities.reduce((all, one) => all + counts[one], 0);
  return (
    <>
      <Numbers
        facts={[
          { name: 'New', value: formatNumber(sum(comparison.new)) },
          { name: 'Fixed', value: formatNumber(sum(comparison.fixed)) },
          { name: 'Still there', value: formatNumber(sum(comparison.persisting)) },
          { name: 'Page not checked', value: formatNumber(sum(comparison.notSeen)) },
          { name: 'Not verified', value: formatNumber(sum(comparison.notVerified)) },
          ...(before && isScored(before) ? [{ name: 'Score before', value: <Score result={before} /> }] : []),
          ...(job.result && isScored(job.result)
            ? [{ name: scoreNow(job), value: <Score result={job.result} /> }]
            : []),
        ]}
      />
      <ChangedFindings
        title="New findings"
        findings={news}
        all={sum(comparison.new)}
        none="No new findings."
      />
      <ChangedFindings
        title="Fixed findings"
        findings={fixed}
        all={sum(comparison.fixed)}
        none="No fixed findings."
      />
    </>
  );
}
