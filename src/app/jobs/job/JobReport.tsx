import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hasEnded, type Job } from '../../../domain/job';
import type { ReportSummary } from '../../../domain/report';
import { SkeletonRows } from '../../../ui/Skeleton';
import { ErrorState } from '../../../ui/States';
import { space } from '../../../ui/theme/tokens';
import { explain } from '../../live/explain';
import type { Live } from '../../live/useLive';
import { Beside } from '../report/Beside';
import { FinishedReport } from '../report/FinishedReport';
import { KeptReport } from '../report/KeptReport';
import { LiveReport } from '../report/LiveReport';
import { ReportContextProvider } from '../report/ReportContext';
import { useReportFacts } from '../report/useReportFacts';

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
 * What was found: as it comes while the job runs, put in order when it has ended. Whoever is reading when it ends is
 * not interrupted: all else waits behind a button.
 */
export function JobReport({ job, summary, lead, aside, facts }: JobReportProps) {
  const ended = hasEnded(job.state);
  const [sawItRun] = useState(!ended);
  const [isReading, setReading] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!accepted) return;
    // What was pressed is gone; who came by keyboard goes on from here.
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView();
  }, [accepted]);
  const isLive = !ended || (sawItRun && isReading && !accepted);
  return (
    <ReportContextProvider value={useReportFacts(job, !isLive)}>
      <div ref={top} tabIndex={-1} css={stack}>
        {isLive ? (
          <LiveReport
            job={job}
            lead={lead}
            aside={aside}
            facts={facts}
            onReading={setReading}
            ended={ended ? { words: wordsAtEnd(job), onShow: () => setAccepted(true) } : undefined}
          />
        ) : job.result ? (
          <Finished job={job} summary={summary} lead={lead} aside={aside} facts={facts} />
        ) : (
          <KeptReport job={job} lead={lead} aside={aside} facts={facts} />
        )}
      </div>
    </ReportContextProvider>
  );
}

const stack = css({
  display: 'grid',
  gap: space(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: 'none',
});

const wordsAtEnd = ({ result }: Job) =>
  `The job has ended: show ${result ? 'the report' : 'all that was found'}`;

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
    <Beside title="Report" lead={lead} aside={aside} facts={facts} tall>
      {summary.status === 'loading' && <SkeletonRows rows={6} words="Loading the report" />}
      {summary.status === 'error' && <ErrorState words={explain(summary.error)} />}
      {summary.status === 'ready' && (
        <ErrorState
          words={{
            title: 'This report is being deleted',
            message: 'Its time has passed, or its owner deleted it. Start a new check to get a new one.',
          }}
        />
      )}
    </Beside>
  );
}
