import type { Clock } from './clock';
import { Stopped } from './stopped';

/** How one host is asked. */
export interface Manners {
  /** Requests at once. */
  readonly concurrency: number;
  /** From the start of one request to the start of the next, in milliseconds. */
  readonly gap: number;
}

/** After a host says it is too much, requests are spread no further apart than this. */
const longestGap = 10_000;

interface Lane extends Manners {
  gap: number;
  concurrency: number;
  active: number;
  /** When the next request may start. */
  nextAt: number;
  readonly queue: { start(): void; refuse(error: Error): void }[];
  wake: (() => void) | null;
}

/** A turnstile for each host: every single request, a retry or a robots.txt too, passes through it. */
export class Politeness {
  readonly #lanes = new Map<string, Lane>();
  readonly #clock: Clock;
  readonly #mannersOf: (host: string) => Manners;
  #stopped = false;

  constructor(clock: Clock, mannersOf: (host: string) => Manners) {
    this.#clock = clock;
    this.#mannersOf = mannersOf;
  }

  concurrencyOf(host: string): number {
    return this.#lane(host).concurrency;
  }

  /**
   * Resolves when a request to this host may start; every one is followed by one `done`.
   * @throws Stopped once `stop` was called.
   */
  async turn(host: string): Promise<void> {
    if (this.#stopped) throw new Stopped();
    const lane = this.#lane(host);
    if (lane.queue.length === 0 && this.#free(lane)) return this.#start(lane);
    await new Promise<void>((start, refuse) => {
      lane.queue.push({ start, refuse });
      this.#serve(lane);
    });
  }

  done(host: string): void {
    const lane = this.#lane(host);
    lane.active--;
    this.#serve(lane);
  }

  /** The host asked for a pause (Retry-After): nothing more is asked before that, and then half as often. */
  holdOff(host: string, ms: number): void {
    const lane = this.#lane(host);
    lane.nextAt = Math.max(lane.nextAt, this.#clock.now() + ms);
    lane.gap = Math.min(longestGap, lane.gap * 2);
    lane.wake?.();
    lane.wake = null;
    this.#serve(lane);
  }

  /** robots.txt asks for so many milliseconds between requests. */
  spaceOut(host: string, gap: number): void {
    const lane = this.#lane(host);
    lane.gap = Math.max(lane.gap, gap);
    lane.concurrency = 1;
  }

  /** Whoever waits is refused, and whoever comes. */
  stop(): void {
    this.#stopped = true;
    for (const lane of this.#lanes.values()) {
      lane.wake?.();
      lane.wake = null;
      for (const waiter of lane.queue.splice(0)) waiter.refuse(new Stopped());
    }
  }

  #lane(host: string): Lane {
    const known = this.#lanes.get(host);
    if (known) return known;
    const lane: Lane = { ...this.#mannersOf(host), active: 0, nextAt: 0, queue: [], wake: null };
    this.#lanes.set(host, lane);
    return lane;
  }

  #free(lane: Lane): boolean {
    return lane.active < lane.concurrency && this.#clock.now() >= lane.nextAt;
  }

  #start(lane: Lane): void {
    lane.active++;
    if (lane.gap > 0) lane.nextAt = this.#clock.now() + lane.gap;
  }

  #serve(lane: Lane): void {
    while (lane.queue.length > 0 && this.#free(lane)) {
      this.#start(lane);
      lane.queue.shift()?.start();
    }
    if (lane.queue.length === 0 || lane.wake || lane.active >= lane.concurrency) return;
    const wait = Math.max(1, lane.nextAt - this.#clock.now());
    lane.wake = this.#clock.after(wait, () => {
      lane.wake = null;
      this.#serve(lane);
    });
  }
}
