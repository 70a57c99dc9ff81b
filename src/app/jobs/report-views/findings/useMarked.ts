import { useMemo } from 'react';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import type { ShardStore } from '#app/jobs/report-data/ShardStore';
import { useWhole, type Whole } from '#app/jobs/report-data/useWhole';
import type { Finding } from '#domain/finding';
import { hasMark, type Mark, viewsAt } from './marks';
import type { RuleView } from './ruleViews';

export interface Marked extends Omit<Whole<Finding>, 'rows'> {
  /** undefined while they are looked up. */
  readonly views: readonly RuleView[] | undefined;
  /** Where all that has the mark stands, whatever else is chosen. */
  readonly positions: ReadonlySet<number> | 'all' | undefined;
}

/**
 * Only what has the mark. It reads all findings: a mark is known by fingerprints, and where those stand only the list
 * itself tells.
 */
export function useMarked(
  views: readonly RuleView[],
  findings: ShardStore<Finding>,
  mark: Mark | undefined,
  report: ReportOf | undefined,
): Marked {
  const { rows, ...reading } = useWhole(findings, mark !== undefined && report !== undefined);
  const positions = useMemo(
    () => (mark && report ? rows && positionsWith(mark, rows, report) : 'all'),
    [rows, mark, report],
  );
  const marked = useMemo(
    () => (positions === 'all' ? views : positions && viewsAt(views, positions)),
    [views, positions],
  );
  return { ...reading, views: marked, positions };
}

function positionsWith(mark: Mark, rows: readonly Finding[], report: ReportOf): ReadonlySet<number> {
  const positions = new Set<number>();
  rows.forEach((finding, position) => {
    if (hasMark(mark, finding, report)) positions.add(position);
  });
  return positions;
}
