import * as v from 'valibot';
import { severities } from '../../domain/finding';
import { type RuleId, ruleIds, rules } from '../../domain/rules';
import { grades, pagesScored, scoreOf } from '../../domain/score';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const url = v.pipe(v.string(), v.url());
const rule = v.custom<RuleId>(
  (name) => ruleIds.some((id) => id === name),
  ({ input }) => `names the rule ${JSON.stringify(input)}, which there is not`,
);
const severity = v.picklist(severities);

/**
 * The parts of a report that a text shows: the JSON of a job's export or of the command line, with when and of what
 * it was made.
 */
export const embeddedReport = v.object({
  /** The date of the report, such as `2026-11-21`. */
  madeOn: v.optional(v.pipe(v.string(), v.isoDate())),
  /** A sentence or two on what was checked, for the caption. */
  about: v.optional(v.string()),
  url,
  score: count,
  grade: v.picklist(grades),
  counts: v.object(v.entriesFromList(severities, count)),
  pagesRead: count,
  /** Pages that scripts build. They don't affect the score. */
  scriptedPages: v.optional(count),
  rules: v.array(v.object({ rule, severity, findings: count, pages: count, points: count })),
  /** Every requested URL of the site. */
  pages: v.array(v.unknown()),
  findings: v.array(
    v.object({
      fingerprint: v.string(),
      rule,
      severity,
      page: url,
      message: v.string(),
      evidence: v.object({
        line: v.optional(count),
        column: v.optional(count),
        snippet: v.optional(v.string()),
        status: v.optional(count),
      }),
    }),
  ),
  durationMs: count,
});

export type EmbeddedReport = v.InferOutput<typeof embeddedReport>;
export type EmbeddedFinding = EmbeddedReport['findings'][number];

/** The findings of one rule. */
export type RuleGroup = Omit<EmbeddedReport['rules'][number], 'findings'> & {
  readonly count: number;
  readonly findings: readonly EmbeddedFinding[];
};

/** Groups a report's findings by rule, most expensive first: by severity, then by points. */
export function groupsOf(report: EmbeddedReport): RuleGroup[] {
  return report.rules
    .map(({ findings: count, ...group }) => ({
      ...group,
      count,
      findings: report.findings.filter(
        (each) => each.rule === group.rule && each.severity === group.severity,
      ),
    }))
    .sort(
      (a, b) =>
        severities.indexOf(a.severity) - severities.indexOf(b.severity) ||
        b.points - a.points ||
        b.count - a.count,
    );
}

/**
 * Returns the score of the same findings with today's weights. If it differs from the report's, the report is
 * outdated.
 */
export const scoreToday = ({ rules: found, pagesRead, scriptedPages }: EmbeddedReport): number =>
  scoreOf(
    found.map((each) => ({ ...each, category: rules[each.rule].category, weight: rules[each.rule].weight })),
    pagesScored({ pages: pagesRead, scriptedPages }),
  );
