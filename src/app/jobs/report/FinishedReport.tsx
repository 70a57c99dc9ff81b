import { type ReactNode, useMemo, useRef } from 'react';
import { rulesEvaluatedIn } from '#domain/evaluatedRules';
import { withoutIgnored } from '#domain/ignoredFindings';
import type { Job } from '#domain/job';
import type { ReportSummary } from '#domain/report';
import type { Share } from '#domain/share';
import { formatNumber } from '#ui/format';
import type { Tab } from '#ui/Tabs';
import { color } from '#ui/theme/tokens';
import { type ReportOf, sumOf, useReportOf } from '../report-data/ReportContext';
import { contentOf } from '../report-data/reportContent';
import type { ReportTab } from '../report-data/useReportView';
import { useSortedReport } from '../report-data/useSortedReport';
import { ChangesPanel } from '../report-views/changes/ChangesPanel';
import { HistoryPanel } from '../report-views/changes/HistoryPanel';
import { FindingsPanel } from '../report-views/findings/FindingsPanel';
import { rulesOfReport } from '../report-views/findings/ruleViews';
import type { Arrivals } from '../report-views/findings/useShownFinding';
import { NothingFound, OverviewPanel } from '../report-views/overview/OverviewPanel';
import { PagesPanel } from '../report-views/pages/PagesPanel';
import { StructurePanel } from '../report-views/structure/StructurePanel';
import { detailsTab, ReportShell } from './ReportShell';
import { useReportCommands } from './useReportCommands';

interface FinishedReportProps {
  readonly job: Pick<Job, 'jobId' | 'state' | 'title' | 'result' | 'finishedAt'> & {
    readonly url: string;
    /** The options of the job; hidden from visitors with only the link to the report. */
    readonly input?: Job['input'];
    /** The rules that could evaluate it, where the link says so. */
    readonly evaluatedRules?: Share['evaluatedRules'];
  };
  readonly summary: ReportSummary;
  /** About the job, in a tab of its own. */
  readonly details?: ReactNode;
}

/** Shows a sorted report without the ignored findings: an overview, and then one view per question. */
export function FinishedReport({ job, summary: stored, details }: FinishedReportProps) {
  const { summary, ignored } = useMemo(() => withoutIgnored(stored), [stored]);
  const lists = useSortedReport(job.jobId, summary.sorted);
  const content = useMemo(() => contentOf(lists), [lists]);
  const views = useMemo(
    () => rulesOfReport(summary.sorted.findings.groups, summary.rules),
    [summary.sorted, summary.rules],
  );
  useReportCommands(lists, views);
  const report = useReportOf();
  const arrivals = useRef<Arrivals>(new Set());
  const tabs: readonly Tab<ReportTab>[] = [
    {
      id: 'overview',
      title: 'Overview',
      content: <OverviewPanel job={job} summary={summary} ignored={ignored} lists={lists} />,
    },
    {
      id: 'findings',
      title: 'Findings',
      // Visitors with the link can’t see which findings are ignored, so their list has all.
      count: formatNumber(lists.findings.total - (report ? ignored : 0)),
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
            count: changeCounts(report.news),
            content: <ChangesPanel job={report.job} evaluatedRules={summary.evaluatedRules} lists={lists} />,
          },
          { id: 'history', title: 'History', content: <HistoryPanel job={report.job} /> },
        ] as const)
      : []),
    ...detailsTab(details),
  ];
  return (
    <ReportShell
      title="Report"
      tabs={tabs}
      views={views}
      content={content}
      overview={{ summary, score: job.result?.score }}
      exported={
        job.result && {
          site: job,
          outcome: {
            ...job.result,
            partial: job.state !== 'succeeded',
            evaluatedRules: job.evaluatedRules ?? rulesEvaluatedIn(summary.evaluatedRules, job.input),
            pagesRead: summary.pages,
            rules: summary.rules,
          },
        }
      }
    />
  );
}

/** Shows “+12 −30”: new and fixed findings; undefined if there are none. */
function changeCounts(news: ReportOf['news']): ReactNode {
  if (!news) return undefined;
  const [added, fixed] = [news.total, sumOf(news.fixed)];
  if (added + fixed === 0) return undefined;
  return (
    <>
      {added > 0 && <span css={{ color: color.error }}>+{formatNumber(added)}</span>}
      {added > 0 && fixed > 0 && ' '}
      {fixed > 0 && <span css={{ color: color.fixed }}>−{formatNumber(fixed)}</span>}
    </>
  );
}
