import { noCounts, type SeverityCounts } from '#domain/finding';
import type { RuleSummary } from '#domain/report';
import { type CategoryId, categoryIds, type RuleId, rules } from '#domain/rules';
import {
  bestFixes,
  categoryScoreOf,
  gradeOf,
  pagesScored,
  pointsInOrder,
  type RuleImpact,
  type Scorable,
  scoreOf,
} from '#domain/score';
import type { AuditEnd } from '../contract';
import type { PageNote } from '../facts/pageNote';
import type { TargetId } from '../facts/target';
import { startOf } from '../state/finalOutcomeOf';
import type { IdSet } from '../state/idSet';
import type { CrawlState } from '../state/state';

interface Found {
  readonly rule: RuleId;
  readonly findings: number;
  /** Pages that have them, including those that don't affect the score. */
  readonly pages: number;
  readonly impact: RuleImpact;
}

/**
 * Returns the result of an audit in numbers: scores, grades and the cost of each rule.
 * @param maxPages pages that the audit might read.
 * @param evaluatedRules the rules that were applied.
 */
export function tallyOf(state: CrawlState, maxPages: number, evaluatedRules: readonly RuleId[]): AuditEnd {
  const { pagesRead, bytes } = state;
  const read = { pages: pagesRead, ...scriptedIn(state) };
  const pages = pagesScored(read);
  const found = foundIn(state);
  const impacts = found.map(({ impact }) => impact);
  const counts = countsOf(found);
  const score = scoreOf(impacts, pages);
  return {
    result: {
      score,
      grade: gradeOf(score),
      counts,
      byCategory: perCategory(found, countsOf),
      ...read,
      bytes,
    },
    summary: {
      ...read,
      maxPages,
      evaluatedRules,
      sharesCauses: true,
      counts,
      categories: perCategory(found, (some) => {
        const of = categoryScoreOf(
          some.map(({ impact }) => impact),
          pages,
        );
        return { score: of, grade: gradeOf(of) };
      }),
      rules: summariesOf(found, read),
      fixFirst: fixFirst(found, pages),
    },
    inLinks: inLinksOf(state),
    icon: state.icon ?? null,
    pagesOf: (fingerprint) => state.causes.pagesOf(fingerprint).map((page) => state.urlOf(page)),
  };
}

/** Counts pages that scripts build, and returns whether too much of the site is: its start page, or all pages. */
function scriptedIn(state: CrawlState): Pick<Scorable, 'scriptedPages' | 'unscored'> {
  let scriptedPages = 0;
  for (const note of state.notes.values()) if (!isEvaluated(note)) scriptedPages++;
  if (scriptedPages === 0) return {};
  const { seeds, notes, pagesRead } = state;
  const start = startOf(state);
  const first = start === undefined || seeds.length > 1 ? undefined : notes.get(start);
  const isHidden = scriptedPages === pagesRead || (first !== undefined && !isEvaluated(first));
  return { scriptedPages, ...(isHidden ? { unscored: 'scripted' } : {}) };
}

const isEvaluated = ({ j }: PageNote) => j === undefined;

function inLinksOf(state: CrawlState): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let id = 0; id < state.urls.length; id++) {
    const count = state.inLinksOf(id);
    if (count > 0 && state.kindOf(id) === 'page') counts.set(state.urlOf(id), count);
  }
  return counts;
}

/** Sorted, because points are rounded in this order, and a resumed audit finds problems in another one. */
function foundIn(state: CrawlState): Found[] {
  const affected = affectedPagesIn(state);
  const found = [...state.found.all()].sort(
    (a, b) => compareText(a.rule, b.rule) || compareText(a.severity, b.severity),
  );
  return found.map(({ rule, severity, findings, pages, more }) => {
    const { all, evaluated } = affected.get(rule) ?? pagesWith(pages, state, more);
    const { category, weight } = rules[rule];
    return { rule, findings, pages: all, impact: { category, severity, weight, pages: evaluated } };
  });
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** How many pages are affected, and how many of those were evaluated. */
interface AffectedPages {
  readonly all: number;
  readonly evaluated: number;
}

/** Counts pages whose server settings violate a rule, each once, even if it is violated in several ways. */
function affectedPagesIn({ notes, traits }: CrawlState): ReadonlyMap<RuleId, AffectedPages> {
  const affected = new Map<RuleId, AffectedPages & { readonly last: TargetId }>();
  for (const [page, note] of notes)
    for (const trait of note.t ?? []) {
      const rule = traits.at(trait)?.rule;
      if (rule === undefined) continue;
      const { all, evaluated, last } = affected.get(rule) ?? { all: 0, evaluated: 0 };
      if (last === page) continue;
      affected.set(rule, { all: all + 1, evaluated: evaluated + (isEvaluated(note) ? 1 : 0), last: page });
    }
  return affected;
}

/** Problems of a style sheet, a feed or the sitemap count as one page, however many there are. */
function pagesWith(found: IdSet, state: CrawlState, more: number): AffectedPages {
  let all = 0;
  let evaluated = 0;
  for (const [id, note] of state.notes) {
    if (!found.has(id)) continue;
    all++;
    if (isEvaluated(note)) evaluated++;
  }
  const others = more + (found.size > all ? 1 : 0);
  return { all: all + others, evaluated: evaluated + others };
}

function countsOf(found: readonly Found[]): SeverityCounts {
  const counts = noCounts();
  for (const { impact, findings } of found) counts[impact.severity] += findings;
  return counts;
}

function perCategory<Value>(found: readonly Found[], of: (some: readonly Found[]) => Value) {
  return Object.fromEntries(
    categoryIds.map((id) => [id, of(found.filter(({ rule }) => rules[rule].category === id))]),
  ) as Record<CategoryId, Value>;
}

function summariesOf(found: readonly Found[], read: Scorable): RuleSummary[] {
  const points = pointsInOrder(
    found.map(({ impact }) => impact),
    pagesScored(read),
  );
  return found
    .map(({ rule, findings, pages, impact }) => ({
      rule,
      severity: impact.severity,
      findings,
      pages: Math.min(pages, read.pages),
      points: points.get(impact) ?? 0,
    }))
    .sort((a, b) => b.points - a.points || b.findings - a.findings || a.rule.localeCompare(b.rule));
}

function fixFirst(found: readonly Found[], pages: number) {
  const byImpact = new Map(found.map(({ rule, impact }) => [impact, rule]));
  const { fixes, points } = bestFixes([...byImpact.keys()], pages);
  return { rules: fixes.flatMap((impact) => byImpact.get(impact) ?? []), points };
}
