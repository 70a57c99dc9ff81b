import type { JobInput } from '#domain/jobInput';
import type { TargetId } from '../facts/target';
import type { CrawlState } from '../state/state';
import type { Clock } from '../time/clock';
import type { Frontier } from './frontier';

/** Addresses of other sites that are asked at once, all their hosts together. */
const maxOtherSiteRequests = 40;

/**
 * A page is read only when no page two levels above is still being read, so that depths come out exact; but a slow
 * one holds up the others no longer than this, in milliseconds.
 */
const maxPageHold = 3_000;

/**
 * Beyond those that may be asked at once, so many more stand ready at the turnstile: the next request starts the moment
 * one has ended, not when its page has been read too.
 */
const ready = 0.5;

export interface SchedulerParts {
  readonly clock: Clock;
  readonly frontier: Frontier;
  readonly state: CrawlState;
  readonly allowance: Pick<JobInput, 'maxPages'>;
  readonly concurrencyOf: (host: string) => number;
  readonly isSiteHost: (host: string) => boolean;
  /** Never rejects. */
  readonly work: (id: TargetId) => Promise<void>;
  /** Other work goes on that may bring more to do. */
  readonly isBusy: () => boolean;
}

interface PageInFlight {
  readonly depth: number;
  /** When pages below it need wait for it no longer. */
  readonly blocksUntil: number;
}

/** Decides what is asked next, and when there is nothing left to ask. */
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

  /** How many pages are being read. */
  get reading(): number {
    return this.#pages.size;
  }

  /** Resolves when everything is asked, or when what was being asked has ended after `stop`. */
  async run(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#whenIdle = resolve;
      this.pump();
    });
    this.#wake?.();
  }

  /** Starts nothing more. */
  stop(): void {
    this.#stopped = true;
    this.pump();
  }

  /** A target of this host waits before its next try, or goes on: meanwhile another may take its place. */
  wait(host: string, waiting: boolean): void {
    this.#count(host, waiting ? -1 : 1);
    this.pump();
  }

  /** Starts whatever may start now. */
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
    const atOnce = this.#parts.concurrencyOf(host);
    const most = elsewhere ? atOnce : atOnce + Math.ceil(atOnce * ready);
    while ((this.#perHost.get(host) ?? 0) < most && !(elsewhere && this.#elsewhere >= maxOtherSiteRequests)) {
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
      this.#pages.set(id, { depth: state.depthOf(id), blocksUntil: clock.now() + maxPageHold });
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
        this.#wake ??= clock.after(maxPageHold, () => {
          this.#wake = null;
          this.pump();
        });
        return false;
      }
    return true;
  }
}
