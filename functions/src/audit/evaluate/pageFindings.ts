import type { Finding } from '#domain/finding';
import type { HtmlProblem } from '../html/problem';
import type { LinkSource, PageFacts } from '../parse/facts';
import type { HtmlRule, PageRule, Violation } from '../rules/rule';
import { findingOf, mergeRepeats, sharedFindingOf } from './findings';

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
