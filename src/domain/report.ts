import type { Finding, Severity, SeverityCounts } from './finding';
import type { Indexing } from './indexing';
import type { CategoryId, RuleId } from './rules';
import type { Grade, Scorable } from './score';
import type { SortedReport } from './sortedReport';

/** One address of the site that was fetched as a page. */
export interface PageRecord {
  readonly url: string;
  /** The last HTTP status, or 0 when there was no answer. */
  readonly status: number;
  readonly contentType: string | null;
  readonly title: string | null;
  /** Clicks from the start URL when it was fetched. */
  readonly depth: number;
  /** Of the body as it came over the wire, before decompression. */
  readonly bytes: number;
  /** From the request to the last byte. */
  readonly durationMs: number;
  /** Where a redirect led, when it did. */
  readonly redirectedTo: string | null;
  /** A network error's code when there was no answer. */
  readonly error: string | null;
  readonly indexing: Indexing;
}

/**
 * The document `jobs/{jobId}/parts/{n}`: what one commit of the engine found. Parts are only ever created,
 * never changed, so a browser that listens to them pays for each once.
 */
export interface ReportPart {
  readonly n: number;
  /** Findings so far, those of this part included: whoever comes in the middle need not read the beginning. */
  readonly totals: readonly RuleTotal[];
  readonly pages: readonly PageRecord[];
  readonly findings: readonly Finding[];
}

export interface RuleTotal {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly findings: number;
}

export interface RuleSummary {
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly findings: number;
  /** Pages that have at least one of them. */
  readonly pages: number;
  /** Points the score would gain if all of them were fixed. */
  readonly points: number;
}

/** The document of a job. */
export const jobPath = (jobId: string) => `jobs/${jobId}`;

/** The document that `ReportSummary` is. */
export const summaryPath = (jobId: string) => `${jobPath(jobId)}/report/summary`;

/** The document `jobs/{jobId}/report/summary`, written once when the job ends. */
export interface ReportSummary extends Scorable {
  readonly parts: number;
  /** Pages that might be read at most: as the input says, or fewer of a stranger's site. Older reports lack it. */
  readonly maxPages?: number;
  /** The rules by which it could judge; in older reports all that there were, or nothing. */
  readonly judgedBy?: readonly RuleId[];
  /** Pages that share a cause share one finding; in reports without it each page has its own. */
  readonly sharesCauses?: true;
  readonly counts: SeverityCounts;
  /** The score as it would be if there were no other category. */
  readonly categories: Readonly<Record<CategoryId, { readonly score: number; readonly grade: Grade }>>;
  readonly rules: readonly RuleSummary[];
  /** At most three rules whose repair lifts the score most, and the points that it gains by all of them. */
  readonly fixFirst: { readonly rules: readonly RuleId[]; readonly points: number };
  /** Where the ordered report stands. */
  readonly sorted: SortedReport;
}

export const timelineKinds = [
  'submitted',
  'slice-started',
  'slice-paused',
  'slice-failed',
  'slice-taken-over',
  'cancel-requested',
  'succeeded',
  'failed',
  'canceled',
] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** Why a slice failed: the database or the queue did not answer, or the program itself was at fault. */
export const sliceFaults = ['unavailable', 'internal'] as const;
export type SliceFault = (typeof sliceFaults)[number];

export interface TimelineEvent {
  readonly kind: TimelineKind;
  readonly at: Date;
  /** The slice it belongs to, from 1; 0 before the first. */
  readonly slice: number;
  /** Of a slice that failed. */
  readonly fault?: SliceFault;
  /** When the slice before was last heard of, where it stopped answering: from then on nobody worked. */
  readonly silentSince?: Date;
}

/** The document that `Timeline` is. */
export const timelinePath = (jobId: string) => `${jobPath(jobId)}/timeline/events`;

/** The document `jobs/{jobId}/timeline/events`. */
export interface Timeline {
  readonly events: readonly TimelineEvent[];
}
