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
import { ReportLayout } from '../report/ReportLayout';
import { useFrozenValue } from '../report/useFrozenValue';
import { ReportContextProvider } from '../report-data/ReportContext';
import { useReportFacts } from '../report-data/useReportFacts';

interface JobReportProps {
  readonly job: Job;
  /** Asked for together with the job, so that neither waits for the other; null while the job runs. */
  readonly summary: Live<ReportSummary | null>;
  /** Stands above what was found, and beside it. */
  readonly lead: ReactNode;
  readonly aside: ReactNode;
  /** About the job, below or beside. */
  readonly facts: ReactNode;
}

/**
 * What was found: as it comes while the job runs, all that is kept when it has ended, and put in order when there is a
 * report, which a cancelled job may be given later. Whoever is reading is not interrupted: what comes next waits behind a
 * button.
 */
export function JobReport({ job, summary, lead, aside, facts }: JobReportProps) {
  const { stage, waits, onReading, onShow, top } = useStage(stageOf(job));
  const parts = { job, lead, aside, facts };
  return (
    <ReportContextProvider value={useReportFacts(job, stage !== 'live')}>
      <div ref={top} tabIndex={-1} css={stack}>
        {stage === 'live' && (
          <LiveReport
            {...parts}
            onReading={onReading}
            ended={waits ? { words: wordsAtEnd(job), onShow } : undefined}
          />
        )}
        {stage === 'kept' && (
          <PartialReport
            {...parts}
            onReading={onReading}
            report={waits ? { words: 'Show report', onShow } : undefined}
          />
        )}
        {stage === 'finished' && <Finished {...parts} summary={summary} />}
      </div>
    </ReportContextProvider>
  );
}

type Stage = 'live' | 'kept' | 'finished';

const stageOf = ({ state, result }: Job): Stage =>
  hasEnded(state) ? (result ? 'finished' : 'kept') : 'live';

const isKept = () => true;

/** Follows what a job has come to; while somebody reads what was there before, it waits until they ask for it. */
function useStage(reached: Stage) {
  const [isReading, setReading] = useState(false);
  const { shown, release } = useFrozenValue(reached, isReading, isKept);
  const [asked, setAsked] = useState(0);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    // What was pressed is gone; who came by keyboard goes on from here.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [asked]);
  const onShow = () => {
    release();
    // What was read goes; what comes says itself when it is read.
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

function Finished({ job, summary, lead, aside, facts }: JobReportProps) {
  if (summary.status === 'ready' && summary.value) {
    return (
      <FinishedReport
        job={{ ...job, url: job.input.url }}
        summary={summary.value}
        lead={lead}
        aside={aside}
        facts={facts}
      />
    );
  }
  return (
    <ReportLayout title="Report" lead={lead} aside={aside} facts={facts} tall>
      {summary.status === 'loading' && <SkeletonRows rows={6} words="Loading the report" />}
      {summary.status === 'error' && <ErrorState words={explain(summary.error)} />}
      {summary.status === 'ready' && (
        <ErrorState
          words={{
            title: 'This report is being deleted',
            message: 'The report expired or its owner deleted it. Run a new job to get a new report.',
          }}
        />
      )}
    </ReportLayout>
  );
}
