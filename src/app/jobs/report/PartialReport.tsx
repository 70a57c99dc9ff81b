import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { explain } from '#app/live/explain';
import type { Job } from '#domain/job';
import { Button } from '#ui/Button';
import { formatNumber } from '#ui/format';
import { NewWaiting } from '#ui/NewWaiting';
import { Progress } from '#ui/Progress';
import { EmptyState, ErrorState } from '#ui/States';
import { useReportView } from '../report-data/useReportView';
import { FindingsPanel } from '../report-views/findings/FindingsPanel';
import { LivePages } from '../report-views/pages/LivePages';
import { type PartialFindings, usePartialFindings } from './partialFindings';
import { detailsTab, ReportShell } from './ReportShell';
import { useFocusWithin } from './useFrozenValue';
import { useScrollAnchor, useScrolledTo } from './useScrollAnchor';

interface PartialReportProps {
  readonly job: Job;
  /** Something is expanded, scrolled to or focused, so the content should not move. */
  readonly onReading: (reading: boolean) => void;
  /** The sorted report became available while the user is reading; it is shown on request. */
  readonly report: ReportWaiting | undefined;
  readonly details: ReactNode;
}

interface ReportWaiting {
  readonly words: string;
  readonly onShow: () => void;
}

/**
 * Shows everything that a job found which ended without a sorted report. Nothing is sorted yet, so all parts
 * are read. A large canceled job gets its sorted report later.
 */
export function PartialReport({ job, onReading, report, details }: PartialReportProps) {
  const { found, share } = usePartialFindings(job.jobId);
  const [isRead, setRead] = useState(false);
  const { above, below } = useScrollAnchor(isRead);
  useEffect(() => onReading(isRead), [isRead, onReading]);
  return (
    <div>
      {found.status === 'loading' && (
        <Progress
          label="Loading findings"
          fraction={share}
          words={`Loading findings: ${Math.round(share * 100)}%`}
        />
      )}
      {found.status === 'error' && (
        <ErrorState words={explain(found.error)} actions={<Button onClick={found.retry}>Try again</Button>} />
      )}
      {found.status === 'ready' && (
        <PartialLists
          job={job}
          partial={found.value}
          above={above}
          details={details}
          onReading={setRead}
          report={report}
        />
      )}
      <div ref={below} />
    </div>
  );
}

interface PartialListsProps extends Pick<PartialReportProps, 'job' | 'onReading' | 'report' | 'details'> {
  readonly partial: PartialFindings;
  readonly above: RefObject<HTMLDivElement>;
}

function PartialLists({ job, partial, above, onReading, report, details }: PartialListsProps) {
  const { views, findings, pages, content, counts } = partial;
  const { tab, query } = useReportView();
  const top = useRef<HTMLDivElement>(null);
  const lists = useRef<HTMLDivElement>(null);
  const isScrolled = useScrolledTo(top);
  const isInLists = useFocusWithin(lists);
  // A few rules are expanded by default; the URL only has those that the user expanded.
  const isUnfolded = (tab ?? 'findings') === 'findings' && Boolean(query.get('open'));
  const isRead = isScrolled || isInLists || isUnfolded;
  useEffect(() => onReading(isRead), [isRead, onReading]);
  const waiting = report && <NewWaiting words={report.words} waiting onShow={report.onShow} />;
  return (
    <ReportShell
      ref={lists}
      title="Findings"
      tabs={[
        {
          id: 'findings',
          title: 'Findings',
          count: formatNumber(findings.total),
          content: (
            <>
              {waiting}
              {findings.total === 0 ? (
                <EmptyState title="No findings">The job ended before it found anything.</EmptyState>
              ) : (
                <FindingsPanel views={views} lists={partial} />
              )}
            </>
          ),
        },
        {
          id: 'pages',
          title: 'URLs',
          count: formatNumber(pages.length),
          content: (
            <>
              {waiting}
              {pages.length === 0 ? (
                <EmptyState title="No URLs">The job ended before it requested any URLs.</EmptyState>
              ) : (
                <LivePages pages={pages} whole />
              )}
            </>
          ),
        },
        ...detailsTab(details),
      ]}
      views={views}
      content={content}
      exported={{
        site: { title: job.title, url: job.input.url, finishedAt: job.finishedAt },
        outcome: {
          partial: true,
          score: null,
          grade: null,
          counts,
          pagesRead: null,
          rules: null,
          durationMs: tookMs(job),
        },
      }}
      anchors={
        <>
          <div ref={above} />
          <div ref={top} />
        </>
      }
    />
  );
}

/** Returns the duration from start to end; 0 for a job that never started. */
function tookMs({ startedAt, finishedAt }: Job): number {
  return startedAt && finishedAt ? finishedAt.getTime() - startedAt.getTime() : 0;
}
