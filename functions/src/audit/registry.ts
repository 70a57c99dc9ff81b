import type { JobInput } from '../../../src/domain/jobInput';
import type { Frontier } from './frontier';
import type { Outbox } from './outbox';
import type { Scope } from './scope';
import type { CrawlState } from './state';
import type { TargetId, TargetKind } from './target';
import { hostOf, withoutTracking } from './url';

/** Link targets for each page a job may read; more than this comes out of a trap. */
const targetsPerPage = 20;
const targetsAtLeast = 1_000;

/** Segments and repetitions that no real address has, but endless ones do: /a/b/a/b/a/b, a calendar's every day. */
const mostSegments = 40;
const mostRepeats = 4;

export interface RegistryParts {
  readonly input: JobInput;
  readonly state: CrawlState;
  readonly scope: Scope;
  readonly frontier: Frontier;
  readonly outbox: Outbox;
  /** Being asked now, so not to be queued again. */
  readonly isInFlight: (id: TargetId) => boolean;
}

/** Gives every address one number, and queues it once. */
export class Registry {
  readonly #parts: RegistryParts;
  readonly #mostTargets: number;

  constructor(parts: RegistryParts) {
    this.#parts = parts;
    this.#mostTargets = targetsPerPage * parts.input.maxPages + targetsAtLeast;
  }

  /** The target a link leads to, or null when it is not to be asked. */
  link(href: string, asPage: boolean, depth: number): TargetId | null {
    const { state, scope } = this.#parts;
    const url = scope.isSite(href) ? withoutTracking(href) : href;
    const known = state.idOf(url);
    if (known !== undefined && this.#isSettledAs(known, url, asPage, depth)) return known;
    const treatment = scope.treatmentOf(url, asPage, depth);
    if (treatment === 'ignore') return null;
    return this.#enter(url, treatment === 'crawl' ? 'page' : 'check', depth);
  }

  /** The target of a redirect. It is asked exactly as the server named it, tracking and all. */
  redirect(href: string, from: TargetId, leadsToPage: boolean): TargetId | null {
    const { state, scope } = this.#parts;
    const depth = state.depthOf(from);
    const asPage = state.kindOf(from) === 'page';
    const treatment = scope.treatmentOf(href, asPage, depth);
    if (leadsToPage && scope.isSite(href)) return this.#enter(href, 'page', depth);
    if (treatment === 'ignore') return null;
    return this.#enter(href, treatment === 'crawl' ? 'page' : 'check', depth);
  }

  /** An address that the audit begins with: read as a page, whatever the patterns say. */
  seed(href: string): void {
    const { state, outbox } = this.#parts;
    const id = this.#enter(withoutTracking(href), 'page', 0);
    if (id !== null && !state.isSeed(id)) outbox.record(['seed', id]);
  }

  /** What a page wrote in the place of an address, but isn't one. */
  nonsense(written: string, depth: number): TargetId | null {
    const { state, outbox } = this.#parts;
    const known = state.idOf(written);
    if (known !== undefined) return known;
    if (state.urls.length >= this.#mostTargets) return null;
    const id = state.urls.length;
    outbox.record(['url', written, depth, 'check']);
    outbox.record(['judged', id, { kind: 'broken', status: 0, error: 'ERR_INVALID_URL' }, 0]);
    return id;
  }

  /** Queues everything a resumed audit still has to ask. */
  requeue(): void {
    const { state, frontier } = this.#parts;
    for (let id = 0; id < state.urls.length; id++)
      if (state.outcomeOf(id) === undefined)
        frontier.add(id, hostOf(state.urlOf(id)), state.kindOf(id), state.depthOf(id));
  }

  /** Nothing about a known target changes by one more link of this kind. */
  #isSettledAs(id: TargetId, url: string, asPage: boolean, depth: number): boolean {
    const { state, scope } = this.#parts;
    if (state.kindOf(id) === 'page') return !asPage || depth >= state.depthOf(id);
    return !asPage || !scope.isSite(url);
  }

  #enter(url: string, kind: TargetKind, depth: number): TargetId | null {
    const { state, frontier, outbox, isInFlight } = this.#parts;
    const known = state.idOf(url);
    if (known === undefined) {
      if (state.urls.length >= this.#mostTargets || isTrap(url)) return null;
      const id = state.urls.length;
      outbox.record(['url', url, depth, kind]);
      frontier.add(id, hostOf(url), kind, depth);
      return id;
    }
    const closer = depth < state.depthOf(known);
    if (kind === 'page' && (closer || state.kindOf(known) === 'check')) {
      outbox.record(['depth', known, Math.min(depth, state.depthOf(known)), 'page']);
      if (state.outcomeOf(known) === undefined && !isInFlight(known))
        frontier.add(known, hostOf(url), 'page', state.depthOf(known));
    }
    return known;
  }
}

function isTrap(url: string): boolean {
  const segments = url.split('/').slice(3);
  if (segments.length <= mostRepeats) return false;
  if (segments.length > mostSegments) return true;
  const times = new Map<string, number>();
  return segments.some((segment) => {
    const count = (times.get(segment) ?? 0) + 1;
    times.set(segment, count);
    return segment !== '' && count > mostRepeats;
  });
}
