import { useMemo, useState } from 'react';
import type { Job } from '#domain/job';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState } from '#ui/States';
import type { PartsSoFar } from '../report-data/useParts';
import { FindingList } from '../report-views/findings/FindingList';
import { rulesSoFar } from '../report-views/findings/ruleViews';
import type { ShownFinding } from '../report-views/findings/useShownFinding';

interface FindingsSoFarProps {
  readonly job: Job;
  readonly soFar: PartsSoFar;
  readonly open: ReadonlySet<string>;
  readonly onToggle: (rule: string) => void;
}

/** Lists the findings that have arrived, with rules in the order of their first finding. */
export function FindingsSoFar({ job, soFar, open, onToggle }: FindingsSoFarProps) {
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
