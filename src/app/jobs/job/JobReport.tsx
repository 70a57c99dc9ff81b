import { hasEnded, type Job } from '../../../domain/job';
import type { ReportSummary } from '../../../domain/report';
import { Button } from '../../../ui/Button';
import { plural } from '../../../ui/format';
import { Section } from '../../../ui/Page';
import { SkeletonRows } from '../../../ui/Skeleton';
import { EmptyState, ErrorState } from '../../../ui/States';
import { explain } from '../../live/explain';
import { useDocument } from '../../live/useLive';
import { Findings } from '../findings/Findings';
import { FixFirst, worthFixing } from '../findings/FixFirst';
import { PagesTable } from './PagesTable';
import { useFirst } from './useFirst';
import { useReport } from './useReport';

/** What was found, as it is found; after the end, what to fix first as well. */
export function JobReport({ job }: { readonly job: Job }) {
  const ended = hasEnded(job.state);
  const live = useFirst(job.jobId, !ended);
  const { report, readMore } = useReport(job.jobId, live);
  const document = useDocument<ReportSummary>(
    ended && job.result ? `jobs/${job.jobId}/report/summary` : undefined,
  );
  const summary = document.status === 'ready' ? (document.value?.rules ?? undefined) : undefined;
  const fixFirst = document.status === 'ready' ? document.value?.fixFirst : undefined;
  const together =
    fixFirst && fixFirst.rules.length > 1 && `together worth ${plural(fixFirst.points, 'point')}`;
  const { findings, pages } = report;

  return (
    <>
      {summary && worthFixing(summary).length > 0 && (
        <Section title="Fix first" aside={together}>
          <FixFirst summary={summary} />
        </Section>
      )}
      <Section title="Findings" aside={findings.length > 0 && plural(findings.length, 'finding')}>
        {findings.length > 0 ? (
          <Findings findings={findings} summary={summary} />
        ) : (
          <NoFindings job={job} status={report.status} />
        )}
        {report.status === 'error' && (
          <ErrorState
            words={explain(report.error)}
            {...(!live && { actions: <Button onClick={readMore}>Try again</Button> })}
          />
        )}
        {report.more && (
          <Button
            onClick={readMore}
            busy={report.status === 'loading' ? 'Loading more of the report' : undefined}
          >
            Load more of the report
          </Button>
        )}
      </Section>
      {pages.length > 0 && (
        <Section title="Pages" aside={plural(pages.length, 'address', 'addresses')}>
          <PagesTable pages={pages} />
        </Section>
      )}
    </>
  );
}

interface NoFindingsProps {
  readonly job: Job;
  readonly status: 'loading' | 'ready' | 'error';
}

function NoFindings({ job, status }: NoFindingsProps) {
  if (status === 'error') return null;
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
      if (status === 'loading') return <SkeletonRows rows={4} words="Loading the report" />;
      return job.state === 'succeeded' ? (
        <EmptyState title="Nothing to fix">Every page and link that was checked held up.</EmptyState>
      ) : (
        <EmptyState title="Nothing was found">The job ended before it found anything.</EmptyState>
      );
  }
}
