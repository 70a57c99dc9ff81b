import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Finding } from '../../../domain/finding';
import type { ReportOf } from '../report/ReportContext';
import { readAll } from '../report/readAll';
import type { ShardStore } from '../report/ShardStore';
import { hasMark, type Mark, viewsAt } from './marks';
import type { RuleView } from './ruleViews';

export interface Marked {
  /** undefined while they are looked up. */
  readonly views: readonly RuleView[] | undefined;
  readonly failure: unknown;
  readonly retry: () => void;
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
  const [all, setAll] = useState<readonly Finding[]>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const wants = mark !== undefined && report !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again.
  useEffect(() => {
    if (!wants) return;
    let left = false;
    setFailure(undefined);
    readAll(findings, () => undefined).then(
      (read) => {
        if (!left) setAll(read);
      },
      (error: unknown) => {
        if (!left) setFailure(error);
      },
    );
    return () => {
      left = true;
    };
  }, [findings, wants, attempt]);
  const marked = useMemo(() => {
    if (!mark || !report) return views;
    if (!all) return undefined;
    const positions = new Set<number>();
    all.forEach((finding, position) => {
      if (hasMark(mark, finding, report)) positions.add(position);
    });
    return viewsAt(views, positions);
  }, [views, all, mark, report]);
  return {
    views: marked,
    failure: wants ? failure : undefined,
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  };
}
