import { useMemo } from 'react';
import type { ReportOf } from '#app/jobs/report-data/ReportContext';
import type { ShardStore } from '#app/jobs/report-data/ShardStore';
import { useWhole, type Whole } from '#app/jobs/report-data/useWhole';
import type { Finding } from '#domain/finding';
import { hasMark, type Mark, viewsAt } from './marks';
import type { RuleView } from './ruleViews';

export interface Marked extends Omit<Whole<Finding>, 'rows'> {
  /** undefined while they are being searched. */
  readonly views: readonly RuleView[] | undefined;
  /** The positions of all findings with the mark, regardless of other filters. */
  readonly positions: ReadonlySet<number> | 'all' | undefined;
}

/**
 * Returns only the findings with the mark. Reads all findings: a mark is known by fingerprint, and only the
 * list itself maps fingerprints to positions.
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
