import type { Comparison } from '#domain/comparison';
import { type Finding, type SeverityCounts, severities } from '#domain/finding';
import { TargetsSeen } from '#domain/targetsSeen';

/** What a comparison with the run before says of a report's findings. */
export interface News {
  /** Of those that are new; not of all where there are very many. */
  readonly fingerprints: ReadonlySet<string>;
  /** How many are new. */
  readonly total: number;
  /** How many both runs have. */
  readonly persisting: number;
  /** Something rests on an answer that proved nothing this time: a finding that only says so is as old, and another. */
  readonly hasDoubts: boolean;
}

/** undefined where there is no run to compare with. */
export function newsOf(comparison: Comparison | null): News | undefined {
  if (comparison?.kind !== 'compared') return undefined;
  return {
    fingerprints: new Set(comparison.newFindings),
    total: sumOf(comparison.new),
    persisting: sumOf(comparison.persisting),
    hasDoubts: sumOf(comparison.notVerified) > 0,
  };
}

/** More are new than are named. */
export const isCut = ({ fingerprints, total }: News) => fingerprints.size < total;

/** Whether a finding is new or was there before; undefined where that can't be told. */
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
