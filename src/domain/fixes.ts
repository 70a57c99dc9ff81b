import type { ReportSummary } from './report';
import type { RuleId } from './rules';

/** A rule whose fix raises the score. */
export interface Fix {
  readonly rule: RuleId;
  /** 0 if it is worth less than a point by itself. */
  readonly points: number;
  readonly findings: number;
  readonly pages: number;
}

/** Returns what to fix first, or nothing if all fixes together are worth less than a point. */
export function fixesOf({ fixFirst, rules }: Pick<ReportSummary, 'fixFirst' | 'rules'>): readonly Fix[] {
  if (fixFirst.points === 0) return [];
  return [...new Set(fixFirst.rules)].map((rule) => {
    const own = rules.filter((one) => one.rule === rule);
    const sum = (of: 'points' | 'findings' | 'pages') => own.reduce((all, one) => all + one[of], 0);
    return { rule, points: sum('points'), findings: sum('findings'), pages: sum('pages') };
  });
}
