import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { explain } from '#app/live/explain';
import type { Live } from '#app/live/useLive';
import { hasEnded, type Job } from '#domain/job';
import type { ReportSummary } from '#domain/report';
import { SkeletonRows } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { space } from '#ui/theme/tokens';
import { FinishedReport } from '../report/FinishedReport';
import { LiveReport } from '../report/LiveReport';
import { PartialReport } from '../report/PartialReport';
import { useFrozenValue } from '../report/useFrozenValue';
import { ReportContextProvider } from '../report-data/ReportContext';
import { useReportFacts } from '../report-data/useReportFacts';

interface JobReportProps {
  readonly job: Job;
  /** Requested together with the job, so that neither waits for the other; null while the job runs. */
  readonly summary: Live<ReportSummary | null>;
  /** About the job, in a tab of its own. */
  readonly details: ReactNode;
}

/**
 * Shows the findings: live while the job runs, all stored parts after its end, and sorted once there is a
 * report, which a canceled job may get later. Changes wait behind a button while the user is reading.
 */
export function JobReport({ job, summary, details }: JobReportProps) {
  const { stage, waits, onReading, onShow, top } = useStage(stageOf(job));
  return (
    <ReportContextProvider value={useReportFacts(job, stage !== 'live')}>
      <div ref={top} tabIndex={-1} css={stack}>
        {stage === 'live' && (
          <LiveReport
            job={job}
            details={details}
            onReading={onReading}
            ended={waits ? { words: wordsAtEnd(job), onShow } : undefined}
          />
        )}
        {stage === 'kept' && (
          <PartialReport
            job={job}
            details={details}
            onReading={onReading}
            report={waits ? { words: 'Show report', onShow } : undefined}
          />
        )}
        {stage === 'finished' && <Finished job={job} summary={summary} details={details} />}
      </div>
    </ReportContextProvider>
  );
}

type Stage = 'live' | 'kept' | 'finished';

const stageOf = ({ state, result }: Job): Stage =>
  hasEnded(state) ? (result ? 'finished' : 'kept') : 'live';

const isKept = () => true;

/**
 * Follows the stage of a job; while the user is reading, the current stage is frozen until the next is
 * requested.
 */
function useStage(reached: Stage) {
  const [isReading, setReading] = useState(false);
  const { shown, release } = useFrozenValue(reached, isReading, isKept);
  const [asked, setAsked] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    // The clicked button is gone; keyboard users continue from here.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [asked]);
  const onShow = () => {
    release();
    // The previous content unmounts; the next one reports whether it is being read.
    setReading(false);
    setAsked(asked + 1);
  };
  return { stage: shown, waits: shown !== reached, onReading: setReading, onShow, top };
}

const stack = css({
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: 'none',
});

const wordsAtEnd = ({ result }: Job) => (result ? 'Show report' : 'Show all findings');

function Finished({ job, summary, details }: JobReportProps) {
  if (summary.status === 'loading') return <SkeletonRows rows={6} words="Loading the report" />;
  if (summary.status === 'error') return <ErrorState words={explain(summary.error)} />;
  if (!summary.value) {
    return (
      <ErrorState
        words={{
          title: 'This report is being deleted',
          message: 'The report expired or its owner deleted it. Run a new job to get a new report.',
        }}
      />
    );
  }
  return <FinishedReport job={{ ...job, url: job.input.url }} summary={summary.value} details={details} />;
}
