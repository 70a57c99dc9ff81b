import { type ComponentProps, forwardRef, type ReactNode } from 'react';
import { type Tab, Tabs } from '#ui/Tabs';
import type { ReportContent } from '../report-data/reportContent';
import { type ReportTab, useReportView } from '../report-data/useReportView';
import type { ReportRule } from '../report-views/findings/ruleViews';
import { PrintedReport } from '../report-views/print/PrintedReport';
import { PrintState, usePrint } from '../report-views/print/usePrint';
import { ExportMenu } from './ExportMenu';

interface ReportShellProps {
  readonly tabs: readonly Tab<ReportTab>[];
  readonly label: string;
  readonly views: readonly ReportRule[];
  readonly content: ReportContent;
  /** What an export says about the job; without it, there is nothing to export. */
  readonly exported: Pick<ComponentProps<typeof ExportMenu>, 'site' | 'outcome'> | null;
  /** Measured by the caller, directly above the tabs. */
  readonly anchors?: ReactNode;
}

/** Shows a report that is complete in the browser: its tabs, its exports, and the whole of it on paper. */
export const ReportShell = forwardRef<HTMLDivElement, ReportShellProps>(function ReportShell(
  { tabs, label, views, content, exported, anchors },
  ref,
) {
  const { printed, state, print } = usePrint(content);
  return (
    <>
      <PrintState state={state} />
      <div ref={ref} css={printed && { '@media print': { display: 'none' } }}>
        {anchors}
        <ReportTabs
          label={label}
          tabs={tabs}
          aside={exported && <ExportMenu {...exported} content={content} onPrint={print} />}
        />
      </div>
      <PrintedReport printed={printed} views={views} total={content.total} />
    </>
  );
});

interface ReportTabsProps extends Pick<ReportShellProps, 'tabs' | 'label'> {
  readonly aside?: ReactNode;
}

/** Shows the tabs of any report. The URL names the selected one. */
export function ReportTabs({ tabs, label, aside }: ReportTabsProps) {
  const { tab, change } = useReportView();
  return (
    <Tabs
      label={label}
      chosen={tabs.some(({ id }) => id === tab) ? tab : 'findings'}
      onChoose={(chosen) => change({ tab: chosen === 'findings' ? null : chosen })}
      tabs={tabs}
      aside={aside}
    />
  );
}
