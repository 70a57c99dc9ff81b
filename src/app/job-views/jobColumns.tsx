import { css } from '@emotion/react';
import type { Job } from '../../domain/job';
import { pathTo } from '../../domain/routes';
import { DateTime } from '../../ui/DateTime';
import { formatNumber } from '../../ui/format';
import { Progress } from '../../ui/Progress';
import { SeverityTally } from '../../ui/Severity';
import type { Column } from '../../ui/Table';
import { RowLink } from '../../ui/TextLink';
import { color, phone, space, text } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { JobStateBadge } from './JobStateBadge';
import { OwnerLink } from './OwnerLink';
import { fractionOf, progressWords } from './progress';
import { Score } from './Score';

export const titleColumn: Column<Job> = {
  title: 'Job',
  width: '24%',
  cut: true,
  cell: (job) => (
    <>
      <RowLink to={pathTo('job', { jobId: job.jobId })} title={job.input.url}>
        <bdi>{job.title}</bdi>
      </RowLink>
      {job.label !== null && <Label words={job.label} />}
    </>
  ),
};

export const stateColumn: Column<Job> = {
  title: 'State',
  width: '8rem',
  cell: (job) => <JobStateBadge job={job} />,
};

export const foundColumn: Column<Job> = { title: 'Found', cut: true, cell: (job) => <Found job={job} /> };

export const scoreColumn: Column<Job> = {
  title: 'Score',
  numeric: true,
  width: '5rem',
  cell: (job) =>
    job.score !== null && job.grade ? <Score result={{ score: job.score, grade: job.grade }} /> : null,
};

export const pagesColumn: Column<Job> = {
  title: 'Pages',
  numeric: true,
  width: '5rem',
  wideOnly: true,
  cell: (job) => formatNumber(job.result?.pages ?? job.progress.pages),
};

export const createdColumn: Column<Job> = {
  title: 'Created',
  width: '9rem',
  wideOnly: true,
  cell: (job) => (
    <span css={{ color: color.inkFaint, whiteSpace: 'nowrap' }}>
      <DateTime date={job.createdAt} />
    </span>
  ),
};

/** Small where it stands below the job's name, but no smaller for a thumb. */
const ownerStyle = css({
  [phone]: { fontSize: text.xs, a: { display: 'inline-block', lineHeight: '1.5rem' } },
});

export const ownerColumn: Column<Job> = {
  title: 'Owner',
  width: '18%',
  cut: true,
  cell: (job) => (
    <span css={ownerStyle}>
      <OwnerLink job={job} />
    </span>
  ),
};

const labelStyle = css({
  marginLeft: space(2),
  padding: `0 ${space(1.5)}`,
  border: `1px solid ${color.line}`,
  borderRadius: '4px',
  color: color.inkSoft,
  fontSize: text.xs,
});

function Label({ words }: { readonly words: string }) {
  return (
    <span css={labelStyle} title={`Label: ${words}`}>
      <VisuallyHidden>Label: </VisuallyHidden>
      <bdi>{words}</bdi>
    </span>
  );
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
      <span css={{ width: '5rem', flex: 'none' }}>
        <Progress
          bare
          label={`Progress of ${job.title}`}
          fraction={fractionOf(job.progress)}
          words={progressWords(job.progress)}
        />
      </span>
      <Faint>{progressWords(job.progress)}</Faint>
    </span>
  );
}
