import { useCallback, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { paths } from '#domain/collections';
import { type Comparison, ReportComparer } from '#domain/comparison';
import type { Finding } from '#domain/finding';
import type { Job } from '#domain/job';
import type { ReportSummary } from '#domain/report';
import { readAll } from './reportContent';
import { listsOf, type ReportLists } from './useSortedReport';

export interface Compared {
  readonly comparison: Extract<Comparison, { kind: 'compared' }>;
  readonly previousJobId: string;
  /** The new findings and the fixed ones, up to the number that a comparison names. */
  readonly news: readonly Finding[];
  readonly fixed: readonly Finding[];
}

/**
 * Compares this report with an earlier comparable one in the browser, which reads both in full.
 * @param rules the rules that evaluated this report.
 */
export function useComparison(lists: ReportLists, rules: ReportSummary['evaluatedRules']) {
  const { data } = useBackend();
  const [compared, setCompared] = useState<Compared>();
  const [share, setShare] = useState(0);
  const action = useAction(async ({ jobId: previousJobId }: Job) => {
    setCompared(undefined);
    setShare(0);
    const summary = await data.readDocument(paths.reportSummary(previousJobId));
    if (!summary) throw Object.assign(new Error('That report no longer exists.'), { code: 'not-found' });
    const before = listsOf(data, previousJobId, summary.sorted);
    const now = await readAll(lists.findings, (part) => setShare(part * 0.45));
    const earlier = await readAll(before.findings, (part) => setShare(0.45 + part * 0.45));
    const pages = await readAll(lists.pages, (part) => setShare(0.9 + part * 0.1));
    const columns = await readAll(lists.columns, () => undefined);
    const statuses = columns.flatMap(({ status }) => status);
    const comparing = new ReportComparer({ rules, perPage: !summary.sharesCauses });
    comparing.addCurrent(
      now,
      pages.map(({ url }, place) => ({ url, status: statuses[place] ?? 0 })),
    );
    comparing.addPrevious(earlier);
    const comparison = comparing.result(previousJobId);
    if (comparison.kind === 'incomparable') throw new Error(comparison.why);
    const named = (fingerprints: readonly string[], all: readonly Finding[]) => {
      const wanted = new Set(fingerprints);
      return all.filter(({ fingerprint }) => wanted.has(fingerprint));
    };
    setCompared({
      comparison,
      previousJobId,
      news: named(comparison.newFindings, now),
      fixed: named(comparison.fixedFindings, earlier),
    });
  });
  return { ...action, compared, share, forget: useCallback(() => setCompared(undefined), []) };
}
