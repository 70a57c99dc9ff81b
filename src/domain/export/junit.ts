import type { Finding } from '../finding';
import { type RuleId, ruleIds, rules } from '../rules';
import { headerLines } from './headerLines';
import type { ExportedReport } from './report';

type Tested = Pick<ExportedReport, 'findings' | 'durationMs' | 'score' | 'partial' | 'judgedBy' | 'setAside'>;
type Decisions = ExportedReport['setAside'];

/**
 * A suite for each rule, a failed case for each of its findings; a rule that holds is one case that passes. Without a
 * score, or where the end was not seen, nobody knows which rules hold: there are the suites of those that don't. A rule by
 * which nothing was judged has none.
 */
export function toJUnit(report: Tested): string {
  const { findings, durationMs, score, partial, judgedBy = ruleIds, setAside } = report;
  const struck = new Set(findings.map(({ rule }) => rule));
  const proven = new Set(score === null || partial ? [] : judgedBy);
  const told = ruleIds.filter((rule) => struck.has(rule) || proven.has(rule));
  const byRule = new Map<RuleId, Finding[]>(told.map((rule) => [rule, []]));
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
 * Errors and warnings fail, unless their owner has set them aside; a notice is advice, and what could not be verified
 * proves nothing.
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

/** As the text of an attribute or an element; characters that XML 1.0 (2.2) has no place for become �. */
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
