import type { Job } from '../../domain/job';
import { pathTo } from '../../domain/routes';
import { DateTime } from '../../ui/DateTime';
import { formatNumber } from '../../ui/format';
import { SeverityTally } from '../../ui/Severity';
import { type Column, Table } from '../../ui/Table';
import { RowLink } from '../../ui/TextLink';
import { color, space, text } from '../../ui/theme/tokens';
import { JobStateBadge } from './JobStateBadge';
import { fractionOf, progressWords } from './progress';
import { Score } from './Score';

const title: Column<Job> = {
  title: 'Job',
  width: '24%',
  cut: true,
  cell: (job) => (
    <RowLink to={pathTo('job', { jobId: job.jobId })} title={job.input.url}>
      {job.title}
    </RowLink>
  ),
};

const state: Column<Job> = { title: 'State', width: '8rem', cell: (job) => <JobStateBadge job={job} /> };

const found: Column<Job> = { title: 'Found', cut: true, cell: (job) => <Found job={job} /> };

const score: Column<Job> = {
  title: 'Score',
  numeric: true,
  width: '5rem',
  // What was read before a job was cancelled earns no score for the site.
  cell: (job) => (job.result && job.state === 'succeeded' ? <Score result={job.result} /> : null),
};

const pages: Column<Job> = {
  title: 'Pages',
  numeric: true,
  width: '5rem',
  wideOnly: true,
  cell: (job) => formatNumber(job.result?.pages ?? job.progress.pages),
};

const created: Column<Job> = {
  title: 'Started',
  width: '9rem',
  cell: (job) => (
    <span css={{ color: color.inkFaint, whiteSpace: 'nowrap' }}>
      <DateTime date={job.createdAt} />
    </span>
  ),
};

const owner: Column<Job> = {
  title: 'Owner',
  width: '18%',
  cut: true,
  cell: (job) => (
    <span title={job.ownerEmail} css={{ color: color.inkSoft }}>
      {job.ownerEmail}
    </span>
  ),
};

interface JobsTableProps {
  readonly caption: string;
  readonly jobs: readonly Job[];
  /** For an admin, who sees everybody's. */
  readonly withOwner?: boolean;
}

export function JobsTable({ caption, jobs, withOwner = false }: JobsTableProps) {
  const columns = [title, state, ...(withOwner ? [owner] : []), found, score, pages, created];
  return <Table caption={caption} columns={columns} rows={jobs} keyOf={(job) => job.jobId} />;
}

function Found({ job }: { readonly job: Job }) {
  if (job.result) return <SeverityTally counts={job.result.counts} />;
  switch (job.state) {
    case 'queued':
      return <Faint>Waiting for its turn</Faint>;
    case 'running':
      return <RowProgress job={job} />;
    case 'failed':
      return <Faint title={job.failure?.message}>{job.failure?.message ?? 'It could not do its work'}</Faint>;
    case 'canceled':
    case 'succeeded':
      return <Faint>No report</Faint>;
  }
}

function Faint({
  children,
  title: whole,
}: {
  readonly children: string;
  readonly title?: string | undefined;
}) {
  return (
    <span
      title={whole}
      css={{ overflow: 'hidden', textOverflow: 'ellipsis', color: color.inkFaint, fontSize: text.xs }}
    >
      {children}
    </span>
  );
}

function RowProgress({ job }: { readonly job: Job }) {
  return (
    <span css={{ display: 'flex', alignItems: 'center', gap: space(2.5) }}>
      <progress
        aria-label={`Progress of ${job.title}`}
        value={fractionOf(job.progress)}
        max={1}
        css={{ width: '5rem', height: 4, accentColor: color.accent, flex: 'none' }}
      />
      <Faint>{progressWords(job.progress)}</Faint>
    </span>
  );
}
