import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { Job } from '../../../domain/job';
import { formatNumber, plural } from '../../../ui/format';
import { NewWaiting } from '../../../ui/NewWaiting';
import { ErrorState } from '../../../ui/States';
import { Tabs } from '../../../ui/Tabs';
import { explain } from '../../live/explain';
import { LivePages } from '../pages/LivePages';
import { Beside } from './Beside';
import { FindingsSoFar } from './FindingsSoFar';
import { useHeld } from './useHeld';
import { type PartsSoFar, useParts } from './useParts';
import { useReportView } from './useReportView';
import { useScrolledTo, useStandStill } from './useStandStill';

interface LiveReportProps {
  readonly job: Job;
  /** Something is unfolded, or scrolled to: what stands there should stay. */
  readonly onReading: (reading: boolean) => void;
  /** The job has ended while somebody reads: all that it found is behind this. */
  readonly ended: { readonly words: string; readonly onShow: () => void } | undefined;
  readonly lead: ReactNode;
  readonly aside: ReactNode;
  readonly facts: ReactNode;
}

/** What has been found so far. What is new while somebody reads waits behind its number. */
export function LiveReport({ job, onReading, ended, lead, aside, facts }: LiveReportProps) {
  const soFar = useParts(job.jobId);
  const { tab, change } = useReportView();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const unfolded = open.size > 0 || tab === 'pages';
  const held = useHeld(soFar, unfolded, hasSome);
  const top = useRef<HTMLDivElement>(null);
  const scrolled = useScrolledTo(top);
  const reading = unfolded || scrolled;
  const { above, below } = useStandStill(reading);
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
      <NewWaiting words={`Show ${words}`} waiting={count > 0} onShow={held.release} />
    );
  const newFindings = soFar.findings.length - held.shown.findings.length;
  const newPages = soFar.pages.length - held.shown.pages.length;
  return (
    <Beside title="What has been found so far" lead={lead} aside={aside} facts={facts}>
      {soFar.status === 'error' && <ErrorState words={explain(soFar.error)} />}
      <div>
        <div ref={above} />
        <div ref={top} />
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
                  {waiting(newFindings, plural(newFindings, 'new finding'))}
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
                  {waiting(newPages, plural(newPages, 'new address', 'new addresses'))}
                  <LivePages pages={held.shown.pages} whole={held.shown.first <= 1} />
                </>
              ),
            },
          ]}
        />
        <div ref={below} />
      </div>
    </Beside>
  );
}

/** Before anything has come there is nothing to keep in its place. */
const hasSome = ({ findings, pages }: PartsSoFar) => findings.length + pages.length > 0;
