import { type BrokenRule, numbersOf } from '#domain/reportNumbers';
import type { RuleId } from '#domain/rules';
import type { Scorable } from '#domain/score';
import type { AuditEnd } from '../contract';
import type { PageNote } from '../facts/pageNote';
import type { TargetId } from '../facts/target';
import { startOf } from '../state/finalOutcomeOf';
import type { IdSet } from '../state/idSet';
import type { CrawlState } from '../state/state';

/**
 * Returns the result of an audit in numbers: scores, grades and the cost of each rule.
 * @param maxPages pages that the audit might read.
 * @param evaluatedRules the rules that were applied.
 */
export function tallyOf(state: CrawlState, maxPages: number, evaluatedRules: readonly RuleId[]): AuditEnd {
  const { pagesRead, bytes } = state;
  const read = { pages: pagesRead, ...scriptedIn(state) };
  const { score, grade, byCategory, ...numbers } = numbersOf(brokenIn(state), read);
  return {
    result: { score, grade, counts: numbers.counts, byCategory, ...read, bytes },
    summary: { ...read, maxPages, evaluatedRules, sharesCauses: true, score, ...numbers },
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
function brokenIn(state: CrawlState): BrokenRule[] {
  const affected = affectedPagesIn(state);
  const found = [...state.found.all()].sort(
    (a, b) => compareText(a.rule, b.rule) || compareText(a.severity, b.severity),
  );
  return found.map(({ rule, severity, findings, pages, more }) => {
    const { all, evaluated } = affected.get(rule) ?? pagesWith(pages, state, more);
    return { rule, severity, findings, pages: all, evaluatedPages: evaluated };
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
