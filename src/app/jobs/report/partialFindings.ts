import { useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { type Read, useRead } from '#app/live/useRead';
import { paths } from '#domain/collections';
import { type Finding, noCounts, type SeverityCounts } from '#domain/finding';
import { FindingOrder } from '#domain/findingOrder';
import type { PageRecord, ReportPart } from '#domain/report';
import type { DataService, Query } from '#services/backend';
import type { ReportContent } from '../report-data/reportContent';
import { ShardStore } from '../report-data/ShardStore';
import { type ReportRule, rulesOfReport } from '../report-views/findings/ruleViews';

/** The findings of a job that ended without a report, in the order of a report. */
export interface PartialFindings {
  readonly views: readonly ReportRule[];
  readonly findings: ShardStore<Finding>;
  /** In the order in which they were requested. */
  readonly pages: readonly PageRecord[];
  readonly content: ReportContent;
  readonly counts: SeverityCounts;
}

/** Parts read concurrently: each is up to about 300 KB. */
const concurrentParts = 25;

/**
 * Reads all parts of a job, several at a time.
 * @param onProgress receives the share that is loaded, 0 to 1.
 * @throws with the code `not-found` when parts are gone: the report is being deleted.
 */
export async function readPartialFindings(
  data: Pick<DataService, 'readQuery'>,
  jobId: string,
  onProgress: (share: number) => void,
): Promise<PartialFindings> {
  const parts: Pick<Query<ReportPart>, 'from'> = { from: paths.parts(jobId) };
  const [newest] = await data.readQuery({ ...parts, orderBy: ['n', 'desc'], limit: 1 });
  const last = newest?.n ?? 0;
  const findings: Finding[] = [];
  const pages: PageRecord[] = [];
  const order = new FindingOrder<Finding>(
    (finding) => finding,
    (finding) => findings.push(finding),
  );
  for (let read = 0; read < last; ) {
    const some = await data.readQuery({
      ...parts,
      orderBy: ['n', 'asc'],
      after: read,
      limit: concurrentParts,
    });
    for (const part of some) {
      for (const finding of part.findings) order.add(finding);
      for (const page of part.pages) pages.push(page);
    }
    const end = some.at(-1);
    if (!end) throw Object.assign(new Error('Part of the report is missing.'), { code: 'not-found' });
    read = end.n;
    onProgress(read / last);
  }
  order.flush();
  const counts = noCounts();
  for (const { severity, count } of order.groups) counts[severity] += count;
  return {
    counts,
    views: rulesOfReport(order.groups, []),
    findings: ShardStore.of(findings),
    pages,
    content: {
      total: { findings: findings.length, pages: pages.length },
      findings: async (_, most) => findings.slice(0, most),
      pages: async (_, most) => pages.slice(0, most),
    },
  };
}

/** Reads the findings of a job that ended without a report, and returns the share that is loaded, 0 to 1. */
export function usePartialFindings(jobId: string): {
  readonly found: Read<PartialFindings>;
  readonly share: number;
} {
  const { data } = useBackend();
  const [share, setShare] = useState(0);
  const found = useRead(jobId, (leaving) => {
    setShare(0);
    return readPartialFindings(data, jobId, (loaded) => {
      if (!leaving.aborted) setShare(loaded);
    });
  });
  return { found, share };
}
