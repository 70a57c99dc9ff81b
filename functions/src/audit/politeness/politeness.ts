import type { Clock } from '../time/clock';
import { Stopped } from '../time/stopped';
import type { HostPolicy } from './hostPolicy';
import {
  applyThrottle,
  concurrencyOf,
  countRefusal,
  countSuccess,
  gapOf,
  isSuspended,
  type Lane,
  newLane,
  throttleOf,
  undoBackoff,
} from './lane';
import type { Throttle } from './throttle';

/** Requests at once to all hosts together, however many a list names. */
const maxConcurrent = 64;

/** A turnstile for each host: every single request, a retry or a robots.txt too, passes through it. */
export class Politeness {
  readonly #lanes = new Map<string, Lane>();
  /** Lanes that wait for other hosts' requests to end. */
  readonly #waitingForCapacity = new Set<Lane>();
  /** Hosts of which `throttles` has something new to tell. */
  readonly #news = new Set<string>();
  readonly #clock: Clock;
  readonly #policyOf: (host: string) => HostPolicy;
  #active = 0;
  #stopped = false;

  constructor(clock: Clock, policyOf: (host: string) => HostPolicy) {
    this.#clock = clock;
    this.#policyOf = policyOf;
  }

  concurrencyOf(host: string): number {
    return concurrencyOf(this.#lane(host));
  }

  /** It has asked us to slow down, and we are slow with it still. */
  isBackedOff(host: string): boolean {
    return (this.#lanes.get(host)?.backoffLevel ?? 0) > 0;
  }

  /** It keeps refusing however long we wait, so it is asked nothing more. */
  isSuspended(host: string): boolean {
    const lane = this.#lanes.get(host);
    return lane !== undefined && isSuspended(lane);
  }

  /** That is so because it asked for a long pause. */
  askedForLongPause(host: string): boolean {
    return this.#lanes.get(host)?.isSuspended ?? false;
  }

  /**
   * Resolves when a request to this host may start; every one is followed by one `done`.
   * @param ahead of all that wait.
   * @throws Stopped once `stop` was called.
   */
  async acquire(host: string, ahead = false): Promise<void> {
    if (this.#stopped) throw new Stopped();
    const lane = this.#lane(host);
    if (lane.queue.length === 0 && this.#free(lane)) return this.#start(lane);
    await new Promise<void>((start, refuse) => {
      if (ahead) lane.queue.unshift({ start, refuse });
      else lane.queue.push({ start, refuse });
      this.#serve(lane);
    });
  }

  release(host: string): void {
    const lane = this.#lane(host);
    lane.active--;
    this.#active--;
    this.#serve(lane);
    for (const other of this.#waitingForCapacity) {
      if (this.#isFull()) return;
      this.#waitingForCapacity.delete(other);
      this.#serve(other);
    }
  }

  /** The host gave an answer that asks for no patience. */
  recordSuccess(host: string): void {
    if (countSuccess(this.#lane(host))) this.#news.add(host);
  }

  /** What the host refused was one address, and not too much. @param slowness that it keeps all the same. */
  undoBackoff(host: string, backoffLevel = 0): void {
    undoBackoff(this.#lane(host), backoffLevel);
    this.#news.add(host);
  }

  /**
   * The host said it is too much (429, 503, Retry-After): nothing more is asked for so many milliseconds, and then half as
   * often by half as many at once.
   * @param askedAt when the refused request began: several refused together are one refusal.
   */
  backOff(host: string, ms: number, requestedAt = this.#clock.now()): void {
    const lane = this.#lane(host);
    countRefusal(lane, ms, requestedAt, this.#clock.now());
    this.#news.add(host);
    this.#reconsider(lane);
  }

  /** The host wants a longer pause than anybody waits: it is asked nothing more. */
  suspend(host: string): void {
    const lane = this.#lane(host);
    lane.isSuspended = true;
    this.#news.add(host);
    this.#reconsider(lane);
  }

  /** How the hosts are slowed of which that has changed since it was last told. */
  *throttles(): Iterable<readonly [host: string, throttle: Throttle]> {
    for (const host of this.#news) {
      this.#news.delete(host);
      yield [host, throttleOf(this.#lane(host), this.#clock)];
    }
  }

  /** Goes on with a host as it was left. */
  throttle(host: string, throttle: Throttle): void {
    applyThrottle(this.#lane(host), throttle, this.#clock);
  }

  /** robots.txt asks for so many milliseconds between requests. */
  applyCrawlDelay(host: string, gap: number): void {
    const lane = this.#lane(host);
    lane.policy = { gap: Math.max(lane.policy.gap, gap), concurrency: 1 };
  }

  /** Whoever waits is refused, and whoever comes. */
  stop(): void {
    this.#stopped = true;
    this.#waitingForCapacity.clear();
    for (const lane of this.#lanes.values()) {
      lane.wake?.();
      lane.wake = null;
      for (const waiter of lane.queue.splice(0)) waiter.refuse(new Stopped());
    }
  }

  #lane(host: string): Lane {
    const known = this.#lanes.get(host);
    if (known) return known;
    const lane = newLane(this.#policyOf(host));
    this.#lanes.set(host, lane);
    return lane;
  }

  #free(lane: Lane): boolean {
    // Whoever waits for a host that is left in peace learns of it at once.
    if (isSuspended(lane)) return true;
    if (this.#isFull() || lane.active >= concurrencyOf(lane)) return false;
    return this.#clock.now() >= lane.nextAt;
  }

  #isFull(): boolean {
    return this.#active >= maxConcurrent;
  }

  #start(lane: Lane): void {
    lane.active++;
    this.#active++;
    const gap = gapOf(lane);
    if (gap > 0) lane.nextAt = this.#clock.now() + gap;
  }

  /** Something has changed for those that wait. */
  #reconsider(lane: Lane): void {
    lane.wake?.();
    lane.wake = null;
    this.#serve(lane);
  }

  #serve(lane: Lane): void {
    while (lane.queue.length > 0 && this.#free(lane)) {
      this.#start(lane);
      lane.queue.shift()?.start();
    }
    if (lane.queue.length === 0 || lane.wake || lane.active >= concurrencyOf(lane)) return;
    if (this.#isFull()) {
      this.#waitingForCapacity.add(lane);
      return;
    }
    const wait = Math.max(1, lane.nextAt - this.#clock.now());
    lane.wake = this.#clock.after(wait, () => {
      lane.wake = null;
      this.#serve(lane);
    });
  }
}
