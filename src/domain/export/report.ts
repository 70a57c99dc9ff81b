import type { Evidence, Finding, SeverityCounts } from '../finding';
import type { Issue } from '../issueState';
import type { PageRecord, RuleSummary } from '../report';
import type { RuleId } from '../rules';
import type { Scorable } from '../score';
import type { PageType } from '../sortedReport';

export type SetAside = Pick<Issue, 'state' | 'reason'>;

/** A URL of a report. A page without problems keeps its kind, but not its content type. */
export interface ExportedPage extends PageRecord {
  /** Derived from the content type by default. */
  readonly type?: PageType;
  /** The number of the site's pages that link to it. Absent for a job that ended without a report. */
  readonly inLinks?: number;
}

/** Everything about a report that an export may contain. */
export interface ExportedReport {
  /** The URL that was checked. */
  readonly url: string;
  /** The job didn't finish: everything here is about what was read until then, not about the whole site. */
  readonly partial: boolean;
  /** The rules it could evaluate. All rules by default. */
  readonly evaluatedRules?: readonly RuleId[];
  /**
   * Null for a job that ended without a report, which has not seen enough of the site. If `unscoredBy` returns a
   * reason, the export has no score, whatever this value is.
   */
  readonly score: number | null;
  readonly grade: string | null;
  readonly counts: SeverityCounts;
  /** HTML pages that were read. Null for a job that ended without a report. */
  readonly pagesRead: number | null;
  /** See `Scorable`. */
  readonly scriptedPages?: Scorable['scriptedPages'];
  readonly unscored?: Scorable['unscored'];
  /** For each rule, its findings, its affected pages, and its cost in points. Null without a score. */
  readonly rules: readonly RuleSummary[] | null;
  readonly pages: readonly ExportedPage[];
  readonly findings: readonly Finding[];
  readonly durationMs: number;
  /** The owner's decisions about findings, by fingerprint. */
  readonly setAside?: ReadonlyMap<string, SetAside>;
}

/** Formats response headers as HTTP does, one per line: “retry-after: 120”. */
export function headerLines({ headers = {} }: Pick<Evidence, 'headers'>): string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}
