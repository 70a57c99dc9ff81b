import { hash } from 'node:crypto';
import type { Evidence, Finding } from '#domain/finding';
import { type RuleId, rules } from '#domain/rules';
import type { HtmlProblem } from '../html/problem';
import type { LinkSource, PageFacts } from '../parse/facts';
import { counted } from '../report/words';
import { settingRules } from '../rules';
import type { HtmlRule, PageRule, Violation } from '../rules/rule';
import { sizeOfFinding } from '../state/sizes';
import type { CrawlState } from '../state/state';
import type { Trait } from '../state/traits';
import { originOf } from '../urls/url';

/** Returns the fingerprint, which is the same for the same problem in every run: 96 bits of a hash, in base64url. */
function fingerprintOf(rule: RuleId, page: string, target: string | null, key = ''): string {
  return hash('sha256', [rule, page, target ?? '', key].join('\n'), 'base64url').slice(0, 16);
}

/** Creates the finding of a violation. */
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

/** Creates the finding of a cause that other pages may share: its fingerprint has the origin in place of the page. */
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
 * Limit of findings per rule and page, and of their bytes; a page with more of them has one cause. Each finding
 * contains the page's URL: with 2,000 characters, about 30 fit.
 */
const maxPerRule = 50;
const maxBytesPerRule = 80_000;

/**
 * Merges findings of one page and rule: repeated violations become one finding with a count. If there are too many,
 * the last reported one says how many are omitted.
 */
export function mergeRepeats(findings: readonly Finding[]): Finding[] {
  const merged = new Map<string, Finding>();
  const unlisted = new Set<string>();
  let bytes = 0;
  for (const finding of findings) {
    const { fingerprint } = finding;
    const first = merged.get(fingerprint);
    if (first) {
      const occurrences = (first.evidence.occurrences ?? 1) + 1;
      merged.set(fingerprint, { ...first, evidence: { ...first.evidence, occurrences } });
    } else if (merged.size >= maxPerRule || bytes >= maxBytesPerRule) {
      unlisted.add(fingerprint);
    } else {
      merged.set(fingerprint, finding);
      bytes += sizeOfFinding(finding);
    }
  }
  const reported = [...merged.values()];
  const last = reported.at(-1);
  if (last && unlisted.size > 0)
    reported[reported.length - 1] = {
      ...last,
      message: `${last.message} This page has ${counted(unlisted.size, 'more problem')} of this kind that the report does not list.`,
    };
  return reported;
}

/** Returns the findings of one rule on one page or style sheet, with the position of each in its source. */
export function findingsOnPage(
  source: LinkSource,
  rule: PageRule,
  violations: readonly Violation[],
): Finding[] {
  const toFinding = rule.sharesCauses ? sharedFindingOf : findingOf;
  return mergeRepeats(
    violations.map((violation) => {
      const location = violation.spot ? source.locate(violation.spot) : {};
      const evidence = { ...location, ...violation.evidence };
      return toFinding(rule.id, source.url, violation.file ?? null, violation, evidence);
    }),
  );
}

/**
 * Returns the findings of one HTML rule on a page: the problems that its checks found and that it has a message for.
 */
export function htmlFindings(facts: PageFacts, rule: HtmlRule, problems: readonly HtmlProblem[]): Finding[] {
  const toFinding = rule.sharesCauses ? sharedFindingOf : findingOf;
  const findings: Finding[] = [];
  for (const problem of problems) {
    if (!rule.problems.includes(problem.rule)) continue;
    const location = facts.locate(problem);
    const message = rule.say({ ...problem, snippet: location.snippet });
    if (message === null) continue;
    const key = `${problem.rule} ${location.snippet}`;
    const evidence = { ...location, value: problem.message };
    findings.push(toFinding(rule.id, facts.url, null, { message, key }, evidence));
  }
  return mergeRepeats(findings);
}

/** How many of an origin's pages have a trait, and the first of them. */
interface Spread {
  readonly first: string;
  readonly count: number;
  readonly all: number;
}

/** Returns the finding about a server setting; null if no current rule reports it. */
export function settingFinding(
  state: CrawlState,
  { rule: id, value, seen }: Trait,
  { first, count, all }: Spread,
): Finding | null {
  const rule = settingRules.find((known) => known.id === id);
  if (!rule) return null;
  const violation = { message: `${rule.say(value)}${describeLocation(count, all)}` };
  // What another origin sent says nothing about this one.
  const answered = seen && state.urlOf(seen.page);
  const shown = answered && originOf(answered) === originOf(first) ? seen : null;
  const evidence: Evidence = {
    ...(value === '' ? {} : { value }),
    ...(shown ? { headers: shown.headers } : {}),
    ...(shown && answered !== first ? { answeredBy: answered } : {}),
  };
  // It is one problem of the origin, even if another page is the first one in a later run.
  const fingerprint = fingerprintOf(id, originOf(first), null, value);
  return { ...findingOf(id, first, null, violation, evidence), fingerprint };
}

function describeLocation(count: number, all: number): string {
  if (all === 1) return '.';
  return count === all ? `, on all ${counted(all, 'page')}.` : `, on ${count} of ${counted(all, 'page')}.`;
}
