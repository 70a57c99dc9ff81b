import type { Comparison } from '#domain/comparison';
import { type Finding, type SeverityCounts, severities } from '#domain/finding';
import { TargetsSeen } from '#domain/targetsSeen';

/** What a comparison with the previous run says about a report's findings. */
export interface News {
  /** Those of the new findings; incomplete where there are very many. */
  readonly fingerprints: ReadonlySet<string>;
  /** The number of new findings. */
  readonly total: number;
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
  const seen = new TargetsSeen();
  seen.add(finding);
  return finding.severity === 'unverified' || seen.openFor(finding.target) !== undefined;
}

const sumOf = (counts: SeverityCounts) => severities.reduce((sum, severity) => sum + counts[severity], 0);
