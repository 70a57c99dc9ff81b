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

/** What a text shows of a report: the JSON of a job's export or the terminal command, with when and of what it was made. */
export const embeddedReport = v.object({
  /** The day on which it was made, such as `2026-11-21`. */
  madeOn: v.optional(v.pipe(v.string(), v.isoDate())),
  /** A sentence or two on what was checked, for its caption. */
  about: v.optional(v.string()),
  url,
  score: count,
  grade: v.picklist(grades),
  counts: v.object(v.entriesFromList(severities, count)),
  pagesRead: count,
  /** Pages that scripts build, of which the score knows nothing. */
  notJudged: v.optional(count),
  rules: v.array(v.object({ rule, severity, findings: count, pages: count, points: count })),
  /** Every address of the site that was asked. */
  pages: v.array(v.unknown()),
  findings: v.array(
    v.object({
      fingerprint: v.string(),
      rule,
      severity,
      page: url,
      message: v.string(),
      evidence: v.object({ line: v.optional(count), snippet: v.optional(v.string()) }),
    }),
  ),
  durationMs: count,
});

export type EmbeddedReport = v.InferOutput<typeof embeddedReport>;
export type EmbeddedFinding = EmbeddedReport['findings'][number];

/** What one rule found. */
export type RuleGroup = Omit<EmbeddedReport['rules'][number], 'findings'> & {
  readonly count: number;
  readonly findings: readonly EmbeddedFinding[];
};

/** A report's findings by rule, those that cost most first: by severity, then by points. */
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

/** The score that the same findings make by today's weights: another one than the report's says that it is out of date. */
export const scoreToday = ({ rules: found, pagesRead, notJudged }: EmbeddedReport): number =>
  scoreOf(
    found.map((each) => ({ ...each, weight: rules[each.rule].weight })),
    pagesScored({ pages: pagesRead, notJudged }),
  );
