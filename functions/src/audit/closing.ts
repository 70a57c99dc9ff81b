import type { Judge } from './judge';
import type { Outbox } from './outbox';
import { siteRules } from './rules';
import type { CrawlState } from './state';
import type { TargetId } from './target';

/** Others that a finding about a group of pages names. */
const namedOthers = 5;

/**
 * What can be judged only when everything has been read. Its steps come in the same order every time, so that an
 * audit which stopped between two of them goes on with the next.
 */
export async function close(
  state: CrawlState,
  judge: Judge,
  outbox: Outbox,
  isStopped: () => boolean,
): Promise<void> {
  let step = 0;
  const earlier = state.closedSteps;
  for (const take of steps(state, judge)) {
    if (step++ < earlier) continue;
    await outbox.room();
    if (isStopped()) return;
    take();
    outbox.record(['closed', step]);
    outbox.offer();
  }
}

function* steps(state: CrawlState, judge: Judge): Generator<() => void> {
  for (const seed of state.seeds) yield () => judge.seed(seed);
  const byUrl = (a: TargetId, b: TargetId) => (state.urlOf(a) < state.urlOf(b) ? -1 : 1);
  for (const rule of siteRules)
    for (const pages of (state.notes.get(rule.id) ?? new Map<string, TargetId[]>()).values()) {
      if (pages.length < 2) continue;
      const sorted = [...pages].sort(byUrl);
      const firsts = sorted.slice(0, namedOthers + 1);
      for (const page of sorted)
        yield () => {
          const others = firsts.filter((other) => other !== page).slice(0, namedOthers);
          judge.sameNote(rule, page, others, pages.length - 1);
        };
    }
}
