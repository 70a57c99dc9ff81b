import { type ReactNode, useMemo, useRef } from 'react';
import { fixesOf } from '#domain/fixes';
import type { Job } from '#domain/job';
import { judgedIn } from '#domain/judged';
import type { ReportSummary } from '#domain/report';
import { isScored, unscoredBy } from '#domain/score';
import type { Share } from '#domain/share';
import { formatNumber } from '#ui/format';
import { EmptyState } from '#ui/States';
import { type Tab, Tabs } from '#ui/Tabs';
import { FindingsPanel } from '../findings/FindingsPanel';
import { FixFirst } from '../findings/FixFirst';
import { rulesOfReport } from '../findings/ruleViews';
import type { Arrivals } from '../findings/useArrival';
import { PagesPanel } from '../pages/PagesPanel';
import { StructurePanel } from '../pictures/StructurePanel';
import { PrintedReport } from '../print/PrintedReport';
import { PrintState } from '../print/PrintState';
import { usePrint } from '../print/usePrint';
import { Beside } from './Beside';
import { bringIntoSight } from './bringIntoSight';
import { CategoryScores } from './CategoryScores';
import { ChangesPanel } from './ChangesPanel';
import { contentOf } from './content';
import { ExportMenu } from './ExportMenu';
import { HistoryPanel } from './HistoryPanel';
import { NotJudged } from './NotJudged';
import { useReportOf } from './ReportContext';
import { type ReportTab, useReportView } from './useReportView';
import { useSortedReport } from './useSortedReport';

interface FinishedReportProps {
  readonly job: Pick<Job, 'jobId' | 'state' | 'title' | 'result' | 'finishedAt'> & {
    readonly url: string;
    /** What it was asked for; who only has the report's link is not told. */
    readonly input?: Job['input'];
    /** The rules by which it could judge, where its link says so. */
    readonly judgedBy?: Share['judgedBy'];
  };
  readonly summary: ReportSummary;
  /** Stands above and beside the summary. */
  readonly lead: ReactNode;
  readonly aside?: ReactNode;
  readonly facts?: ReactNode;
}

/** A report that is in order: what to fix first, and then as many views of it as there are questions. */
export function FinishedReport({ job, summary, lead, aside, facts }: FinishedReportProps) {
  const lists = useSortedReport(job.jobId, summary.sorted);
  const content = useMemo(() => contentOf(lists), [lists]);
  const views = useMemo(
    () => rulesOfReport(summary.sorted.findings.groups, summary.rules),
    [summary.sorted, summary.rules],
  );
  const { tab, change } = useReportView();
  const { printed, state: printing, print } = usePrint(content);
  const report = useReportOf();
  const below = useRef<HTMLDivElement>(null);
  const arrivals = useRef<Arrivals>(new Set());
  const tabs: readonly Tab<ReportTab>[] = [
    {
      id: 'findings',
      title: 'Findings',
      count: formatNumber(lists.findings.total),
      content:
        lists.findings.total === 0 ? (
          <NothingFound job={job} />
        ) : (
          <FindingsPanel views={views} lists={lists} arrivals={arrivals.current} />
        ),
    },
    {
      id: 'pages',
      title: 'URLs',
      count: formatNumber(lists.pages.total),
      content: <PagesPanel lists={lists} read={job.result?.pages} />,
    },
    { id: 'structure', title: 'Structure', content: <StructurePanel lists={lists} /> },
    ...(report
      ? ([
          {
            id: 'changes',
            title: 'Changes',
            content: <ChangesPanel job={report.job} judgedBy={summary.judgedBy} lists={lists} />,
          },
          { id: 'history', title: 'History', content: <HistoryPanel job={report.job} /> },
        ] as const)
      : []),
  ];
  return (
    <Beside
      title="Report"
      lead={
        <>
          {lead}
          <NotJudged summary={summary} />
          {isScored(summary) && (
            <CategoryScores summary={summary} onShow={() => bringIntoSight(below.current)} />
          )}
          <FixFirst summary={summary} />
        </>
      }
      aside={aside}
      facts={facts}
      tall={fixesOf(summary).length > 1}
    >
      <PrintState state={printing} />
      <div ref={below} css={printed && { '@media print': { display: 'none' } }}>
        <Tabs
          label="Report"
          chosen={tabs.some(({ id }) => id === tab) ? tab : 'findings'}
          onChoose={(chosen) => change({ tab: chosen === 'findings' ? null : chosen })}
          tabs={tabs}
          aside={
            job.result && (
              <ExportMenu
                site={job}
                outcome={{
                  ...job.result,
                  partial: job.state !== 'succeeded',
                  judgedBy: job.judgedBy ?? judgedIn(summary.judgedBy, job.input),
                  pagesRead: summary.pages,
                  rules: summary.rules,
                }}
                content={content}
                onPrint={print}
              />
            )
          }
        />
      </div>
      <PrintedReport printed={printed} views={views} total={content.total} />
    </Beside>
  );
}

function NothingFound({ job }: { readonly job: Pick<Job, 'state' | 'result'> }) {
  if (job.result && unscoredBy(job.result) === 'no-page') {
    return (
      <EmptyState title="No pages were read">
        None of the requested URLs is an HTML page, so there was nothing to check.
      </EmptyState>
    );
  }
  return job.state === 'succeeded' ? (
    <EmptyState title="Nothing to fix">All checked pages and links are fine.</EmptyState>
  ) : (
    <EmptyState title="No findings">The job ended before it found anything.</EmptyState>
  );
}
