import { noCounts, type SeverityCounts } from '../../../../src/domain/finding';
import type { RuleSummary } from '../../../../src/domain/report';
import { type CategoryId, categoryIds, type RuleId, rules } from '../../../../src/domain/rules';
import { bestFixes, gradeOf, pointsOf, type RuleImpact, scoreOf } from '../../../../src/domain/score';
import type { AuditEnd } from '../contract';
import type { IdSet } from '../state/idSet';
import type { CrawlState } from '../state/state';
import type { TargetId } from '../state/target';

interface Found {
  readonly rule: RuleId;
  readonly findings: number;
  readonly impact: RuleImpact;
}

/**
 * The end of an audit in numbers: scores, grades and what each rule costs.
 * @param maxPages that the audit might read.
 * @param judgedBy the rules that it could judge by.
 */
export function tallyOf(state: CrawlState, maxPages: number, judgedBy: readonly RuleId[]): AuditEnd {
  const { pagesRead: pages, bytes } = state;
  const found = foundIn(state);
  const impacts = found.map(({ impact }) => impact);
  const counts = countsOf(found);
  const score = scoreOf(impacts, pages);
  return {
    result: { score, grade: gradeOf(score), counts, byCategory: perCategory(found, countsOf), pages, bytes },
    summary: {
      pages,
      maxPages,
      judgedBy,
      sharesCauses: true,
      counts,
      categories: perCategory(found, (some) => {
        const of = scoreOf(
          some.map(({ impact }) => impact),
          pages,
        );
        return { score: of, grade: gradeOf(of) };
      }),
      rules: summariesOf(found, pages),
      fixFirst: fixFirst(found, pages),
    },
    inLinks: inLinksOf(state),
    pagesOf: (fingerprint) => state.causes.pagesOf(fingerprint).map((page) => state.urlOf(page)),
  };
}

function inLinksOf(state: CrawlState): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let id = 0; id < state.urls.length; id++) {
    const count = state.inLinksOf(id);
    if (count > 0 && state.kindOf(id) === 'page') counts.set(state.urlOf(id), count);
  }
  return counts;
}

function foundIn(state: CrawlState): Found[] {
  const sufferers = sufferersIn(state);
  return state.found.all().map(({ rule, severity, findings, pages, more }) => {
    const suffering = sufferers.get(rule)?.count ?? pagesWith(pages, state) + more;
    return { rule, findings, impact: { severity, weight: rules[rule].weight, pages: suffering } };
  });
}

/** Pages whose server is set so that a rule is broken, each once, though it may be broken there in several ways. */
function sufferersIn({ notes, traits }: CrawlState): ReadonlyMap<RuleId, { readonly count: number }> {
  const sufferers = new Map<RuleId, { count: number; last: TargetId }>();
  for (const [page, { t = [] }] of notes)
    for (const trait of t) {
      const rule = traits.at(trait)?.rule;
      const known = rule && sufferers.get(rule);
      if (rule && !known) sufferers.set(rule, { count: 1, last: page });
      else if (known && known.last !== page) sufferers.set(rule, { count: known.count + 1, last: page });
    }
  return sufferers;
}

/** What is wrong with no page, but with a style sheet, a feed or the sitemap, counts for one, however often. */
function pagesWith(found: IdSet, state: CrawlState): number {
  let pages = 0;
  for (const id of state.notes.keys()) if (found.has(id)) pages++;
  return found.size > pages ? pages + 1 : pages;
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

function summariesOf(found: readonly Found[], pages: number): RuleSummary[] {
  const impacts = found.map(({ impact }) => impact);
  return found
    .map(({ rule, findings, impact }) => ({
      rule,
      severity: impact.severity,
      findings,
      pages: Math.min(impact.pages, pages),
      points: pointsOf(impact, impacts, pages),
    }))
    .sort((a, b) => b.points - a.points || b.findings - a.findings || a.rule.localeCompare(b.rule));
}

function fixFirst(found: readonly Found[], pages: number) {
  const byImpact = new Map(found.map(({ rule, impact }) => [impact, rule]));
  const { fixes, points } = bestFixes([...byImpact.keys()], pages);
  return { rules: fixes.flatMap((impact) => byImpact.get(impact) ?? []), points };
}
