import type { Finding } from '../finding';
import { type RuleId, ruleIds, rules } from '../rules';
import { type ExportedReport, headerLines } from './report';

type Tested = Pick<
  ExportedReport,
  'findings' | 'durationMs' | 'score' | 'partial' | 'evaluatedRules' | 'setAside'
>;
type Decisions = ExportedReport['setAside'];

/**
 * Writes a suite for each rule and a failed case for each finding. A rule without findings is one passing case.
 * Without a score, or for a job that didn't finish, passing rules are unknown, so only rules with findings have
 * suites. A rule that wasn't evaluated has none.
 */
export function toJUnit(report: Tested): string {
  const { findings, durationMs, score, partial, evaluatedRules = ruleIds, setAside } = report;
  const violated = new Set(findings.map(({ rule }) => rule));
  const evaluated = new Set(score === null || partial ? [] : evaluatedRules);
  const listed = ruleIds.filter((rule) => violated.has(rule) || evaluated.has(rule));
  const byRule = new Map<RuleId, Finding[]>(listed.map((rule) => [rule, []]));
  for (const finding of findings) byRule.get(finding.rule)?.push(finding);
  const failures = findings.filter((finding) => isFailure(finding, setAside)).length;
  const suites = [...byRule].map(([rule, ofRule]) => suiteOf(rule, ofRule, setAside));
  const tests = [...byRule.values()].reduce((sum, ofRule) => sum + Math.max(1, ofRule.length), 0);
  const time = (durationMs / 1_000).toFixed(3);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Plumbline" tests="${tests}" failures="${failures}" time="${time}">`,
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

/**
 * Errors and warnings fail unless the owner has set them aside. Notices are advice, and unverified findings prove
 * nothing.
 */
const isFailure = ({ severity, fingerprint }: Finding, setAside: Decisions) =>
  (severity === 'error' || severity === 'warning') && !setAside?.has(fingerprint);

function suiteOf(rule: RuleId, findings: readonly Finding[], setAside: Decisions): string {
  const failures = findings.filter((finding) => isFailure(finding, setAside)).length;
  const skipped = findings.length - failures;
  const cases =
    findings.length === 0
      ? [`    <testcase classname="${rule}" name="${xml(rules[rule].title)}"/>`]
      : findings.map((finding) => caseOf(finding, setAside));
  return [
    `  <testsuite name="${rule}" tests="${cases.length}" failures="${failures}" skipped="${skipped}">`,
    ...cases,
    '  </testsuite>',
  ].join('\n');
}

function caseOf(finding: Finding, setAside: Decisions): string {
  const { rule, page, target, message, severity, evidence } = finding;
  const name = target === null ? page : `${page} → ${target}`;
  const where = evidence.line === undefined ? '' : ` (line ${evidence.line})`;
  const others = finding.occursOn
    ? [`on ${finding.occursOn.pages} pages, such as:`, ...finding.occursOn.examples.slice(1)]
    : [];
  const decision = setAside?.get(finding.fingerprint);
  const skipped = decision
    ? [decision.state, decision.reason].filter((words) => words !== '').join(': ')
    : `${severity}: ${message}`;
  const verdict = isFailure(finding, setAside)
    ? `<failure type="${severity}" message="${xml(message)}">${xml([`${page}${where}`, ...others, ...headerLines(evidence), rules[rule].fix].join('\n'))}</failure>`
    : `<skipped message="${xml(skipped)}"/>`;
  return `    <testcase classname="${rule}" name="${xml(name)}">${verdict}</testcase>`;
}

/** Escapes text for an attribute or an element. Characters that XML 1.0 (2.2) disallows become �. */
function xml(text: string): string {
  return [...text]
    .map((character) => (isXml(character.codePointAt(0) ?? 0) ? character : '�'))
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\n', '&#10;');
}

function isXml(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || code >= 0x10000;
}
