import { useState } from 'react';
import { hasEnded, type Job } from '../../../domain/job';
import type { ReportSummary } from '../../../domain/report';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/Notice';
import { SkeletonRows } from '../../../ui/Skeleton';
import { ErrorState } from '../../../ui/States';
import { explain } from '../../live/explain';
import { useDocument } from '../../live/useLive';
import { FinishedReport } from '../report/FinishedReport';
import { LiveReport } from '../report/LiveReport';
import { ReportContextProvider } from '../report/ReportContext';

/**
 * What was found: as it comes while the job runs, put in order when it has ended. Whoever is reading when it ends is
 * not interrupted: the report waits behind a button.
 */
export function JobReport({ job }: { readonly job: Job }) {
  const hasReport = hasEnded(job.state) && job.result !== null;
  const [sawItRun] = useState(!hasReport);
  const [isReading, setReading] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const waits = hasReport && sawItRun && isReading && !accepted;
  const showsReport = hasReport && !waits;
  return (
    <ReportContextProvider value={job}>
      {waits && (
        <Notice tone="fixed" title="The job has ended, and its report is ready">
          <Button look="primary" onClick={() => setAccepted(true)}>
            Show the report
          </Button>
        </Notice>
      )}
      {showsReport ? <Finished job={job} /> : <LiveReport job={job} onReading={setReading} />}
    </ReportContextProvider>
  );
}

function Finished({ job }: { readonly job: Job }) {
  const summary = useDocument<ReportSummary>(`jobs/${job.jobId}/report/summary`);
  if (summary.status === 'loading') return <SkeletonRows rows={6} words="Loading the report" />;
  if (summary.status === 'error') return <ErrorState words={explain(summary.error)} />;
  if (summary.value === null) {
    return (
      <ErrorState
        words={{
          title: 'This report is being deleted',
          message: 'Its time has passed, or its owner deleted it. Start a new check to get a new one.',
        }}
      />
    );
  }
  return <FinishedReport job={job} summary={summary.value} />;
}
