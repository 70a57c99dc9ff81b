import type { FinalOutcome, Outcome } from '../facts/outcome';
import type { TargetId } from '../facts/target';
import type { CrawlState } from './state';

const noResponse = { status: 0 } as const;
const disallowed = { status: 0, error: 'ROBOTS' } as const;

/** Returns the outcome of a target after its redirects; null while a step has yet to be requested. */
export function finalOutcomeOf(state: CrawlState, id: TargetId): FinalOutcome | null {
  const outcome = state.outcomeOf(id);
  if (outcome === undefined) return null;
  if (outcome.kind !== 'redirect') return ending(outcome, [state.urlOf(id)], []);
  const chain = state.redirectChainOf(id);
  if (chain.end === 'open') return null;
  const hops = chain.hops.map((hop) => state.urlOf(hop));
  const redirects = chain.hops.slice(0, -1).map((hop) => state.outcomeOf(hop));
  const answers = redirects.map(headersOf);
  const statuses = redirects.map((redirect) => (redirect?.kind === 'redirect' ? redirect.status : 0));
  if (chain.end === 'answer') {
    const isClosed = redirects.some((redirect) => redirect !== undefined && isClosedToSearch(redirect));
    const finalOutcome = {
      ...ending(chain.outcome, hops, statuses),
      answers: [...answers, headersOf(chain.outcome)],
    };
    return isClosed ? { ...finalOutcome, closed: true } : finalOutcome;
  }
  const last = { status: statuses.at(-1) ?? 0 };
  const setsCookie = redirects.some((redirect) => redirect?.kind === 'redirect' && redirect.setsCookie);
  // Some servers redirect until their cookie comes back, and browsers send it.
  if (setsCookie)
    return { end: 'unverified', seen: { ...last, error: 'COOKIE_LOOP' }, hops, statuses, answers };
  return { end: chain.end, seen: last, hops, statuses, answers };
}

const headersOf = (outcome: Outcome | undefined) =>
  outcome && 'headers' in outcome ? outcome.headers : undefined;

const isClosedToSearch = (outcome: Outcome) => 'closed' in outcome && outcome.closed === true;

function ending(outcome: Outcome, hops: string[], statuses: number[]): FinalOutcome {
  const finalOutcome = endOf(outcome, hops, statuses);
  return isClosedToSearch(outcome) ? { ...finalOutcome, closed: true } : finalOutcome;
}

function endOf(outcome: Outcome, hops: string[], statuses: number[]): FinalOutcome {
  switch (outcome.kind) {
    case 'ok':
      return { end: 'ok', seen: { status: outcome.status }, hops, statuses };
    case 'skipped':
      return { end: 'skipped', seen: outcome.why === 'robots' ? disallowed : noResponse, hops, statuses };
    case 'redirect':
      return { end: 'skipped', seen: noResponse, hops, statuses };
    default: {
      const { kind, headers, ...seen } = outcome;
      return { end: kind, seen, hops, statuses, ...(headers ? { answers: [headers] } : {}) };
    }
  }
}

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
