import type { Finding, SeverityCounts } from '../finding';
import type { Issue } from '../issueState';
import type { PageRecord, RuleSummary } from '../report';

export type SetAside = Pick<Issue, 'state' | 'reason'>;

/** All of a report that an export may hold. */
export interface ExportedReport {
  /** The address that was checked. */
  readonly url: string;
  /** null for a job that ended without a report: it has not seen enough of the site for a score. */
  readonly score: number | null;
  readonly grade: string | null;
  readonly counts: SeverityCounts;
  /** HTML pages that were read, of which the score is made; null without a score. */
  readonly pagesRead: number | null;
  /** What each rule found, on how many pages, and what it costs; null without a score. */
  readonly rules: readonly RuleSummary[] | null;
  readonly pages: readonly PageRecord[];
  readonly findings: readonly Finding[];
  readonly durationMs: number;
  /** What its owner decided about findings, by fingerprint. */
  readonly setAside?: ReadonlyMap<string, SetAside>;
}
