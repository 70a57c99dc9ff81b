import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { explain } from '#app/live/explain';
import type { Job } from '#domain/job';
import { Button } from '#ui/Button';
import { formatNumber, plural } from '#ui/format';
import { NewWaiting } from '#ui/NewWaiting';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { type PartsSoFar, StoredPartsProvider, useParts } from '../report-data/useParts';
import { useReportView } from '../report-data/useReportView';
import { FindingList } from '../report-views/findings/FindingList';
import { rulesSoFar } from '../report-views/findings/ruleViews';
import type { ShownFinding } from '../report-views/findings/useShownFinding';
import { LivePages } from '../report-views/pages/LivePages';
import { detailsTab, ReportTabs } from './ReportShell';
import { useFocusWithin, useFrozenValue } from './useFrozenValue';
import { useScrollAnchor, useScrolledTo } from './useScrollAnchor';

interface LiveReportProps {
  readonly job: Job;
  /** Something is expanded, scrolled to or focused, so the content should not move. */
  readonly onReading: (reading: boolean) => void;
  /** The job has ended while its findings are being read: `onShow` shows the full report. */
  readonly ended: { readonly words: string; readonly onShow: () => void } | undefined;
  readonly details: ReactNode;
}

/** Shows the findings so far. New ones wait behind a counter while the user is reading. */
export function LiveReport({ job, onReading, ended, details }: LiveReportProps) {
  const { soFar, again } = useParts(job.jobId);
  const { tab } = useReportView();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const top = useRef<HTMLDivElement>(null);
  const findings = useRef<HTMLDivElement>(null);
  const pages = useRef<HTMLDivElement>(null);
  const isScrolled = useScrolledTo(top);
  const isInFindings = useFocusWithin(findings);
  const isInPages = useFocusWithin(pages);
  const isUnfolded = (tab ?? 'findings') === 'findings' && open.size > 0;
  const reading = isUnfolded || isScrolled || isInFindings || isInPages;
  const { state } = job;
  const frozen = useFrozenValue(
    useMemo(() => ({ soFar, state }), [soFar, state]),
    reading,
    hasAnswer,
  );
  const { shown } = frozen;
  const { above, below } = useScrollAnchor(reading);
  useEffect(() => onReading(reading), [reading, onReading]);
  const toggle = useCallback(
    (rule: string) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(rule)) after.add(rule);
        return after;
      }),
    [],
  );
  const waiting = (count: number, words: string) =>
    ended ? (
      <NewWaiting words={ended.words} waiting onShow={ended.onShow} />
    ) : (
      <NewWaiting words={`Show ${words}`} waiting={count > 0} onShow={frozen.release} />
    );
  const newFindings = soFar.findings.length - shown.soFar.findings.length;
  const newPages = soFar.pages.length - shown.soFar.pages.length;
  return (
    <StoredPartsProvider value={soFar.parts}>
      {soFar.status === 'error' && (
        <ErrorState words={explain(soFar.error)} actions={<Button onClick={again}>Try again</Button>} />
      )}
      <div>
        <div ref={above} />
        <div ref={top} />
        <ReportTabs
          title="Findings so far"
          tabs={[
            {
              id: 'findings',
              title: 'Findings',
              count: soFar.status === 'loading' ? undefined : formatNumber(findingsIn(soFar)),
              content: (
                <>
                  {waiting(newFindings, plural(newFindings, 'new finding'))}
                  <div ref={findings}>
                    <FindingsSoFar
                      job={{ ...job, state: shown.state }}
                      soFar={shown.soFar}
                      open={open}
                      onToggle={toggle}
                    />
                  </div>
                </>
              ),
            },
            {
              id: 'pages',
              title: 'URLs',
              count: `${formatNumber(soFar.pages.length)}${soFar.first > 1 ? '+' : ''}`,
              content: (
                <>
                  {waiting(newPages, plural(newPages, 'new URL'))}
                  <div ref={pages}>
                    <LivePages pages={shown.soFar.pages} whole={shown.soFar.first <= 1} />
                  </div>
                </>
              ),
            },
            ...detailsTab(details),
          ]}
        />
      </div>
      <div ref={below} />
    </StoredPartsProvider>
  );
}

interface Shown {
  readonly soFar: PartsSoFar;
  readonly state: Job['state'];
}

/** Before the first response there is nothing to freeze. */
const hasAnswer = ({ soFar: { status, last } }: Shown) => status === 'ready' || last > 0;

/** The totals include the findings of earlier parts, which are not loaded. */
const findingsIn = ({ totals }: PartsSoFar) => totals.reduce((sum, { findings }) => sum + findings, 0);

interface FindingsSoFarProps {
  readonly job: Job;
  readonly soFar: PartsSoFar;
  readonly open: ReadonlySet<string>;
  readonly onToggle: (rule: string) => void;
}

/** Lists the findings that have arrived, with rules in the order of their first finding. */
function FindingsSoFar({ job, soFar, open, onToggle }: FindingsSoFarProps) {
  const { totals, findings } = soFar;
  const [opened, setOpened] = useState<ShownFinding>();
  const views = useMemo(() => rulesSoFar(totals, findings), [totals, findings]);
  const source = useMemo(
    () => ({ at: (position: number) => findings[position], want: () => undefined }),
    [findings],
  );
  if (views.length > 0) {
    return (
      <FindingList
        views={views}
        source={source}
        version={findings.length}
        open={open}
        onToggle={onToggle}
        opened={opened}
        onOpen={setOpened}
      />
    );
  }
  return <NoFindings job={job} status={soFar.status} />;
}

interface NoFindingsProps {
  readonly job: Job;
  readonly status: PartsSoFar['status'];
}

function NoFindings({ job, status }: NoFindingsProps) {
  switch (job.state) {
    case 'queued':
      return <EmptyState title="No findings yet">Findings appear here when the job starts.</EmptyState>;
    case 'running':
      if (status === 'loading') return <SkeletonRows rows={4} words="Loading findings" />;
      return <EmptyState title="No findings so far">Findings appear here as pages are checked.</EmptyState>;
    case 'succeeded':
    case 'failed':
    case 'canceled':
      if (status === 'loading') return <SkeletonRows rows={4} words="Loading findings" />;
      return <EmptyState title="No findings">The job ended before it found anything.</EmptyState>;
  }
}
