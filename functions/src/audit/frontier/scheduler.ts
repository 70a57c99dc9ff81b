import type { JobInput } from '#domain/jobInput';
import type { TargetId } from '../facts/target';
import type { CrawlState } from '../state/state';
import type { Clock } from '../time/timing';
import type { Frontier } from './frontier';

/** Concurrent requests to other sites, over all their hosts. */
const maxOtherSiteRequests = 40;

/**
 * A page is read only when no page two levels above is still being read, so that depths are exact. A slow page blocks
 * others no longer than this.
 */
const maxPageBlockMs = 3_000;

/**
 * Share of the concurrency that is queued in addition, so that the next request starts when one has ended, not only
 * once its page is parsed.
 */
const ready = 0.5;

interface SchedulerParts {
  readonly clock: Clock;
  readonly frontier: Frontier;
  readonly state: CrawlState;
  readonly allowance: Pick<JobInput, 'maxPages'>;
  readonly concurrencyOf: (host: string) => number;
  readonly isSiteHost: (host: string) => boolean;
  /** Never rejects. */
  readonly work: (id: TargetId) => Promise<void>;
  /** Returns whether other work is in progress that may add targets. */
  readonly isBusy: () => boolean;
}

interface PageInFlight {
  readonly depth: number;
  /** When deeper pages no longer wait for it. */
  readonly blocksUntil: number;
}

/** Decides what is requested next, and when the crawl is complete. */
export class Scheduler {
  readonly frontier: Frontier;
  readonly #parts: SchedulerParts;
  readonly #inFlight = new Set<TargetId>();
  readonly #pages = new Map<TargetId, PageInFlight>();
  readonly #perHost = new Map<string, number>();
  #elsewhere = 0;
  #stopped = false;
  #wake: (() => void) | null = null;
  #whenIdle: (() => void) | null = null;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
    this.frontier = parts.frontier;
  }

  isInFlight(id: TargetId): boolean {
    return this.#inFlight.has(id);
  }

  /** The number of pages being read. */
  get reading(): number {
    return this.#pages.size;
  }

  /** Resolves when everything has been requested, or after `stop`, when the requests in flight have ended. */
  async run(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#whenIdle = resolve;
      this.pump();
    });
    this.#wake?.();
  }

  /** Starts no more targets. */
  stop(): void {
    this.#stopped = true;
    this.pump();
  }

  /** Frees the slot of a target while it waits for its next attempt, and takes it again afterward. */
  wait(host: string, waiting: boolean): void {
    this.#count(host, waiting ? -1 : 1);
    this.pump();
  }

  /** Starts all targets that may start now. */
  pump(): void {
    if (!this.#stopped) this.#startAll();
    if (this.#inFlight.size === 0 && !this.#parts.isBusy()) this.#whenIdle?.();
  }

  #startAll(): void {
    const { isSiteHost } = this.#parts;
    for (const host of this.frontier.hosts()) {
      if (isSiteHost(host)) this.#startHost(host, false);
      else if (this.#elsewhere < maxOtherSiteRequests) this.#startHost(host, true);
    }
  }

  #startHost(host: string, elsewhere: boolean): void {
    const concurrency = this.#parts.concurrencyOf(host);
    const limit = elsewhere ? concurrency : concurrency + Math.ceil(concurrency * ready);
    while (
      (this.#perHost.get(host) ?? 0) < limit &&
      !(elsewhere && this.#elsewhere >= maxOtherSiteRequests)
    ) {
      const id = this.frontier.take(host, (depth) => this.#pageMayStart(depth));
      if (id === undefined) break;
      void this.#start(id, host);
    }
  }

  async #start(id: TargetId, host: string): Promise<void> {
    this.#count(host, 1);
    await this.#work(id);
    this.#count(host, -1);
    this.pump();
  }

  async #work(id: TargetId): Promise<void> {
    const { state, clock, work } = this.#parts;
    this.#inFlight.add(id);
    if (state.kindOf(id) === 'page') {
      this.#pages.set(id, { depth: state.depthOf(id), blocksUntil: clock.now() + maxPageBlockMs });
    }
    await work(id);
    this.#inFlight.delete(id);
    this.#pages.delete(id);
  }

  #count(host: string, change: number): void {
    this.#perHost.set(host, (this.#perHost.get(host) ?? 0) + change);
    if (!this.#parts.isSiteHost(host)) this.#elsewhere += change;
  }

  #pageMayStart(depth: number): boolean {
    const { state, allowance, clock } = this.#parts;
    if (state.pagesRead + this.#pages.size >= allowance.maxPages) return false;
    const now = clock.now();
    for (const page of this.#pages.values())
      if (page.depth < depth - 1 && now < page.blocksUntil) {
        this.#wake ??= clock.after(maxPageBlockMs, () => {
          this.#wake = null;
          this.pump();
        });
        return false;
      }
    return true;
  }
}
