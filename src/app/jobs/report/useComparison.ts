import { useCallback, useState } from 'react';
import { Comparing, type Comparison, whyIncomparable } from '../../../domain/comparison';
import type { Finding } from '../../../domain/finding';
import type { Job } from '../../../domain/job';
import { type ReportSummary, summaryPath } from '../../../domain/report';
import { useBackend } from '../../live/BackendContext';
import { useAction } from '../../live/useAction';
import { readAll } from './readAll';
import { listsOf, type ReportLists } from './useSortedReport';

export interface Compared {
  readonly comparison: Comparison;
  readonly previousJobId: string;
  /** The findings that are new, and those that are gone, the first of each. */
  readonly news: readonly Finding[];
  readonly fixed: readonly Finding[];
}

/** Findings that are listed of each kind; the numbers are of all. */
const mostListed = 200;

/** Compares this report with an earlier one in the browser: both are read whole. */
export function useComparison(job: Job, lists: ReportLists) {
  const { data } = useBackend();
  const [compared, setCompared] = useState<Compared>();
  const [share, setShare] = useState(0);
  const action = useAction(async (previous: Job) => {
    const { jobId: previousJobId } = previous;
    setCompared(undefined);
    setShare(0);
    const why = whyIncomparable(job.input, previous.input);
    if (why) {
      const comparison = { kind: 'incomparable', previousJobId, why } as const;
      return setCompared({ comparison, previousJobId, news: [], fixed: [] });
    }
    const summary = await data.readDocument<ReportSummary>(summaryPath(previousJobId));
    if (!summary) throw Object.assign(new Error('That report is gone.'), { code: 'not-found' });
    const before = listsOf(data, previousJobId, summary.sorted);
    const now = await readAll(lists.findings, (part) => setShare(part * 0.45));
    const earlier = await readAll(before.findings, (part) => setShare(0.45 + part * 0.45));
    const pages = await readAll(lists.pages, (part) => setShare(0.9 + part * 0.1));
    const columns = await readAll(lists.columns, () => undefined);
    const statuses = columns.flatMap(({ status }) => status);
    const comparing = new Comparing();
    comparing.now(
      now,
      pages.map(({ url }, place) => ({ url, status: statuses[place] ?? 0 })),
    );
    comparing.before(earlier);
    const comparison = comparing.result(previousJobId);
    const named = (fingerprints: readonly string[], all: readonly Finding[]) => {
      const wanted = new Set(fingerprints.slice(0, mostListed));
      return all.filter(({ fingerprint }) => wanted.has(fingerprint));
    };
    setCompared({
      comparison,
      previousJobId,
      news: comparison.kind === 'compared' ? named(comparison.newFindings, now) : [],
      fixed: comparison.kind === 'compared' ? named(comparison.fixedFindings, earlier) : [],
    });
  });
  return { ...action, compared, share, forget: useCallback(() => setCompared(undefined), []) };
}
