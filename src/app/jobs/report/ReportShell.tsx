import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { type Tab, Tabs } from '#ui/Tabs';
import { visuallyHidden } from '#ui/VisuallyHidden';
import type { ReportContent } from '../report-data/reportContent';
import { type ReportTab, useReportView } from '../report-data/useReportView';
import type { ReportRule } from '../report-views/findings/ruleViews';
import { PrintedReport } from '../report-views/print/PrintedReport';
import { PrintedSummary, type PrintedSummaryProps } from '../report-views/print/PrintedSummary';
import { PrintState, usePrint } from '../report-views/print/usePrint';
import { ExportMenu } from './ExportMenu';

interface ReportShellProps {
  /** For screen readers, which navigate by headings; sighted users see the tabs instead. */
  readonly title: string;
  readonly tabs: readonly Tab<ReportTab>[];
  readonly views: readonly ReportRule[];
  readonly content: ReportContent;
  /** What an export says about the job; without it, there is nothing to export. */
  readonly exported: Pick<ComponentProps<typeof ExportMenu>, 'site' | 'outcome'> | null;
  /** For the printed summary. */
  readonly overview?: PrintedSummaryProps['overview'];
  /** Measured by the caller, directly above the tabs. */
  readonly anchors?: ReactNode;
}

/** Shows a report that is complete in the browser: its tabs, its exports, and on paper, a summary or all of it. */
export const ReportShell = forwardRef<HTMLDivElement, ReportShellProps>(function ReportShell(
  { title, tabs, views, content, exported, overview, anchors },
  ref,
) {
  const { paper, whole, state, print } = usePrint(content);
  return (
    <>
      <PrintState state={state} />
      <div ref={ref} css={paper && { '@media print': { display: 'none' } }}>
        {anchors}
        <ReportTabs
          title={title}
          tabs={tabs}
          aside={exported && <ExportMenu {...exported} content={content} onPrint={print} />}
        />
      </div>
      {paper && (
        <PrintedSummary overview={overview} views={views} total={content.total} isWhole={paper === 'whole'} />
      )}
      {paper === 'whole' && whole && <PrintedReport printed={whole} views={views} total={content.total} />}
    </>
  );
});

interface ReportTabsProps extends Pick<ReportShellProps, 'tabs' | 'title'> {
  readonly aside?: ReactNode;
}

/** Shows the tabs of any report. The URL names the selected one; by default, it is the first. */
export function ReportTabs({ tabs, title, aside }: ReportTabsProps) {
  const { tab, change } = useReportView();
  const chosen = tabs.find(({ id }) => id === tab) ?? tabs[0];
  if (!chosen) return null;
  return (
    // Contains absolutely positioned hidden content, which would otherwise extend the page and break the scroll anchor.
    <div css={{ position: 'relative' }}>
      <h2 css={visuallyHidden}>{title}</h2>
      <Tabs
        label={title}
        chosen={chosen.id}
        onChoose={(id) => change({ tab: id })}
        tabs={tabs}
        aside={aside}
        sticky
      />
    </div>
  );
}

/** Returns the tab with facts about the job, if there are any. */
export const detailsTab = (content: ReactNode): readonly Tab<ReportTab>[] =>
  content ? [{ id: 'details', title: 'Details', content }] : [];
