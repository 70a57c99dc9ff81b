import { css } from '@emotion/react';
import { Widget } from '#app/errors/ErrorBoundary';
import type { ReportLists } from '#app/jobs/report-data/useSortedReport';
import type { Job } from '#domain/job';
import { fixesOf, type ReportSummary } from '#domain/report';
import { isScored } from '#domain/score';
import { plural } from '#ui/format';
import { Section } from '#ui/Page';
import { space, text } from '#ui/theme/tokens';
import { NothingFound } from '../NothingFound';
import { StructureSummary } from '../structure/StructurePanel';
import { CategoryScores } from './CategoryScores';
import { FixFirst } from './FixFirst';
import { NotEvaluated } from './NotEvaluated';
import { WhatChanged } from './WhatChanged';

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
  readonly summary: ReportSummary;
  readonly lists: ReportLists;
}

/** Answers what changed, what to fix first, and where the problems are. */
export function OverviewPanel({ job, summary, lists }: OverviewPanelProps) {
  const { total } = lists.findings;
  return (
    <div css={areas}>
      <div css={stack}>
        <NotEvaluated summary={summary} />
        <WhatChanged />
        <FixFirst summary={summary} />
        {total === 0 && <NothingFound job={job} />}
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
