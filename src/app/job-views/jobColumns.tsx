import { css } from '@emotion/react';
import type { Job, JobFailure } from '#domain/job';
import { pathTo } from '#domain/routes';
import { DateTime } from '#ui/DateTime';
import { formatNumber } from '#ui/format';
import { Progress } from '#ui/Progress';
import { SeverityTally } from '#ui/Severity';
import type { Column } from '#ui/Table';
import { RowLink } from '#ui/TextLink';
import { color, phone, space, text } from '#ui/theme/tokens';
import { Cut, cutAt } from '#ui/Url';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { fractionOf, JobStateBadge, progressWords } from './jobState';
import { failureTitles } from './labels';
import { OwnerLink } from './OwnerLink';
import { Score, ScoreChange } from './Score';

export const titleColumn: Column<Job> = {
  title: 'Job',
  width: '32%',
  cut: true,
  cell: (job) => (
    <span css={{ display: 'flex', alignItems: 'baseline', minWidth: 0 }}>
      <span css={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        <RowLink to={pathTo('job', { jobId: job.jobId })} title={job.input.url}>
          <Title words={job.title} />
        </RowLink>
      </span>
      {job.label !== null && <Label words={job.label} />}
    </span>
  ),
};

const longTitle = css({
  position: 'relative',
  display: 'inline-flex',
  maxWidth: '100%',
  verticalAlign: 'bottom',
});

/** A long name is usually a host, and its end matters as much as its start. */
function Title({ words }: { readonly words: string }) {
  if (cutAt(words) === 0) return <bdi>{words}</bdi>;
  return (
    <bdi css={longTitle}>
      <Cut text={words} />
    </bdi>
  );
}

/** For narrow tables. */
export const wholeTitleColumn: Column<Job> = { ...titleColumn, width: '100%' };

/** For tables with an owner column. */
export const narrowTitleColumn: Column<Job> = { ...titleColumn, width: '22%' };

export const stateColumn: Column<Job> = {
  title: 'State',
  width: '8rem',
  cell: (job) => <JobStateBadge job={job} />,
};

export const foundColumn: Column<Job> = { title: 'Found', cut: true, cell: (job) => <Found job={job} /> };

/**
 * On a phone, where no column shows it, a row starts with its time: the same site may be listed many times.
 */
const datedStyle = css({
  [phone]: { display: 'flex', alignItems: 'baseline', gap: space(3), minWidth: 0 },
});
const whenStyle = css({
  display: 'none',
  [phone]: { display: 'inline', flex: 'none', color: color.inkFaint, fontSize: text.xs },
});
const restStyle = css({ [phone]: { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' } });

/** For tables that also have `createdColumn`. */
export const datedFoundColumn: Column<Job> = {
  ...foundColumn,
  cell: (job) => (
    <span css={datedStyle}>
      <span css={whenStyle}>
        <DateTime date={job.createdAt} />
      </span>
      <span css={restStyle}>
        <Found job={job} />
      </span>
    </span>
  ),
};

export const scoreColumn: Column<Job> = {
  title: 'Score',
  numeric: true,
  width: '7rem',
  cell: (job) => <ChangedScore job={job} />,
};

const changedScore = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  justifyContent: 'end',
  gap: space(2),
});

/** The score with its change since the previous comparable run. Older jobs don't have the previous score. */
function ChangedScore({ job: { score, grade, previousScore } }: { readonly job: Job }) {
  if (score === null || !grade) return null;
  return (
    <span css={changedScore}>
      <ScoreChange now={score} before={previousScore ?? undefined} />
      <Score result={{ score, grade }} />
    </span>
  );
}

/** For narrow tables: the score of a job that has one, the progress of a running one, and the state of others. */
export const outcomeColumn: Column<Job> = {
  title: 'Result',
  numeric: true,
  cell: (job) =>
    job.score !== null ? (
      <ChangedScore job={job} />
    ) : job.state === 'running' ? (
      <RowProgress job={job} />
    ) : (
      <JobStateBadge job={job} />
    ),
};

export const pagesColumn: Column<Job> = {
  title: 'Pages',
  numeric: true,
  width: '5rem',
  wideOnly: true,
  cell: (job) => formatNumber(job.result?.pages ?? job.progress.pages),
};

/** On a phone it is only used for sorting; `datedFoundColumn` shows the time there. */
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

/** Small where it is below the job's name, but with a full touch target. */
const ownerStyle = css({
  [phone]: { fontSize: text.xs, a: { display: 'inline-block', lineHeight: '1.5rem' } },
});

export const ownerColumn: Column<Job> = {
  title: 'Owner',
  width: '14%',
  cut: true,
  ownLine: true,
  cell: (job) => (
    <span css={ownerStyle}>
      <OwnerLink job={job} />
    </span>
  ),
};

const labelStyle = css({
  flex: 'none',
  maxWidth: '45%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
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
      return <Faint>{job.waitsFor ? 'Waiting for other jobs' : 'Queued'}</Faint>;
    case 'running':
      return <RowProgress job={job} />;
    case 'failed':
      return job.failure ? <Failed failure={job.failure} /> : <Faint>The job couldn’t finish</Faint>;
    case 'canceled':
    case 'succeeded':
      return <Faint>No report</Faint>;
  }
}

/** Shows the reason in two words, and as much of the message as fits. */
function Failed({ failure: { code, message } }: { readonly failure: JobFailure }) {
  return (
    <span title={message}>
      <span css={{ marginRight: space(2) }}>{failureTitles[code]}</span>
      <Faint>{message}</Faint>
    </span>
  );
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
          words={progressWords(job)}
        />
      </span>
      <Faint>{progressWords(job)}</Faint>
    </span>
  );
}
