import type { Outcome } from '../facts/outcome';
import type { TargetId } from '../facts/target';

/** Redirects that are followed from one link. Browsers give up at 20, and no site needs more than 10. */
export const maxRedirects = 10;

export type RedirectChain =
  | { readonly hops: readonly TargetId[]; readonly end: 'open' | 'loop' | 'too-long' }
  | { readonly hops: readonly TargetId[]; readonly end: 'answer'; readonly outcome: Outcome };

/** A plain 200, the outcome of nearly every target, is shared to save memory. */
const plain: Outcome = { kind: 'ok', status: 200 };

const isPlain = (outcome: Outcome) =>
  outcome.kind === 'ok' && outcome.status === 200 && outcome.asset === undefined && !outcome.closed;

/** The outcome of each target, and the redirects between them. */
export class Outcomes {
  readonly #outcomes: (Outcome | undefined)[] = [];
  /** Redirects from the nearest link, for targets that no link names. */
  readonly #redirects = new Map<TargetId, number>();
  readonly #redirectedFrom = new Map<TargetId, TargetId[]>();

  /** Adds a target with the next ID. @param redirects number of redirects from the nearest link. */
  expect(redirects = 0): void {
    if (redirects > 0) this.#redirects.set(this.#outcomes.length, redirects);
    this.#outcomes.push(undefined);
  }

  /** Returns the number of redirects from the nearest link; 0 if a link names the target. */
  redirectsTo(id: TargetId): number {
    return this.#redirects.get(id) ?? 0;
  }

  /**
   * Applies a shorter way to a target. @returns whether it was too far away to be requested before, and no longer is.
   */
  shortenRedirects(id: TargetId, redirects: number): boolean {
    if (redirects === 0) this.#redirects.delete(id);
    else this.#redirects.set(id, redirects);
    const outcome = this.#outcomes[id];
    if (outcome?.kind !== 'skipped' || outcome.why !== 'redirects' || redirects > maxRedirects) return false;
    this.forget(id);
    return true;
  }

  of(id: TargetId): Outcome | undefined {
    return this.#outcomes[id];
  }

  set(id: TargetId, outcome: Outcome): void {
    this.#outcomes[id] = isPlain(outcome) ? plain : outcome;
    if (outcome.kind !== 'redirect') return;
    const sources = this.#redirectedFrom.get(outcome.to);
    if (sources) sources.push(id);
    else this.#redirectedFrom.set(outcome.to, [id]);
  }

  /** Removes the outcome of a target that is requested again. */
  forget(id: TargetId): void {
    this.#outcomes[id] = undefined;
  }

  /** Returns the redirect chain of a target: every step, and whether its end is known. */
  redirectChainOf(id: TargetId): RedirectChain {
    const hops: TargetId[] = [id];
    let at = id;
    for (;;) {
      const outcome = this.#outcomes[at];
      if (outcome === undefined) return { hops, end: 'open' };
      if (outcome.kind !== 'redirect') return { hops, end: 'answer', outcome };
      if (hops.includes(outcome.to)) return { hops: [...hops, outcome.to], end: 'loop' };
      hops.push(outcome.to);
      if (hops.length > maxRedirects + 1) return { hops, end: 'too-long' };
      at = outcome.to;
    }
  }

  /**
   * Returns a target and all targets whose redirects lead to it, including those that led to it before they were
   * requested again. A site decides how long and wide redirect chains are, so this iterates, and goes back no further
   * than the maximum length of a chain.
   */
  leadingTo(id: TargetId): ReadonlySet<TargetId> {
    const found = new Set([id]);
    let level = [id];
    for (let hops = 0; hops <= maxRedirects && level.length > 0; hops++) {
      const sources = level.flatMap((target) => this.#redirectedFrom.get(target) ?? []);
      level = sources.filter((source) => !found.has(source));
      for (const source of level) found.add(source);
    }
    return found;
  }
}
