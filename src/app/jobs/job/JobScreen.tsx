import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { JobStateBadge } from '#app/job-views/jobState';
import { codeOf, explain } from '#app/live/explain';
import { type Live, useDocument } from '#app/live/useLive';
import { useTitle } from '#app/live/useTitle';
import { paths } from '#domain/collections';
import { rangeOf } from '#domain/events';
import { withoutIgnored } from '#domain/ignoredFindings';
import { hasEnded, hasExpired, type Job } from '#domain/job';
import type { ReportSummary } from '#domain/report';
import { pathTo } from '#domain/routes';
import { isScored } from '#domain/score';
import { capture, reportRead } from '#services/analytics';
import { DateTime } from '#ui/DateTime';
import { formatDuration, formatNumber } from '#ui/format';
import { Notice } from '#ui/Notice';
import { Page, Section } from '#ui/Page';
import { ErrorState } from '#ui/States';
import { ButtonLink, TextLink } from '#ui/TextLink';
import { space } from '#ui/theme/tokens';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { useScoreTrend } from '../report-data/scoreTrend';
import { useSiteHistory } from '../report-data/useEarlierRuns';
import { JobActions } from './JobActions';
import { JobFacts } from './JobFacts';
import { JobProgressPanel } from './JobProgressPanel';
import { JobReport } from './JobReport';
import { JobStrip, pagesWords } from './JobStrip';
import { eventsOf, JobTimeline } from './JobTimeline';
import { headingOf, statusOf, tabTitleOf, turnOf } from './jobWords';
import { ExpiredJob, JobWaiting, NoJob } from './NoJob';
import { usePace } from './usePace';
import { useWaitWords } from './useWaitWords';

const announceEveryMs = 10_000;

const toList = <ButtonLink to={pathTo('jobs')}>All jobs</ButtonLink>;

export function JobScreen({ jobId }: { readonly jobId: string }) {
  const job = useDocument(paths.job(jobId));
  const summary = useDocument(paths.reportSummary(jobId));
  if (job.status === 'loading') return <JobWaiting />;
  // A missing job is rejected like another user's; so is one that is deleted while it is open.
  if (codeOf(job.error) === 'permission-denied') return <NoJob jobId={jobId} />;
  if (job.status === 'error') {
    return (
      <Page title="Job">
        <ErrorState words={explain(job.error)} actions={toList} />
      </Page>
    );
  }
  if (job.value === null) return <NoJob jobId={jobId} />;
  const { title, input, expiresAt, state } = job.value;
  if (hasEnded(state) && hasExpired(job.value, new Date()))
    return <ExpiredJob title={title} url={input.url} at={expiresAt} />;
  return <JobDetail key={jobId} job={job.value} error={job.error} summary={summary} />;
}

interface JobDetailProps {
  readonly job: Job;
  readonly error: unknown;
  readonly summary: Live<ReportSummary | null>;
}

function JobDetail({ job, error, summary }: JobDetailProps) {
  const heading = headingOf(job);
  useReportRead(job);
  const timeline = useDocument(paths.timeline(job.jobId));
  const { remaining, stalledSince } = usePace(job, eventsOf(timeline));
  useTitle(tabTitleOf(job, remaining));
  const waiting = useWaitWords(job);
  const status = useSampled(statusOf(job, remaining, waiting), turnOf(job, remaining), announceEveryMs);
  const history = useSiteHistory(job);
  const site = history.status === 'ready' ? history.value : null;
  const trend = useScoreTrend(job, site);
  const report = summary.status === 'ready' ? summary.value : null;
  const ignored = report ? withoutIgnored(report).ignored : 0;
  return (
    <div css={{ display: 'grid', gap: space(4), gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <JobStrip
        heading={heading}
        site={job.host}
        icon={site?.icon}
        facts={<StripFacts job={job} />}
        result={job.result}
        partial={job.state !== 'succeeded'}
        trend={trend}
        ignored={
          ignored > 0 && (
            <TextLink standalone to={`${pathTo('job', { jobId: job.jobId })}?mark=ignored`}>
              {formatNumber(ignored)} ignored
            </TextLink>
          )
        }
        actions={<JobActions job={job} />}
      />
      <p role="status" css={[visuallyHidden, { margin: 0 }]}>
        {status}
      </p>
      {error !== undefined && <Notice tone="warning">{explain(error).message}</Notice>}
      {job.failure && (
        <Notice tone="error" title="This job failed">
          {job.failure.message}
          {job.isUncounted && ' This job doesn’t count toward the monthly limit.'}
        </Notice>
      )}
      {!job.result && <JobProgressPanel job={job} remaining={remaining} waiting={waiting} />}
      <JobReport
        job={job}
        summary={summary}
        details={
          <div css={details}>
            <Section title="About this job">
              <JobFacts job={job} />
            </Section>
            <Section title="Timeline">
              <JobTimeline timeline={timeline} stalledSince={stalledSince} />
            </Section>
          </div>
        }
      />
    </div>
  );
}

const details = css({
  display: 'grid',
  gap: `${space(8)} ${space(10)}`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
  '@media (max-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** Shows a job’s state, when it ended, and how much it read. */
function StripFacts({ job }: { readonly job: Job }) {
  const { result, finishedAt } = job;
  return (
    <span css={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space(2)}` }}>
      <JobStateBadge job={job} />
      {finishedAt && <DateTime date={finishedAt} />}
      {result && <span>{pagesWords(result)}</span>}
      {result && <span>{formatDuration(result.durationMs)}</span>}
      <span>
        <TextLink standalone to={pathTo('site', { site: job.host })}>
          View site
        </TextLink>
      </span>
    </span>
  );
}

/** Counts a report as read when it is shown, once each time the job’s screen is opened. */
export function useReportRead(job: Job): void {
  const { jobId, state, failure, result } = job;
  const ended = state === 'queued' || state === 'running' ? undefined : state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome of a job no longer changes
  useEffect(() => {
    if (!ended) return;
    const counts = result?.counts;
    capture('report opened', {
      state: ended,
      failure: failure?.code ?? null,
      grade: result && isScored(result) ? result.grade : null,
      pages: rangeOf(result?.pages ?? 0),
      findings: rangeOf(counts ? counts.error + counts.warning + counts.notice + counts.unverified : 0),
    });
    if (result) reportRead(jobId);
  }, [jobId, ended]);
}

/**
 * Samples a value that changes often, for screen readers: at most one per `everyMs`, and immediately when
 * `key` changes.
 */
export function useSampled(value: string, key: string, everyMs: number): string {
  const [sample, setSample] = useState({ key, value });
  const latest = useRef(value);
  latest.current = value;
  useEffect(() => {
    setSample({ key, value: latest.current });
    const timer = setInterval(() => setSample({ key, value: latest.current }), everyMs);
    return () => clearInterval(timer);
  }, [key, everyMs]);
  return sample.key === key ? sample.value : value;
}
