import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { Job } from '../../../domain/job';
import { Button } from '../../../ui/Button';
import { formatNumber } from '../../../ui/format';
import { Progress } from '../../../ui/Progress';
import { EmptyState, ErrorState } from '../../../ui/States';
import { Tabs } from '../../../ui/Tabs';
import { useBackend } from '../../live/BackendContext';
import { explain } from '../../live/explain';
import { FindingsPanel } from '../findings/FindingsPanel';
import { LivePages } from '../pages/LivePages';
import { PrintedReport } from '../print/PrintedReport';
import { PrintState } from '../print/PrintState';
import { usePrint } from '../print/usePrint';
import { Beside } from './Beside';
import { ExportMenu } from './ExportMenu';
import { type Kept, readKept } from './keptFindings';
import { useReportView } from './useReportView';

interface KeptReportProps {
  readonly job: Job;
  readonly lead: ReactNode;
  readonly aside: ReactNode;
  readonly facts: ReactNode;
}

/** All that a job had found which ended before its report was made: nothing of it was put in order, so all is read. */
export function KeptReport({ job, lead, aside, facts }: KeptReportProps) {
  const { reading, again } = useKept(job.jobId);
  return (
    <Beside title="What was found" lead={lead} aside={aside} facts={facts}>
      {reading.status === 'loading' && (
        <Progress
          label="Reading what was found"
          fraction={reading.share}
          words={`Reading what was found: ${Math.round(reading.share * 100)} %`}
        />
      )}
      {reading.status === 'error' && (
        <ErrorState words={explain(reading.error)} actions={<Button onClick={again}>Try again</Button>} />
      )}
      {reading.status === 'ready' && <KeptLists job={job} kept={reading.kept} />}
    </Beside>
  );
}

function KeptLists({ job, kept }: { readonly job: Job; readonly kept: Kept }) {
  const { views, findings, pages, content, counts } = kept;
  const { tab, change } = useReportView();
  const { printed, state: printing, print } = usePrint(content);
  return (
    <>
      <PrintState state={printing} />
      <div css={printed && { '@media print': { display: 'none' } }}>
        <Tabs
          label="What was found"
          chosen={tab === 'pages' ? 'pages' : 'findings'}
          onChoose={(chosen) => change({ tab: chosen === 'findings' ? null : chosen })}
          tabs={[
            {
              id: 'findings',
              title: 'Findings',
              count: formatNumber(findings.total),
              content:
                findings.total === 0 ? (
                  <EmptyState title="Nothing was found">The job ended before it found anything.</EmptyState>
                ) : (
                  <FindingsPanel views={views} lists={kept} />
                ),
            },
            {
              id: 'pages',
              title: 'Addresses',
              count: formatNumber(pages.length),
              content:
                pages.length === 0 ? (
                  <EmptyState title="No address">The job ended before it asked for any.</EmptyState>
                ) : (
                  <LivePages pages={pages} whole />
                ),
            },
          ]}
          aside={
            <ExportMenu
              site={{ title: job.title, url: job.input.url, finishedAt: job.finishedAt }}
              outcome={{
                score: null,
                grade: null,
                counts,
                pagesRead: null,
                rules: null,
                durationMs: tookMs(job),
              }}
              content={content}
              onPrint={print}
            />
          }
        />
      </div>
      <PrintedReport printed={printed} views={views} total={content.total} />
    </>
  );
}

/** From start to end; a job that was never begun took no time. */
function tookMs({ startedAt, finishedAt }: Job): number {
  return startedAt && finishedAt ? finishedAt.getTime() - startedAt.getTime() : 0;
}

type Reading =
  | { readonly status: 'loading'; readonly share: number }
  | { readonly status: 'error'; readonly error: unknown }
  | { readonly status: 'ready'; readonly kept: Kept };

const begun: Reading = { status: 'loading', share: 0 };

function useKept(jobId: string): { readonly reading: Reading; readonly again: () => void } {
  const { data } = useBackend();
  const [reading, setReading] = useState<Reading>(begun);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round reads the same once more.
  useEffect(() => {
    let left = false;
    const tell = (now: Reading) => {
      if (!left) setReading(now);
    };
    tell(begun);
    readKept(data, jobId, (share) => tell({ status: 'loading', share })).then(
      (kept) => tell({ status: 'ready', kept }),
      (error: unknown) => tell({ status: 'error', error }),
    );
    return () => {
      left = true;
    };
  }, [data, jobId, round]);
  return { reading, again: useCallback(() => setRound((before) => before + 1), []) };
}
