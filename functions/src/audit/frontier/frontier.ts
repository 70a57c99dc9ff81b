import type { TargetId, TargetKind } from '../facts/target';

interface HostQueue {
  /** By depth. An entry is stale if its target has since moved to a smaller depth or was taken. */
  readonly pages: Fifo<TargetId>[];
  shallowest: number;
  readonly checks: Fifo<TargetId>;
  /** Pages and checks alternate, so that neither waits for all of the other. */
  checkNext: boolean;
}

/** The depth of queued checks, which have none. */
const anyDepth = -1;

/** Holds the URLs that have yet to be requested, by host, pages breadth first. */
export class Frontier {
  readonly #hosts = new Map<string, HostQueue>();
  #waiting = 0;
  /** The depth at which a target is queued; absent if it isn't. */
  readonly #queuedAt = new Map<TargetId, number>();

  get size(): number {
    return this.#queuedAt.size;
  }

  hosts(): IterableIterator<string> {
    return this.#hosts.keys();
  }

  /** The number of queued pages, over all hosts. */
  get pages(): number {
    return this.#waiting;
  }

  /** Queues a target, or moves it forward if it is queued at a greater depth. */
  add(id: TargetId, host: string, kind: TargetKind, depth: number): void {
    const at = kind === 'page' ? depth : anyDepth;
    const known = this.#queuedAt.get(id);
    if (known !== undefined && (known === at || (known !== anyDepth && at > known))) return;
    this.#queuedAt.set(id, at);
    const queue = this.#queue(host);
    if (kind !== 'page') {
      queue.checks.add(id);
      return;
    }
    if (known === undefined || known === anyDepth) {
      this.#waiting++;
    }
    const level = queue.pages[depth] ?? new Fifo<TargetId>();
    queue.pages[depth] = level;
    level.add(id);
    queue.shallowest = Math.min(queue.shallowest, depth);
  }

  /**
   * Takes the next target of a host.
   * @param pageMayStart called with the depth of the shallowest page; pages wait while it returns false.
   */
  take(host: string, pageMayStart: (depth: number) => boolean): TargetId | undefined {
    const queue = this.#hosts.get(host);
    if (!queue) return undefined;
    const taken = queue.checkNext
      ? (this.#takeCheck(queue) ?? this.#takePage(queue, pageMayStart))
      : (this.#takePage(queue, pageMayStart) ?? this.#takeCheck(queue));
    queue.checkNext = !queue.checkNext;
    if (taken !== undefined) this.#queuedAt.delete(taken);
    else if (queue.checks.length === 0 && queue.shallowest >= queue.pages.length) this.#hosts.delete(host);
    return taken;
  }

  #takePage(queue: HostQueue, pageMayStart: (depth: number) => boolean): TargetId | undefined {
    for (; queue.shallowest < queue.pages.length; queue.shallowest++) {
      const level = queue.pages[queue.shallowest];
      if (!level || !this.#skipStale(level, queue.shallowest)) continue;
      if (!pageMayStart(queue.shallowest)) return undefined;
      this.#waiting--;
      return level.take();
    }
    return undefined;
  }

  #takeCheck(queue: HostQueue): TargetId | undefined {
    return this.#skipStale(queue.checks, anyDepth) ? queue.checks.take() : undefined;
  }

  /** @returns whether the level still has a queued target. */
  #skipStale(level: Fifo<TargetId>, at: number): boolean {
    for (let id = level.peek(); id !== undefined; id = level.peek()) {
      if (this.#queuedAt.get(id) === at) return true;
      level.take();
    }
    return false;
  }

  #queue(host: string): HostQueue {
    const known = this.#hosts.get(host);
    if (known) return known;
    const queue: HostQueue = { pages: [], shallowest: 0, checks: new Fifo(), checkNext: false };
    this.#hosts.set(host, queue);
    return queue;
  }
}

/** A queue whose `take` doesn't move the remaining items, however many there are. */
class Fifo<T> {
  #items: T[] = [];
  #head = 0;

  get length(): number {
    return this.#items.length - this.#head;
  }

  add(item: T): void {
    this.#items.push(item);
  }

  take(): T | undefined {
    const item = this.#items[this.#head];
    if (this.#head < this.#items.length) this.#head++;
    if (this.#head > 1_024 && this.#head * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#head);
      this.#head = 0;
    }
    return item;
  }

  peek(): T | undefined {
    return this.#items[this.#head];
  }
}
