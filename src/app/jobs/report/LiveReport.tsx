import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Job } from '../../../domain/job';
import { formatNumber, plural } from '../../../ui/format';
import { NewWaiting } from '../../../ui/NewWaiting';
import { SkeletonRows } from '../../../ui/Skeleton';
import { EmptyState, ErrorState } from '../../../ui/States';
import { Tabs } from '../../../ui/Tabs';
import { explain } from '../../live/explain';
import { FindingList } from '../findings/FindingList';
import { rulesSoFar } from '../findings/ruleViews';
import { LivePages } from '../pages/LivePages';
import { Beside } from './Beside';
import { useHeld } from './useHeld';
import { type PartsSoFar, useParts } from './useParts';
import { useReportView } from './useReportView';

interface LiveReportProps {
  readonly job: Job;
  /** Something is unfolded: what stands there should stay. */
  readonly onReading: (reading: boolean) => void;
  readonly lead: ReactNode;
  readonly aside: ReactNode;
}

/** What has been found so far. What is new while somebody reads waits behind its number. */
export function LiveReport({ job, onReading, lead, aside }: LiveReportProps) {
  const soFar = useParts(job.jobId);
  const { tab, change } = useReportView();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const reading = open.size > 0 || tab === 'pages';
  useEffect(() => onReading(reading), [reading, onReading]);
  const held = useHeld(soFar, reading);
  const toggle = useCallback(
    (rule: string) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(rule)) after.add(rule);
        return after;
      }),
    [],
  );
  return (
    <>
      <Beside aside={aside}>{lead}</Beside>
      {soFar.status === 'error' && <ErrorState words={explain(soFar.error)} />}
      <Tabs
        label="What has been found so far"
        chosen={tab === 'pages' ? 'pages' : 'findings'}
        onChoose={(chosen) => change({ tab: chosen === 'findings' ? null : chosen })}
        tabs={[
          {
            id: 'findings',
            title: 'Findings',
            count: formatNumber(job.progress.findings),
            content: (
              <>
                <NewWaiting
                  words={plural(soFar.findings.length - held.shown.findings.length, 'new finding')}
                  waiting={soFar.findings.length - held.shown.findings.length}
                  onShow={held.release}
                />
                <FindingsSoFar job={job} soFar={held.shown} open={open} onToggle={toggle} />
              </>
            ),
          },
          {
            id: 'pages',
            title: 'Addresses',
            count: `${formatNumber(soFar.pages.length)}${soFar.first > 1 ? '+' : ''}`,
            content: (
              <>
                <NewWaiting
                  words={plural(soFar.pages.length - held.shown.pages.length, 'new address', 'new addresses')}
                  waiting={soFar.pages.length - held.shown.pages.length}
                  onShow={held.release}
                />
                <LivePages pages={held.shown.pages} whole={held.shown.first <= 1} />
              </>
            ),
          },
        ]}
      />
    </>
  );
}

interface FindingsSoFarProps {
  readonly job: Job;
  readonly soFar: PartsSoFar;
  readonly open: ReadonlySet<string>;
  readonly onToggle: (rule: string) => void;
}

function FindingsSoFar({ job, soFar, open, onToggle }: FindingsSoFarProps) {
  const { totals, findings } = soFar;
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
        shown={undefined}
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
      return <EmptyState title="Nothing yet">Findings appear here as soon as the job has begun.</EmptyState>;
    case 'running':
      return (
        <EmptyState title="Nothing wrong so far">Findings appear here as the pages are read.</EmptyState>
      );
    case 'succeeded':
    case 'failed':
    case 'canceled':
      if (status === 'loading') return <SkeletonRows rows={4} words="Loading what was found" />;
      return <EmptyState title="Nothing was found">The job ended before it found anything.</EmptyState>;
  }
}
