import type { Finding, SeverityCounts } from '../finding';
import type { Issue } from '../issueState';
import type { PageRecord, RuleSummary } from '../report';
import type { RuleId } from '../rules';
import type { Scorable } from '../score';
import type { PageType } from '../sortedReport';

export type SetAside = Pick<Issue, 'state' | 'reason'>;

/** An address of a report. One that is in order keeps what kind it is of, and not the content type. */
export interface ExportedPage extends PageRecord {
  /** That of the content type, unless told. */
  readonly type?: PageType;
  /** Pages of the site that link to it; absent for a job that ended without a report. */
  readonly inLinks?: number;
}

/** All of a report that an export may hold. */
export interface ExportedReport {
  /** The address that was checked. */
  readonly url: string;
  /** The job did not come to its end: all that stands here is of what was read until then, and not of the site. */
  readonly partial: boolean;
  /** The rules by which it could judge; all there are unless told. */
  readonly judgedBy?: readonly RuleId[];
  /**
   * null for a job that ended without a report: it has not seen enough of the site for a score. One that `unscoredBy`
   * says has none is exported without a score, whatever stands here.
   */
  readonly score: number | null;
  readonly grade: string | null;
  readonly counts: SeverityCounts;
  /** HTML pages that were read; null for a job that ended without a report. */
  readonly pagesRead: number | null;
  /** See `Scorable`. */
  readonly notJudged?: Scorable['notJudged'];
  readonly unscored?: Scorable['unscored'];
  /** What each rule found, on how many pages, and what it costs; null without a score. */
  readonly rules: readonly RuleSummary[] | null;
  readonly pages: readonly ExportedPage[];
  readonly findings: readonly Finding[];
  readonly durationMs: number;
  /** What its owner decided about findings, by fingerprint. */
  readonly setAside?: ReadonlyMap<string, SetAside>;
}
