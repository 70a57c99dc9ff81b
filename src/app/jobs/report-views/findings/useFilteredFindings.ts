import { useMemo } from 'react';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import type { ShardStore } from '#app/jobs/report-data/ShardStore';
import { useWhole, type Whole } from '#app/jobs/report-data/useWhole';
import type { Finding } from '#domain/finding';
import { comparable, type FindingFilter, inOrder, wordsOf } from './findingFilter';
import { hasMark, type Mark } from './Marks';
import { pagesOf } from './pageViews';
import { type FindingsView, listOf, ofSeverity, positionsOf, type ReportRule } from './ruleViews';

type Positions = ReadonlySet<number> | 'all';

interface Filtered extends Omit<Whole<Finding>, 'rows'> {
  /** undefined while they are being searched. */
  readonly views: readonly FindingsView[] | undefined;
  /** The positions of all findings with the text and the mark, regardless of other filters. */
  readonly positions: Positions | undefined;
}

/**
 * Returns the groups to list. A search, a mark and a grouping by page need all findings, because only the list itself
 * maps them to positions.
 */
export function useFilteredFindings(
  views: readonly ReportRule[],
  findings: ShardStore<Finding>,
  { text, severity, mark, group, order }: Omit<FindingFilter, 'category'>,
  report: ReportOf | undefined,
): Filtered {
  const byMark = report && mark;
  const isSearched = text !== '';
  const isNarrowed = isSearched || byMark !== undefined;
  const { rows, ...reading } = useWhole(findings, isNarrowed || group === 'page');
  const words = useMemo(() => (isSearched ? rows?.map(wordsOf) : undefined), [rows, isSearched]);
  const positions = useMemo((): Positions | undefined => {
    if (!isNarrowed) return 'all';
    return rows && (text === '' || words) && positionsWith(rows, words, comparable(text), byMark, report);
  }, [isNarrowed, rows, words, text, byMark, report]);
  const listed = useMemo(() => {
    const chosen: readonly FindingsView[] = severity ? ofSeverity(views, severity) : views;
    if (positions === undefined) return undefined;
    if (group === 'page') return rows && pagesOf(chosen, rows, positions);
    return positions === 'all' ? chosen : viewsAt(chosen, positions);
  }, [views, severity, positions, group, rows]);
  const ordered = useMemo(() => listed && inOrder(listed, order), [listed, order]);
  return { ...reading, views: ordered, positions };
}

function positionsWith(
  rows: readonly Finding[],
  words: readonly string[] | undefined,
  text: string,
  mark: Mark | undefined,
  report: ReportOf | undefined,
): ReadonlySet<number> {
  const positions = new Set<number>();
  rows.forEach((finding, position) => {
    if (words && !words[position]?.includes(text)) return;
    if (mark && report && !hasMark(mark, finding, report)) return;
    positions.add(position);
  });
  return positions;
}

/** Returns the groups with findings at these positions, each limited to those findings. */
function viewsAt(views: readonly FindingsView[], positions: ReadonlySet<number>): readonly FindingsView[] {
  return views.flatMap((view) => {
    const own = positionsOf(view, positions);
    return own.length === 0
      ? []
      : { ...view, findings: own.length, pages: undefined, points: undefined, ...listOf(own) };
  });
}
