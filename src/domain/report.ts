import type { Finding, Severity, SeverityCounts } from './finding';
import type { Indexing } from './indexing';
import type { CategoryId, RuleId } from './rules';
import type { Grade, Scorable } from './score';
import type { SortedReport } from './sortedReport';

/** A URL of the site that was fetched as a page. */
export interface PageRecord {
  readonly url: string;
  /** The final HTTP status, or 0 without a response. */
  readonly status: number;
  readonly contentType: string | null;
  readonly title: string | null;
  /** Clicks from the start URL when it was fetched. */
  readonly depth: number;
  /** The size of the body as transferred, before decompression. */
  readonly bytes: number;
  /** From the request to the last byte. */
  readonly durationMs: number;
  /** The redirect target, if it redirected. */
  readonly redirectedTo: string | null;
  /** The network error's code, if there was no response. */
  readonly error: string | null;
  readonly indexing: Indexing;
}

/**
 * The document `jobs/{jobId}/parts/{n}`: what one commit of the engine found. Parts are only created, never changed,
 * so a browser that listens to them pays for each once.
 */
export interface ReportPart {
  readonly n: number;
  /** When it was stored. Absent in older reports. */
  readonly at?: Date;
  /** Totals of all findings so far, including this part's, so that a late listener needn't read the earlier parts. */
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
  /** Pages with at least one of them. */
  readonly pages: number;
  /** Those of them that affect the score, if that isn't all. */
  readonly evaluatedPages?: number;
  /** Points that the score gains when all of them are fixed, after the rules that cost more. They add up to 100 − score. */
  readonly points: number;
}

/** A rule without the findings that the report's owner ignored. */
export type RuleRemainder = Pick<RuleSummary, 'rule' | 'severity' | 'findings' | 'pages'>;

/**
 * The document `jobs/{jobId}/report/summary`, written when the job ends. Its numbers include ignored findings: see
 * `withoutIgnored`. The job’s result has the numbers without them.
 */
export interface ReportSummary extends Scorable {
  readonly parts: number;
  /** The limit of pages: the input's, or less for an unverified host. Absent in older reports. */
  readonly maxPages?: number;
  /** The rules that it could evaluate. In older reports, all that existed, or absent. */
  readonly evaluatedRules?: readonly RuleId[];
  /** Pages that share a cause share one finding. Without it, each page has its own. */
  readonly sharesCauses?: true;
  readonly counts: SeverityCounts;
  /** The score as it would be without the other categories. */
  readonly categories: Readonly<Record<CategoryId, { readonly score: number; readonly grade: Grade }>>;
  readonly rules: readonly RuleSummary[];
  /** Up to three rules whose fixes raise the score most, and the points gained by all of them together. */
  readonly fixFirst: { readonly rules: readonly RuleId[]; readonly points: number };
  /** The score with ignored findings. Absent in older reports. */
  readonly score?: number;
  /** What is left of the rules of which the owner has ignored findings. Absent if none is ignored. */
  readonly remainders?: readonly RuleRemainder[];
  /** Location of the sorted report. */
  readonly sorted: SortedReport;
}

const timelineKinds = [
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

/** Why a slice failed: the database or the queue was unavailable, or the program failed. */
const sliceErrors = ['unavailable', 'internal'] as const;
export type SliceError = (typeof sliceErrors)[number];

export interface TimelineEvent {
  readonly kind: TimelineKind;
  readonly at: Date;
  /** The slice, from 1. 0 before the first. */
  readonly slice: number;
  /** For a slice that failed. */
  readonly error?: SliceError;
  /** The last heartbeat of the previous slice, if it stalled. No work was done after that. */
  readonly stalledSince?: Date;
}

/** The document `jobs/{jobId}/timeline/events`. */
export interface Timeline {
  readonly events: readonly TimelineEvent[];
}

/** A rule whose fix raises the score. */
export interface Fix {
  readonly rule: RuleId;
  /** 0 if it is worth less than a point by itself. */
  readonly points: number;
  readonly findings: number;
  readonly pages: number;
}

/** Returns what to fix first, or nothing if all fixes together are worth less than a point. */
export function fixesOf({ fixFirst, rules }: Pick<ReportSummary, 'fixFirst' | 'rules'>): readonly Fix[] {
  if (fixFirst.points === 0) return [];
  return [...new Set(fixFirst.rules)].map((rule) => {
    const own = rules.filter((one) => one.rule === rule);
    const sum = (of: 'points' | 'findings' | 'pages') => own.reduce((all, one) => all + one[of], 0);
    return { rule, points: sum('points'), findings: sum('findings'), pages: sum('pages') };
  });
}
