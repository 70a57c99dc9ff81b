import { createContext, useContext } from 'react';
import type { Comparison } from '#domain/comparison';
import { type Finding, type SeverityCounts, severities } from '#domain/finding';
import type { SiteDecisions } from '#domain/ignorePattern';
import type { Issue } from '#domain/issueState';
import type { Job } from '#domain/job';
import { TargetVerdicts } from '#domain/targetVerdicts';
import type { CheckedFindings } from '../operations/checkAgain';
import type { StoredPattern } from '../operations/ignorePattern';

/** The owner's decisions about findings: whether they are loaded, and how to load them. */
export interface Decisions {
  readonly known: boolean;
  /** Why loading failed; undefined while it has not. */
  readonly failure: unknown;
  readonly retry: () => void;
  /** Resolves with the decisions, loading them if necessary. */
  readonly read: () => Promise<SiteDecisions>;
}

/** What is known about a report's findings in addition to the report itself. */
export interface ReportOf {
  readonly job: Job;
  /** All findings are listed, so each of them can be acted on. */
  readonly settled: boolean;
  /** What is new since the previous run; undefined when there is no run to compare with. */
  readonly news: News | undefined;
  /** The owner's decisions about findings, by fingerprint; empty until they are loaded. */
  readonly issues: ReadonlyMap<string, Issue>;
  /** Decisions about all findings that match, newest first; empty until they are loaded. */
  readonly patterns: readonly StoredPattern[];
  readonly decisions: Decisions;
  readonly checked: CheckedFindings;
}

/** undefined where findings can't be acted on: for visitors with only the link to the report. */
const ReportContext = createContext<ReportOf | undefined>(undefined);

export const ReportContextProvider = ReportContext.Provider;

export const useReportOf = () => useContext(ReportContext);

/** What a comparison with the previous run says about a report's findings. */
interface News {
  /** Those of the new findings; incomplete where there are very many. */
  readonly fingerprints: ReadonlySet<string>;
  /** The number of new findings. */
  readonly total: number;
  readonly added: SeverityCounts;
  readonly fixed: SeverityCounts;
  /** The number of findings in both runs. */
  readonly persisting: number;
  /** Some findings rest on a response that was inconclusive in this run, so their age is not known. */
  readonly hasDoubts: boolean;
}

/** Returns undefined where there is no run to compare with. */
export function newsOf(comparison: Comparison | null): News | undefined {
  if (comparison?.kind !== 'compared') return undefined;
  return {
    fingerprints: new Set(comparison.newFindings),
    total: sumOf(comparison.new),
    added: comparison.new,
    fixed: comparison.fixed,
    persisting: sumOf(comparison.persisting),
    hasDoubts: sumOf(comparison.notVerified) > 0,
  };
}

/** Returns whether more findings are new than are named. */
export const isCut = ({ fingerprints, total }: News) => fingerprints.size < total;

/** Returns whether a finding is new or was there before; undefined where that is not known. */
export function ageOf(finding: Finding, news: News): 'new' | 'still' | undefined {
  if (news.fingerprints.has(finding.fingerprint)) return 'new';
  if (isCut(news) || (news.hasDoubts && provesNothing(finding))) return undefined;
  return 'still';
}

function provesNothing(finding: Finding): boolean {
  const seen = new TargetVerdicts();
  seen.add(finding);
  return finding.severity === 'unverified' || seen.unverifiedFindingFor(finding.target) !== undefined;
}

/** Returns the number of findings of all severities. */
export const sumOf = (counts: SeverityCounts) =>
  severities.reduce((sum, severity) => sum + counts[severity], 0);
