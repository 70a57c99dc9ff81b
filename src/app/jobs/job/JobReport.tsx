import { type ReactNode, useState } from 'react';
import { hasEnded, type Job } from '../../../domain/job';
import type { ReportSummary } from '../../../domain/report';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { SkeletonRows } from '../../../ui/Skeleton';
import { ErrorState } from '../../../ui/States';
import { explain } from '../../live/explain';
import type { Live } from '../../live/useLive';
import { Beside } from '../report/Beside';
import { FinishedReport } from '../report/FinishedReport';
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
}

/**
 * What was found: as it comes while the job runs, put in order when it has ended. Whoever is reading when it ends is
 * not interrupted: the report waits behind a button.
 */
export function JobReport({ job, summary, lead, aside }: JobReportProps) {
  const hasReport = hasEnded(job.state) && job.result !== null;
  const [sawItRun] = useState(!hasReport);
  const [isReading, setReading] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const waits = hasReport && sawItRun && isReading && !accepted;
  const showsReport = hasReport && !waits;
  return (
    <ReportContextProvider value={useReportFacts(job)}>
      {waits && (
        <Notice tone="fixed" title="The job has ended, and its report is ready">
          <Button look="primary" onClick={() => setAccepted(true)}>
            Show the report
          </Button>
        </Notice>
      )}
      {showsReport ? (
        <Finished job={job} summary={summary} lead={lead} aside={aside} />
      ) : (
        <LiveReport job={job} lead={lead} aside={aside} onReading={setReading} />
      )}
    </ReportContextProvider>
  );
}

function Finished({ job, summary, lead, aside }: JobReportProps) {
  if (summary.status === 'ready' && summary.value) {
    return (
      <FinishedReport
        job={{ ...job, url: job.input.url }}
        summary={summary.value}
        lead={lead}
        aside={aside}
      />
    );
  }
  return (
    <>
      <Beside aside={aside}>{lead}</Beside>
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
    </>
  );
}
