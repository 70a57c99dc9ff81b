import type { Finding, SeverityCounts } from '../finding';
import type { PageRecord } from '../report';

/** All of a report that an export may hold. */
export interface ExportedReport {
  /** The address that was checked. */
  readonly url: string;
  readonly score: number;
  readonly grade: string;
  readonly counts: SeverityCounts;
  readonly pages: readonly PageRecord[];
  readonly findings: readonly Finding[];
  readonly durationMs: number;
}
