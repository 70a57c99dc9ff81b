import type { LinkRef, TargetId } from '../facts/target';

export interface WaitingLink {
  readonly page: TargetId;
  readonly ref: LinkRef;
}

interface Chained extends WaitingLink {
  /** The next younger one; for the youngest, the oldest. */
  next: Chained;
}

/**
 * Links whose targets are not resolved yet, oldest first. Half of a large site's targets wait concurrently, for a
 * link or two each: a chain takes less memory than a list for each.
 */
export class WaitingLinks {
  /** The youngest link of each target. */
  readonly #youngest = new Map<TargetId, Chained>();

  has(target: TargetId): boolean {
    return this.#youngest.has(target);
  }

  add(page: TargetId, ref: LinkRef): void {
    const youngest = this.#youngest.get(ref[0]);
    const link = { page, ref } as Chained;
    link.next = youngest?.next ?? link;
    if (youngest) youngest.next = link;
    this.#youngest.set(ref[0], link);
  }

  /** Returns the oldest links that wait for a target. */
  oldest(target: TargetId, limit: number): WaitingLink[] {
    const youngest = this.#youngest.get(target);
    const links: WaitingLink[] = [];
    for (let link = youngest?.next; link && links.length < limit; link = link.next) {
      links.push(link);
      if (link === youngest) break;
    }
    return links;
  }

  /** Drops the oldest links. */
  drop(target: TargetId, count: number): void {
    const youngest = this.#youngest.get(target);
    for (let left = count; youngest && left > 0; left--) {
      if (youngest.next === youngest) {
        this.#youngest.delete(target);
        return;
      }
      youngest.next = youngest.next.next;
    }
  }
}
