import { type Clock, Stopped } from '../time/timing';
import type { HostPolicy, Throttle } from './hostPolicy';
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

/** Maximum concurrent requests to all hosts together, however many a list names. */
const maxConcurrent = 64;

/** Schedules every request per host, including retries and robots.txt. */
export class Politeness {
  readonly #lanes = new Map<string, Lane>();
  /** Lanes that wait for other hosts' requests to end. */
  readonly #waitingForCapacity = new Set<Lane>();
  /** Hosts with changes for `throttles` to report. */
  readonly #changedHosts = new Set<string>();
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

  /** Returns whether it asked us to slow down and is still slowed. */
  isBackedOff(host: string): boolean {
    return (this.#lanes.get(host)?.backoffLevel ?? 0) > 0;
  }

  /** Returns whether it keeps refusing after every wait, so it receives no more requests. */
  isSuspended(host: string): boolean {
    const lane = this.#lanes.get(host);
    return lane !== undefined && isSuspended(lane);
  }

  /** Returns whether it is suspended because it requested a long pause. */
  askedForLongPause(host: string): boolean {
    return this.#lanes.get(host)?.isSuspended ?? false;
  }

  /**
   * Resolves when a request to this host may start; each call is followed by one of `done`.
   * @param ahead of all queued requests.
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

  /** Records a response that isn't a refusal. */
  recordSuccess(host: string): void {
    if (countSuccess(this.#lane(host))) this.#changedHosts.add(host);
  }

  /** Takes back a refusal that was about one URL, not load. @param backoffLevel that the host keeps at least. */
  undoBackoff(host: string, backoffLevel = 0): void {
    undoBackoff(this.#lane(host), backoffLevel);
    this.#changedHosts.add(host);
  }

  /**
   * Backs off after a refusal (429, 503, Retry-After): pauses the host for `ms` milliseconds, then continues with
   * half the rate and concurrency.
   * @param requestedAt when the refused request began: several refused together count once.
   */
  backOff(host: string, ms: number, requestedAt = this.#clock.now()): void {
    const lane = this.#lane(host);
    countRefusal(lane, ms, requestedAt, this.#clock.now());
    this.#changedHosts.add(host);
    this.#reconsider(lane);
  }

  /** Stops requests to a host that wants a longer pause than an audit can wait. */
  suspend(host: string): void {
    const lane = this.#lane(host);
    lane.isSuspended = true;
    this.#changedHosts.add(host);
    this.#reconsider(lane);
  }

  /** Yields hosts whose throttling has changed since the last call. */
  *throttles(): Iterable<readonly [host: string, throttle: Throttle]> {
    for (const host of this.#changedHosts) {
      this.#changedHosts.delete(host);
      yield [host, throttleOf(this.#lane(host), this.#clock)];
    }
  }

  /** Restores the throttling of a host. */
  throttle(host: string, throttle: Throttle): void {
    applyThrottle(this.#lane(host), throttle, this.#clock);
  }

  /** Applies the crawl delay of robots.txt, in milliseconds. */
  applyCrawlDelay(host: string, gap: number): void {
    const lane = this.#lane(host);
    lane.policy = { gap: Math.max(lane.policy.gap, gap), concurrency: 1 };
  }

  /** Refuses queued and new requests. */
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
    // Requests queued for a suspended host end immediately.
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

  /** Serves queued requests after a change. */
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
