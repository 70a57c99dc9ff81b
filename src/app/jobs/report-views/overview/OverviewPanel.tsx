import { css } from '@emotion/react';
import { Widget } from '#app/errors/ErrorBoundary';
import { sumOf, useReportOf } from '#app/jobs/report-data/ReportContext';
import { useReportView } from '#app/jobs/report-data/useReportView';
import type { ReportLists } from '#app/jobs/report-data/useSortedReport';
import type { SeverityCounts } from '#domain/finding';
import type { Job } from '#domain/job';
import { fixesOf, type ReportSummary } from '#domain/report';
import { pathTo } from '#domain/routes';
import { isScored, type Scorable, unscoredBy } from '#domain/score';
import { formatNumber, plural } from '#ui/format';
import { Notice } from '#ui/Notice';
import { Section } from '#ui/Page';
import { SeverityTally } from '#ui/Severity';
import { EmptyState } from '#ui/States';
import { TextLink } from '#ui/TextLink';
import { color, space, text } from '#ui/theme/tokens';
import { StructureSummary } from '../structure/StructurePanel';
import { CategoryScores } from './CategoryScores';
import { FixFirst } from './FixFirst';

/** The scores are beside the rest in a wide window, and below it in a narrow one. */
const areas = css({
  display: 'grid',
  gap: `${space(8)} ${space(10)}`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22rem)',
  '@media (max-width: 64rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const stack = css({ display: 'grid', gap: space(8), gridTemplateColumns: 'minmax(0, 1fr)' });

interface OverviewPanelProps {
  readonly job: Pick<Job, 'state' | 'result'>;
  /** Without the ignored findings. */
  readonly summary: ReportSummary;
  readonly ignored: number;
  readonly lists: ReportLists;
}

/** Answers what changed, what to fix first, and where the problems are. */
export function OverviewPanel({ job, summary, ignored, lists }: OverviewPanelProps) {
  const total = lists.findings.total - ignored;
  return (
    <div css={areas}>
      <div css={stack}>
        <NotEvaluated summary={summary} />
        <WhatChanged />
        <FixFirst summary={summary} />
        {total === 0 && ignored === 0 && <NothingFound job={job} />}
        {total === 0 && ignored > 0 && (
          <EmptyState title="Nothing left to fix">All findings of this report are ignored.</EmptyState>
        )}
        {total > 0 && isScored(summary) && fixesOf(summary).length === 0 && (
          <p css={{ margin: 0, fontSize: text.sm }}>
            Nothing costs the score a point. The report has {plural(total, 'smaller finding')}.
          </p>
        )}
      </div>
      <div css={stack}>
        {job.result && isScored(summary) && (
          <Section title="Score by category">
            <CategoryScores summary={summary} total={job.result.score} />
          </Section>
        )}
        <Widget area="The structure">
          <StructureSummary lists={lists} />
        </Widget>
      </div>
    </div>
  );
}

/** Says why a report has no findings. */
export function NothingFound({ job }: { readonly job: Pick<Job, 'state' | 'result'> }) {
  if (job.result && unscoredBy(job.result) === 'no-page') {
    return (
      <EmptyState title="No pages were read">
        None of the requested URLs is an HTML page, so there was nothing to check.
      </EmptyState>
    );
  }
  return job.state === 'succeeded' ? (
    <EmptyState title="Nothing to fix">All checked pages and links are fine.</EmptyState>
  ) : (
    <EmptyState title="No findings">The job ended before it found anything.</EmptyState>
  );
}

/**
 * Says that a site or some pages were not evaluated because scripts build their content; nothing where there
 * are none.
 */
export function NotEvaluated({ summary }: { readonly summary: Scorable }) {
  const { scriptedPages = 0 } = summary;
  if (scriptedPages === 0) return null;
  const isSite = unscoredBy(summary) === 'scripted';
  return (
    <Notice
      tone="notice"
      title={
        isSite
          ? 'This site renders its content with scripts'
          : `${plural(scriptedPages, 'page')} not evaluated`
      }
    >
      {isSite
        ? 'Plumbline doesn’t run scripts, so it couldn’t evaluate the content or give a grade. The findings come from the site’s server and HTML.'
        : `${scriptedPages === 1 ? 'It renders its' : 'They render their'} content with scripts, which Plumbline doesn’t run. The score is based on the other pages.`}{' '}
      <TextLink to={pathTo('docsRule', { rule: 'content-scripted' })}>How to get a grade</TextLink>
    </Notice>
  );
}

const list = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: `${space(3)} ${space(5)}`,
  margin: 0,
  dt: { fontSize: text.xs, color: color.inkSoft },
  dd: { margin: 0 },
});

/** Shows what is new and fixed since the previous comparable run; nothing if there is none. */
export function WhatChanged() {
  const news = useReportOf()?.news;
  const { linkTo } = useReportView();
  if (!news) return null;
  return (
    <Section
      title="Since the previous run"
      aside={<TextLink to={linkTo({ tab: 'changes' })}>Show changes</TextLink>}
    >
      <dl css={list}>
        <Change name="New" count={news.total} counts={news.added} />
        <Change name="Fixed" count={sumOf(news.fixed)} counts={news.fixed} />
        <Change name="Still there" count={news.persisting} />
      </dl>
    </Section>
  );
}

interface ChangeProps {
  readonly name: string;
  readonly count: number;
  readonly counts?: SeverityCounts;
}

function Change({ name, count, counts }: ChangeProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd css={{ fontSize: text.lg, fontWeight: 600, lineHeight: 1.4 }}>{formatNumber(count)}</dd>
      {count > 0 && counts && (
        <dd>
          <SeverityTally counts={counts} />
        </dd>
      )}
    </div>
  );
}
