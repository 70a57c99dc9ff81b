import type { Outcome } from '../facts/outcome';
import type { TargetId } from '../facts/target';
import type { CrawlState } from './state';

/** Returns the first page that the audit began with and could read, after its redirects, or else the first it tried. */
export function startOf(state: CrawlState): TargetId | undefined {
  let first: TargetId | undefined;
  for (const seed of state.seeds) {
    if (state.kindOf(seed) !== 'page') continue;
    const end = state.redirectChainOf(seed).hops.at(-1) ?? seed;
    if (state.notes.has(end)) return end;
    first ??= end;
  }
  return first;
}

/** Returns whether a target is a seed, or a seed redirects to it. */
export function isReachedFromSeed(state: CrawlState, id: TargetId): boolean {
  if (state.isSeed(id)) return true;
  return state.depthOf(id) === 0 && state.seeds.some((seed) => state.redirectChainOf(seed).hops.includes(id));
}

/** Returns the outcome at the end of a target’s redirects; null while their end is unknown. */
export function outcomeAfterRedirects(state: CrawlState, id: TargetId): Outcome | null {
  const chain = state.redirectChainOf(id);
  return chain.end === 'answer' ? chain.outcome : null;
}
