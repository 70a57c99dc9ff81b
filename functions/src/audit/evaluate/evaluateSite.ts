import { comparisons } from '../facts/pageNote';
import type { SiteView } from '../facts/siteView';
import type { TargetId } from '../facts/target';
import { siteRules, surveyRules } from '../rules';
import type { Outbox } from '../state/outbox';
import type { CrawlState } from '../state/state';
import { originOf } from '../urls/url';
import type { Evaluator } from './evaluator';

/** Other pages that a finding about a group of pages lists. */
const namedOthers = 5;

/**
 * Evaluates what depends on the whole crawl. The steps always run in the same order, so an audit that stopped between
 * two of them resumes with the next.
 */
export async function evaluateSite(
  state: CrawlState,
  site: SiteView,
  evaluator: Evaluator,
  outbox: Outbox,
  isStopped: () => boolean,
): Promise<void> {
  let step = 0;
  const earlier = state.closedSteps;
  for (const take of steps(state, site, evaluator)) {
    if (step++ < earlier) continue;
    await outbox.waitForRoom();
    if (isStopped()) return;
    take();
    outbox.record(['closed', step]);
    outbox.offerCommit();
  }
}

function* steps(state: CrawlState, site: SiteView, evaluator: Evaluator): Generator<() => void> {
  for (const seed of state.seeds) yield () => evaluator.seed(seed);
  yield* groups(state, evaluator);
  yield* settings(state, evaluator);
  if (state.pagesRead === 0) return;
  for (const rule of surveyRules)
    for (const violation of rule.survey(site)) yield () => evaluator.survey(rule.id, violation);
}

/** Yields the steps for pages with the same value under a rule. */
function* groups(state: CrawlState, evaluator: Evaluator): Generator<() => void> {
  const byUrl = (a: TargetId, b: TargetId) => (state.urlOf(a) < state.urlOf(b) ? -1 : 1);
  for (const rule of siteRules) {
    const column = comparisons.indexOf(rule.by);
    for (const pages of pagesWithSameHash(state, column)) {
      const sorted = [...pages].sort(byUrl);
      const firsts = sorted.slice(0, namedOthers + 1);
      for (const page of sorted)
        yield () => {
          const others = firsts.filter((other) => other !== page).slice(0, namedOthers);
          evaluator.duplicate(rule, page, others, pages.length - 1);
        };
    }
  }
}

function pagesWithSameHash(state: CrawlState, column: number): TargetId[][] {
  // Most hashes are unique, so lists are created for the others only.
  const byHash = new Map<number, TargetId | TargetId[]>();
  for (const [id, { h }] of state.notes) {
    const hash = h[column] ?? 0;
    if (hash === 0) continue;
    const known = byHash.get(hash);
    if (known === undefined) byHash.set(hash, id);
    else if (typeof known === 'number') byHash.set(hash, [known, id]);
    else known.push(id);
  }
  return [...byHash.values()].filter((sharing) => typeof sharing !== 'number');
}

interface AffectedPages {
  readonly trait: number;
  first: string;
  count: number;
}

/** Yields the steps for server settings: one finding per origin and setting, on the first affected page. */
function* settings(state: CrawlState, evaluator: Evaluator): Generator<() => void> {
  const affected = new Map<string, AffectedPages>();
  const pages = new Map<string, number>();
  for (const [id, { t = [] }] of state.notes) {
    const url = state.urlOf(id);
    const origin = originOf(url);
    pages.set(origin, (pages.get(origin) ?? 0) + 1);
    for (const trait of t) {
      const key = `${trait} ${origin}`;
      const known = affected.get(key);
      if (!known) affected.set(key, { trait, first: url, count: 1 });
      else {
        known.count++;
        if (url < known.first) known.first = url;
      }
    }
  }
  for (const { trait, first, count } of affected.values())
    yield () => {
      const found = state.traits.at(trait);
      if (found) evaluator.setting(found, first, count, pages.get(originOf(first)) ?? count);
    };
}
