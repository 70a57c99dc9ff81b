import type { Fate, Outcome } from './outcome';
import type { CrawlState } from './state';
import type { TargetId } from './target';

const silent = { status: 0 } as const;
const forbidden = { status: 0, error: 'ROBOTS' } as const;

/** What became of a target, its redirects followed; null while something on the way is still to be asked. */
export function fateOf(state: CrawlState, id: TargetId): Fate | null {
  const outcome = state.outcomeOf(id);
  if (outcome === undefined) return null;
  if (outcome.kind !== 'redirect') return ending(outcome, [state.urlOf(id)], []);
  const journey = state.journeyOf(id);
  if (journey.end === 'open') return null;
  const hops = journey.hops.map((hop) => state.urlOf(hop));
  const redirects = journey.hops.slice(0, -1).map((hop) => state.outcomeOf(hop));
  const answers = redirects.map(headersOf);
  const statuses = redirects.map((redirect) => (redirect?.kind === 'redirect' ? redirect.status : 0));
  if (journey.end === 'answer') {
    const isClosed = redirects.some((redirect) => redirect !== undefined && isClosedToSearch(redirect));
    const fate = {
      ...ending(journey.outcome, hops, statuses),
      answers: [...answers, headersOf(journey.outcome)],
    };
    return isClosed ? { ...fate, closed: true } : fate;
  }
  const last = { status: statuses.at(-1) ?? 0 };
  const setsCookie = redirects.some((redirect) => redirect?.kind === 'redirect' && redirect.setsCookie);
  // Some servers redirect until their cookie comes back, and a browser's would.
  if (setsCookie)
    return { end: 'unverified', seen: { ...last, error: 'COOKIE_LOOP' }, hops, statuses, answers };
  return { end: journey.end, seen: last, hops, statuses, answers };
}

const headersOf = (outcome: Outcome | undefined) =>
  outcome && 'headers' in outcome ? outcome.headers : undefined;

const isClosedToSearch = (outcome: Outcome) => 'closed' in outcome && outcome.closed === true;

function ending(outcome: Outcome, hops: string[], statuses: number[]): Fate {
  const fate = endOf(outcome, hops, statuses);
  return isClosedToSearch(outcome) ? { ...fate, closed: true } : fate;
}

function endOf(outcome: Outcome, hops: string[], statuses: number[]): Fate {
  switch (outcome.kind) {
    case 'ok':
      return { end: 'ok', seen: { status: outcome.status }, hops, statuses };
    case 'skipped':
      return { end: 'skipped', seen: outcome.why === 'robots' ? forbidden : silent, hops, statuses };
    case 'redirect':
      return { end: 'skipped', seen: silent, hops, statuses };
    default: {
      const { kind, headers, ...seen } = outcome;
      return { end: kind, seen, hops, statuses, ...(headers ? { answers: [headers] } : {}) };
    }
  }
}
