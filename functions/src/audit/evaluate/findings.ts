import { hash } from 'node:crypto';
import type { Evidence, Finding } from '#domain/finding';
import { type RuleId, rules } from '#domain/rules';
import { counted } from '../report/words';
import type { Violation } from '../rules/rule';
import { sizeOfFinding } from '../state/sizes';
import { originOf } from '../urls/url';

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

/** The same for a cause that other pages may share: its fingerprint has the origin in place of the page. */
export function sharedFindingOf(
  rule: RuleId,
  page: string,
  target: string | null,
  violation: Violation,
  evidence: Evidence,
): Finding {
  // The file is the cause, however a page writes its URL.
  const key = violation.file === undefined ? violation.key : '';
  const fingerprint = fingerprintOf(rule, originOf(page), target, key);
  return { ...findingOf(rule, page, target, violation, evidence), fingerprint };
}

/**
 * Breaches of one rule on one page that are reported one by one, and the bytes that they may take; a page with more of
 * them has one cause. The address of the page stands in each: of 2,000 characters, it leaves room for some 30.
 */
const maxPerRule = 50;
const maxBytesPerRule = 80_000;

/**
 * Findings of one page and rule: the same breach twice is one finding with its number of occurrences. When there are too
 * many, the last one that is reported says how many are not.
 */
export function mergeRepeats(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  const leftOut = new Set<string>();
  let bytes = 0;
  for (const finding of findings) {
    const { fingerprint } = finding;
    const first = merged.get(fingerprint);
    if (first) {
      const occurrences = (first.evidence.occurrences ?? 1) + 1;
      merged.set(fingerprint, { ...first, evidence: { ...first.evidence, occurrences } });
    } else if (merged.size >= maxPerRule || bytes >= maxBytesPerRule) {
      leftOut.add(fingerprint);
    } else {
      merged.set(fingerprint, finding);
      bytes += sizeOfFinding(finding);
    }
  }
  const reported = [...merged.values()];
  const last = reported.at(-1);
  if (last && leftOut.size > 0)
    reported[reported.length - 1] = {
      ...last,
      message: `${last.message} This page has ${counted(leftOut.size, 'more fault')} of this kind that the report does not list.`,
    };
  return reported;
}
