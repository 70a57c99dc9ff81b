import type { Finding, SeverityCounts } from '../finding';
import type { PageRecord } from '../report';

/** All of a report that an export may hold. */
export interface ExportedReport {
  /** The address that was checked. */
  readonly url: string;
  /** null for a job that ended without a report: it has not seen enough of the site for a score. */
  readonly score: number | null;
  readonly grade: string | null;
  readonly counts: SeverityCounts;
  readonly pages: readonly PageRecord[];
  readonly findings: readonly Finding[];
  readonly durationMs: number;
}
