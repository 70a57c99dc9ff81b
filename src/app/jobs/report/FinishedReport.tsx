import { type ReactNode, useMemo, useRef } from 'react';
import { rulesEvaluatedIn } from '#domain/evaluatedRules';
import { fixesOf } from '#domain/fixes';
import type { Job } from '#domain/job';
import type { ReportSummary } from '#domain/report';
import { pathTo } from '#domain/routes';
import { isScored, type Scorable, unscoredBy } from '#domain/score';
import type { Share } from '#domain/share';
import { formatNumber, plural } from '#ui/format';
import { Notice } from '#ui/Notice';
import { EmptyState } from '#ui/States';
import type { Tab } from '#ui/Tabs';
import { TextLink } from '#ui/TextLink';
import { useReportOf } from '../report-data/ReportContext';
import { contentOf } from '../report-data/reportContent';
import type { ReportTab } from '../report-data/useReportView';
import { useSortedReport } from '../report-data/useSortedReport';
import { CategoryScores } from '../report-views/CategoryScores';
import { ChangesPanel } from '../report-views/changes/ChangesPanel';
import { HistoryPanel } from '../report-views/changes/HistoryPanel';
import { FindingsPanel } from '../report-views/findings/FindingsPanel';
import { FixFirst } from '../report-views/findings/FixFirst';
import { rulesOfReport } from '../report-views/findings/ruleViews';
import type { Arrivals } from '../report-views/findings/useArrival';
import { PagesPanel } from '../report-views/pages/PagesPanel';
import { StructurePanel } from '../report-views/structure/StructurePanel';
import { ReportLayout } from './ReportLayout';
import { ReportShell } from './ReportShell';

interface FinishedReportProps {
  readonly job: Pick<Job, 'jobId' | 'state' | 'title' | 'result' | 'finishedAt'> & {
    readonly url: string;
    /** The options of the job; hidden from visitors with only the link to the report. */
    readonly input?: Job['input'];
    /** The rules that could evaluate it, where the link says so. */
    readonly evaluatedRules?: Share['evaluatedRules'];
  };
  readonly summary: ReportSummary;
  /** Shown above and beside the summary. */
  readonly lead: ReactNode;
  readonly aside?: ReactNode;
  readonly facts?: ReactNode;
}

/** Shows a sorted report: what to fix first, and then one view per question. */
export function FinishedReport({ job, summary, lead, aside, facts }: FinishedReportProps) {
  const lists = useSortedReport(job.jobId, summary.sorted);
  const content = useMemo(() => contentOf(lists), [lists]);
  const views = useMemo(
    () => rulesOfReport(summary.sorted.findings.groups, summary.rules),
    [summary.sorted, summary.rules],
  );
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
            content: <ChangesPanel job={report.job} evaluatedRules={summary.evaluatedRules} lists={lists} />,
          },
          { id: 'history', title: 'History', content: <HistoryPanel job={report.job} /> },
        ] as const)
      : []),
  ];
  return (
    <ReportLayout
      title="Report"
      lead={
        <>
          {lead}
          <NotJudged summary={summary} />
          {job.result && isScored(summary) && (
            <CategoryScores
              summary={summary}
              total={job.result.score}
              onShow={() => bringIntoSight(below.current)}
            />
          )}
          <FixFirst summary={summary} />
        </>
      }
      aside={aside}
      facts={facts}
      tall={fixesOf(summary).length > 1}
    >
      <ReportShell
        ref={below}
        label="Report"
        tabs={tabs}
        views={views}
        content={content}
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
    </ReportLayout>
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

/**
 * Says that a site or some pages were not evaluated because scripts build their content; nothing where there
 * are none.
 */
export function NotJudged({ summary }: { readonly summary: Scorable }) {
  const { scriptedPages = 0 } = summary;
  if (scriptedPages === 0) return null;
  const isSite = unscoredBy(summary) === 'scripted';
  return (
    <Notice
      tone="notice"
      title={
        isSite
          ? 'This site renders its content with scripts'
          : `${plural(scriptedPages, 'page')} not evaluated`
      }
    >
      {isSite
        ? 'Plumbline doesn’t run scripts, so it couldn’t evaluate the content or give a grade. The findings below come from the site’s server and HTML.'
        : `${scriptedPages === 1 ? 'It renders its' : 'They render their'} content with scripts, which Plumbline doesn’t run. The score is based on the other pages.`}{' '}
      <TextLink to={pathTo('docsRule', { rule: 'content-scripted' })}>How to get a grade</TextLink>
    </Notice>
  );
}

/** Scrolls to content that a click has changed if hardly any of it is visible; otherwise nothing moves. */
export function bringIntoSight(element: HTMLElement | null): void {
  if (!element) return;
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight / 2) element.scrollIntoView();
}
