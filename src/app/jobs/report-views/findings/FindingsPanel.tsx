import { css } from '@emotion/react';
import { useMemo, useRef } from 'react';
import { categoryTitles } from '#app/job-views/labels';
import { useReportOf } from '#app/jobs/report-data/ReportContext';
import { useFailures } from '#app/jobs/report-data/useFailures';
import { useReportView } from '#app/jobs/report-data/useReportView';
import { type ReportLists, useShards } from '#app/jobs/report-data/useSortedReport';
import { explain } from '#app/live/explain';
import { useGroupFocus } from '#app/live/useGroupFocus';
import { severities } from '#domain/finding';
import { categoryIds } from '#domain/rules';
import { Button } from '#ui/Button';
import { Chips } from '#ui/Chips';
import { formatNumber } from '#ui/format';
import { Shape } from '#ui/Icon';
import { severityStyles } from '#ui/Severity';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { SearchProgress } from '../SearchProgress';
import { DecisionsMissing } from './DecisionsMissing';
import { FindingSplit } from './FindingSplit';
import { MarkFilter, MarksCut, marks, useMarked } from './Marks';
import { countOf, ofSeverity, type ReportRule, type RuleView } from './ruleViews';
import type { Arrivals } from './useArrival';
import { useOpenedFinding } from './useOpenedFinding';
import { useOpenRules } from './useOpenRules';
import { useShownFinding } from './useShownFinding';

interface FindingsPanelProps {
  readonly views: readonly ReportRule[];
  readonly lists: Pick<ReportLists, 'findings'>;
  readonly arrivals?: Arrivals;
}

const none: readonly RuleView[] = [];
const panelStyle = css({
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: 'none',
});
const looking = 'Searching all findings';

/** A finding that a filter hides is not looked up. */
const noFinding = { finding: null, at: null } as const;

/** Shows the findings of a finished report, filtered by severity, category and mark. */
export function FindingsPanel({ views, lists, arrivals }: FindingsPanelProps) {
  const { findings } = lists;
  const version = useShards(findings);
  const view = useReportView();
  const { query, change, search } = view;
  const severity = severities.find((one) => one === query.get('severity'));
  const category = categoryIds.find((one) => one === query.get('category'));
  const report = useReportOf();
  const mark = marks.find((one) => report && one === query.get('mark'));
  const ofCategory = useMemo(
    () => (category === undefined ? views : views.filter((view) => view.category === category)),
    [views, category],
  );
  const chosen = useMemo(
    () => (severity ? ofSeverity(ofCategory, severity) : ofCategory),
    [ofCategory, severity],
  );
  const marked = useMarked(chosen, findings, mark, report);
  const { positions } = marked;
  const counts = useMemo(
    () => positions && new Map(severities.map((one) => [one, countOf(ofCategory, one, positions)])),
    [ofCategory, positions],
  );
  const asked = useShownFinding(search, views, findings);
  const { failure, again } = useFailures(findings, marked, asked);
  const own = useRef<Arrivals>(new Set());
  const past = arrivals ?? own.current;
  const { opened, onOpen, target } = useOpenedFinding(asked, view, past);
  const rule = query.get('rule') ?? undefined;
  const { open, toggle, isAnyOpen, unfoldAll, foldAll } = useOpenRules(
    { report: views, shown: marked.views ?? none, rule },
    view,
  );
  const panel = useRef<HTMLDivElement>(null);
  // The last finding of a filter may disappear, and the list with it.
  useGroupFocus(panel);

  return (
    <div ref={panel} tabIndex={-1} css={panelStyle}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1rem', alignItems: 'center' }}>
        <Chips
          label="Filter findings by severity"
          chosen={severity}
          options={severities.map((one) => ({
            value: one,
            words: severityStyles[one].title,
            count: counts?.get(one),
            maxCount: countOf(views, one, 'all'),
            mark: <Shape name={severityStyles[one].shape} size={8} />,
          }))}
          onChoose={(value) => change({ ...noFinding, severity: value ?? null })}
        />
        <MarkFilter chosen={mark} onChoose={(value) => change({ ...noFinding, mark: value ?? null })} />
        <div css={{ marginLeft: 'auto' }}>
          <Button variant="quiet" onClick={isAnyOpen ? foldAll : unfoldAll}>
            {isAnyOpen ? 'Collapse all' : 'Expand all'}
          </Button>
        </div>
      </div>
      <MarksCut />
      {report && <DecisionsMissing decisions={report.decisions} />}
      {category && (
        <Chips
          label="Filter findings by category"
          chosen={category}
          options={[{ value: category, words: categoryTitles[category] }]}
          onChoose={() => change({ category: null })}
        />
      )}
      {asked.missing && (
        <p role="status" css={{ margin: 0, fontSize: '0.875rem' }}>
          This report doesn’t contain the linked finding. It may have been fixed.
        </p>
      )}
      {failure !== undefined && (
        <ErrorState words={explain(failure)} actions={<Button onClick={again}>Try again</Button>} />
      )}
      {marked.views === undefined ? (
        marked.failure === undefined && (
          <>
            <SearchProgress label={looking} looked={marked.looked} />
            <SkeletonRows rows={6} words={looking} />
          </>
        )
      ) : marked.views.length === 0 ? (
        <EmptyState
          title="No matching findings"
          actions={
            <Button onClick={() => change({ severity: null, category: null, mark: null })}>
              Show all findings
            </Button>
          }
        >
          {noneWords(findings.total)}
        </EmptyState>
      ) : (
        <FindingSplit
          views={marked.views}
          source={findings}
          version={version}
          open={open}
          onToggle={toggle}
          opened={opened}
          onOpen={onOpen}
          target={target}
          arrivals={past}
        />
      )}
    </div>
  );
}

function noneWords(total: number): string {
  return total === 1
    ? 'The report’s only finding doesn’t match your filters.'
    : `None of the report’s ${formatNumber(total)} findings match your filters.`;
}
