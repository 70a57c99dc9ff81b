import { css } from '@emotion/react';
import { useMemo, useRef } from 'react';
import { type Decisions, useReportOf } from '#app/jobs/report-data/ReportContext';
import { useFailures } from '#app/jobs/report-data/useFailures';
import { useReportView } from '#app/jobs/report-data/useReportView';
import { type ReportLists, useShards } from '#app/jobs/report-data/useSortedReport';
import { explain } from '#app/live/explain';
import { useGroupFocus } from '#app/live/useGroupFocus';
import { useSession } from '#app/session/SessionContext';
import { severities } from '#domain/finding';
import { Button } from '#ui/Button';
import { formatNumber } from '#ui/format';
import { SkeletonRows } from '#ui/Skeleton';
import { EmptyState, ErrorState } from '#ui/States';
import { SearchProgress } from '../SearchProgress';
import { FilterBar } from './FilterBar';
import { FindingSplit } from './FindingSplit';
import { type FindingFilter, filterIn, noFilter, pageId } from './findingFilter';
import { MarksCut } from './Marks';
import { countOf, type FindingsView, type ReportRule } from './ruleViews';
import { useFilteredFindings } from './useFilteredFindings';
import { useOpenedFinding } from './useOpenedFinding';
import { useOpenGroups } from './useOpenGroups';
import { type Arrivals, useShownFinding } from './useShownFinding';

interface FindingsPanelProps {
  readonly views: readonly ReportRule[];
  readonly lists: Pick<ReportLists, 'findings'>;
  readonly arrivals?: Arrivals;
}

const none: readonly FindingsView[] = [];
const panelStyle = css({
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  outline: 'none',
});
const looking = 'Searching all findings';

/** A finding that a filter hides is not looked up. */
const noFinding = { finding: null, at: null } as const;

/** Shows the findings of a finished report: filtered, grouped and sorted as the URL says. */
export function FindingsPanel({ views, lists, arrivals }: FindingsPanelProps) {
  const { findings } = lists;
  const version = useShards(findings);
  const view = useReportView();
  const { query, change, search } = view;
  const report = useReportOf();
  const filter = useMemo(() => filterIn(query, report !== undefined), [query, report]);
  const { category, group } = filter;
  const ofCategory = useMemo(
    () => (category === undefined ? views : views.filter((view) => view.category === category)),
    [views, category],
  );
  const filtered = useFilteredFindings(ofCategory, findings, filter, report);
  const { positions } = filtered;
  const counts = useMemo(() => positions && countsOf(ofCategory, positions), [ofCategory, positions]);
  const maxCounts = useMemo(() => countsOf(views, 'all'), [views]);
  const asked = useShownFinding(search, views, findings);
  const { failure, again } = useFailures(findings, filtered, asked);
  const own = useRef<Arrivals>(new Set());
  const past = arrivals ?? own.current;
  const { opened, onOpen, target } = useOpenedFinding(asked, view, past);
  const page = asked.shown && findings.at(asked.shown.position)?.page;
  const { open, toggle, isAnyOpen, unfoldAll, foldAll } = useOpenGroups(
    {
      report: group === 'rule' ? views : (filtered.views ?? none),
      shown: filtered.views ?? none,
      lead: group === 'rule' ? (query.get('rule') ?? undefined) : page && pageId(page),
    },
    view,
  );
  const { uid } = useSession().account ?? {};
  const canDecide = report?.settled && report.decisions.known && report.job.ownerUid === uid;
  const panel = useRef<HTMLDivElement>(null);
  // The last finding of a filter may disappear, and the list with it.
  useGroupFocus(panel);

  return (
    <div ref={panel} tabIndex={-1} css={panelStyle}>
      <FilterBar
        filter={filter}
        onFilter={(part) => change(changesOf(part))}
        counts={counts}
        maxCounts={maxCounts}
        ignored={filtered.ignored}
      >
        <Button variant="quiet" onClick={isAnyOpen ? foldAll : unfoldAll}>
          {isAnyOpen ? 'Collapse all' : 'Expand all'}
        </Button>
      </FilterBar>
      <MarksCut />
      {report && <DecisionsMissing decisions={report.decisions} />}
      {asked.missing && (
        <p role="status" css={{ margin: 0, fontSize: '0.875rem' }}>
          This report doesn’t contain the linked finding. It may have been fixed.
        </p>
      )}
      {failure !== undefined && (
        <ErrorState words={explain(failure)} actions={<Button onClick={again}>Try again</Button>} />
      )}
      {filtered.views === undefined ? (
        filtered.failure === undefined && (
          <>
            <SearchProgress label={looking} looked={filtered.looked} />
            <SkeletonRows rows={6} words={looking} />
          </>
        )
      ) : filtered.views.length === 0 ? (
        <EmptyState
          title="No matching findings"
          actions={<Button onClick={() => change(noFilter)}>Show all findings</Button>}
        >
          {noneWords(findings.total)}
        </EmptyState>
      ) : (
        <FindingSplit
          views={filtered.views}
          source={findings}
          version={version}
          open={open}
          onToggle={toggle}
          opened={opened}
          onOpen={onOpen}
          target={target}
          arrivals={past}
          deciding={
            canDecide && report
              ? { report, ignored: filter.mark === 'ignored', read: (position) => findings.get(position) }
              : undefined
          }
        />
      )}
    </div>
  );
}

const countsOf = (views: readonly ReportRule[], positions: ReadonlySet<number> | 'all') =>
  new Map(severities.map((one) => [one, countOf(views, one, positions)]));

/** Returns the changes to the URL. Expanded rules aren't pages, and the default of a choice is not named. */
function changesOf(part: Partial<FindingFilter>): Record<string, string | null> {
  const named = Object.entries(part).map(([name, value]) => [
    name,
    value === undefined || value === '' || value === 'rule' || value === 'impact' ? null : value,
  ]);
  const isHiding = !('group' in part || 'order' in part);
  return {
    ...(isHiding && noFinding),
    ...('group' in part && { open: null }),
    ...Object.fromEntries(named),
  };
}

function noneWords(total: number): string {
  return total === 1
    ? 'The report’s only finding doesn’t match your filters.'
    : `None of the report’s ${formatNumber(total)} findings match your filters.`;
}

/**
 * Says that no finding is marked as ignored because the decisions could not be loaded; nothing while they
 * are loaded or loading.
 */
function DecisionsMissing({ decisions }: { readonly decisions: Decisions }) {
  const { failure, again } = useFailures(decisions);
  if (failure === undefined) return null;
  return (
    <ErrorState
      words={{
        title: 'Couldn’t load ignored findings',
        message: `${explain(failure).message} Until then, ignored findings aren’t marked, and you can’t ignore new ones.`,
      }}
      actions={<Button onClick={again}>Try again</Button>}
    />
  );
}
