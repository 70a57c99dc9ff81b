import type { Finding } from './finding';
import type { JobResult } from './job';
import type { ReportSummary, RuleRemainder } from './report';
import { brokenRules, numbersOf, type ReportNumbers, storedNumbers, totalScore } from './reportNumbers';
import { categoryIds, rules } from './rules';
import { gradeOf } from './score';

/**
 * Returns what is left of a rule without its ignored findings, or undefined if none is ignored.
 * @param all every finding of the rule with this severity.
 */
export async function remainderOf(
  { rule, severity, pages }: Omit<RuleRemainder, 'findings'>,
  all: Iterable<Finding> | AsyncIterable<Finding>,
  isIgnored: (finding: Finding) => boolean,
): Promise<RuleRemainder | undefined> {
  let findings = 0;
  let ignored = 0;
  let shared = 0;
  const own = new Set<string>();
  for await (const finding of all) {
    if (isIgnored(finding)) {
      ignored += 1;
      continue;
    }
    findings += 1;
    // Only the first pages of a shared cause are stored, so pages with two causes count twice, but never more than before.
    if (finding.occursOn) shared += finding.occursOn.pages;
    else own.add(finding.page);
  }
  return ignored === 0 ? undefined : { rule, severity, findings, pages: Math.min(pages, shared + own.size) };
}

/** A report, as far as ignoring findings changes it. */
interface Report<Result> {
  readonly result: Result;
  readonly summary: ReportSummary;
}

/**
 * Returns a report that shows what is left without the ignored findings. The summary keeps all numbers of the end of
 * the job, so that the result can have them again.
 */
export function withRemainders<Result extends Omit<JobResult, 'durationMs'>>(
  { result, summary: { remainders: _, ...before } }: Report<Result>,
  remainders: readonly RuleRemainder[],
): Report<Result> {
  const full = { ...before, score: before.score ?? result.score };
  const summary = remainders.length === 0 ? full : { ...full, remainders };
  const { score, grade, counts, byCategory } = numbersWithoutIgnored(summary);
  return { result: { ...result, score, grade, counts, byCategory }, summary };
}

/** Returns the numbers of a report without its ignored findings. */
function numbersWithoutIgnored(summary: ReportSummary): ReportNumbers {
  const { remainders = [] } = summary;
  const before = storedNumbers(summary);
  if (remainders.length === 0) return before;
  const broken = brokenRules(summary).flatMap((one) => {
    const left = remainders.find(({ rule, severity }) => rule === one.rule && severity === one.severity);
    if (!left) return [one];
    const { findings, pages } = left;
    return findings === 0
      ? []
      : [{ ...one, findings, pages, evaluatedPages: Math.min(pages, one.evaluatedPages) }];
  });
  const now = numbersOf(broken, summary);
  // The weights of rules may have changed since the job. Even then, ignoring a finding never lowers a score, and changes
  // no other category.
  const touched = new Set(remainders.map(({ rule }) => rules[rule]?.category));
  const categories = categoryIds.map((id) => {
    const score = Math.max(touched.has(id) ? now.categories[id].score : 0, before.categories[id].score);
    return [id, { score, grade: gradeOf(score) }] as const;
  });
  const better = Object.fromEntries(categories) as ReportNumbers['categories'];
  const score = Math.max(before.score, totalScore(better, summary));
  return { ...now, categories: better, score, grade: gradeOf(score) };
}

/** Returns the summary of a report without its ignored findings, and how many those are. */
export function withoutIgnored(summary: ReportSummary): {
  readonly summary: ReportSummary;
  readonly ignored: number;
} {
  const { counts, categories, fixFirst, rules: left } = numbersWithoutIgnored(summary);
  const totalOf = (all: ReportSummary['rules']) => all.reduce((sum, { findings }) => sum + findings, 0);
  return {
    summary: { ...summary, counts, categories, fixFirst, rules: left },
    ignored: totalOf(summary.rules) - totalOf(left),
  };
}
