import type { Finding } from './finding';
import type { ReportSummary, RuleRemainder } from './report';
import { brokenRules, numbersOf, type ReportNumbers, storedNumbers } from './reportNumbers';

/** In a rule with more findings than this, ignored ones still count: it would take too long to find the others. */
export const maxFindingsToRecount = 30_000;

/**
 * Returns what is left of a rule without its ignored findings, or undefined if none is ignored.
 * @param all every finding of the rule with this severity.
 */
export function remainderOf(
  { rule, severity, pages }: Omit<RuleRemainder, 'findings'>,
  all: Iterable<Finding>,
  isIgnored: (finding: Finding) => boolean,
): RuleRemainder | undefined {
  let findings = 0;
  let ignored = 0;
  let shared = 0;
  const own = new Set<string>();
  for (const finding of all) {
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

/** Returns the numbers of a report without its ignored findings. */
export function numbersWithoutIgnored(summary: ReportSummary): ReportNumbers {
  const { remainders = [] } = summary;
  // The weights of rules may have changed since the job.
  if (remainders.length === 0) return storedNumbers(summary);
  const broken = brokenRules(summary).map((one) => {
    const left = remainders.find(({ rule, severity }) => rule === one.rule && severity === one.severity);
    if (!left) return one;
    const { findings, pages } = left;
    return { ...one, findings, pages, evaluatedPages: Math.min(pages, one.evaluatedPages) };
  });
  return numbersOf(
    broken.filter(({ findings }) => findings > 0),
    summary,
  );
}

/** Returns the summary of a report without its ignored findings, and how many those are. */
export function withoutIgnored(summary: ReportSummary): {
  readonly summary: ReportSummary;
  readonly ignored: number;
} {
  const { counts, categories, rules, fixFirst } = numbersWithoutIgnored(summary);
  const totalOf = (all: ReportSummary['rules']) => all.reduce((sum, { findings }) => sum + findings, 0);
  return {
    summary: { ...summary, counts, categories, rules, fixFirst },
    ignored: totalOf(summary.rules) - totalOf(rules),
  };
}
