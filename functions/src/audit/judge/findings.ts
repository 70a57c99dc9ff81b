import { hash } from 'node:crypto';
import type { Evidence, Finding } from '../../../../src/domain/finding';
import { type RuleId, rules } from '../../../../src/domain/rules';
import type { Violation } from '../rules/rule';

/** The same fault has the same one in every run: 96 bits of a hash, in base64url. */
export function fingerprintOf(rule: RuleId, page: string, target: string | null, key = ''): string {
  return hash('sha256', [rule, page, target ?? '', key].join('\n'), 'base64url').slice(0, 16);
}

/** Writes a breach of a rule down as a finding. */
export function findingOf(
  rule: RuleId,
  page: string,
  target: string | null,
  violation: Violation,
  evidence: Evidence,
): Finding {
  const { category, severity } = rules[rule];
  return {
    fingerprint: fingerprintOf(rule, page, target, violation.key),
    rule,
    category,
    severity: violation.severity ?? severity,
    page,
    target,
    message: violation.message,
    evidence,
  };
}

/** Breaches of one rule on one page that are reported one by one; a page with more of them has one cause. */
const mostOfOneRule = 50;

/** Findings of one page and rule: the same breach twice is one finding with its number of occurrences. */
export function mergeRepeats(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  for (const finding of findings) {
    const first = merged.get(finding.fingerprint);
    if (!first && merged.size >= mostOfOneRule) continue;
    const occurrences = (first?.evidence.occurrences ?? (first ? 1 : 0)) + 1;
    merged.set(
      finding.fingerprint,
      first ? { ...first, evidence: { ...first.evidence, occurrences } } : finding,
    );
  }
  return [...merged.values()];
}
