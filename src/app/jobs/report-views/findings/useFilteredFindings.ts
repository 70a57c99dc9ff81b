import { useMemo } from 'react';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import type { ShardStore } from '#app/jobs/report-data/ShardStore';
import { useWhole, type Whole } from '#app/jobs/report-data/searchShards';
import type { Finding } from '#domain/finding';
import { comparable, type FindingFilter, inOrder, pagesOf, wordsOf } from './findingFilter';
import { hasMark, type Mark } from './Marks';
import { type FindingsView, listOf, ofSeverity, positionsOf, type ReportRule } from './ruleViews';

/** A report of this many findings is read within a few seconds. */
const maxReadToHide = 30_000;

type Positions = ReadonlySet<number> | 'all';

interface Filtered extends Omit<Whole<Finding>, 'rows'> {
  /** undefined while they are being searched. */
  readonly views: readonly FindingsView[] | undefined;
  /** The positions of all findings with the text and the mark, regardless of other filters. */
  readonly positions: Positions | undefined;
  /** How many findings are ignored; undefined while that is not known. */
  readonly ignored: number | undefined;
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
  // Elsewhere, a row shows that it is ignored: reading everything only to hide a few would take too long.
  const hides =
    report !== undefined &&
    (report.issues.size > 0 || report.patterns.length > 0) &&
    mark !== 'ignored' &&
    findings.total <= maxReadToHide;
  const { rows, ...reading } = useWhole(findings, isNarrowed || group === 'page' || hides);
  const words = useMemo(() => (isSearched ? rows?.map(wordsOf) : undefined), [rows, isSearched]);
  const positions = useMemo((): Positions | undefined => {
    if (!isNarrowed && !(hides && rows)) return 'all';
    return (
      rows && (text === '' || words) && positionsWith(rows, words, comparable(text), byMark, report, hides)
    );
  }, [isNarrowed, hides, rows, words, text, byMark, report]);
  const listed = useMemo(() => {
    const chosen: readonly FindingsView[] = severity ? ofSeverity(views, severity) : views;
    if (positions === undefined) return undefined;
    if (group === 'page') return rows && pagesOf(chosen, rows, positions);
    return positions === 'all' ? chosen : viewsAt(chosen, positions, isNarrowed);
  }, [views, severity, positions, group, rows, isNarrowed]);
  const ordered = useMemo(() => listed && inOrder(listed, order), [listed, order]);
  const ignored = useMemo(
    () => report && rows?.filter((finding) => hasMark('ignored', finding, report)).length,
    [report, rows],
  );
  return { ...reading, views: ordered, positions, ignored };
}

function positionsWith(
  rows: readonly Finding[],
  words: readonly string[] | undefined,
  text: string,
  mark: Mark | undefined,
  report: ReportOf | undefined,
  hides: boolean,
): ReadonlySet<number> {
  const positions = new Set<number>();
  rows.forEach((finding, position) => {
    if (words && !words[position]?.includes(text)) return;
    if (hides && report && hasMark('ignored', finding, report)) return;
    if (mark && report && !hasMark(mark, finding, report)) return;
    positions.add(position);
  });
  return positions;
}

/**
 * Returns the groups with findings at these positions, each limited to those findings. A search or a mark says nothing
 * about their pages and points. Hiding ignored findings keeps both, so that the groups keep their order.
 */
function viewsAt(
  views: readonly FindingsView[],
  positions: ReadonlySet<number>,
  isNarrowed: boolean,
): readonly FindingsView[] {
  const unknown = isNarrowed ? { pages: undefined, points: undefined } : {};
  return views.flatMap((view) => {
    const own = positionsOf(view, positions);
    if (own.length === view.length) return view;
    return own.length === 0 ? [] : { ...view, findings: own.length, ...unknown, ...listOf(own) };
  });
}
