import { networkOf, peerFactor, type Visitor, visitorKey } from '../platform/visitor';

/** A burst of envelopes, and how many more are allowed per minute. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

/**
 * Envelopes that an instance forwards per visitor. A page that fails in a loop sends a few dozen before the client
 * throttles itself.
 */
export const reportRates: { readonly visitor: Rate; readonly everyone: Rate } = {
  visitor: { burst: 60, perMinute: 60 },
  everyone: { burst: 1_200, perMinute: 300 },
};

/** The limit of all instances together in the hour in which they start: each adds its burst and its rate. */
export const maxReportsPerHour = 76_800;

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Above this number, the least recently used buckets are removed, which limits the memory. */
const maxBuckets = 10_000;

/**
 * Limits envelopes per key with token buckets in the memory of the instance: reports come in bursts and must not cost
 * database writes. There are few instances (`maxInstances`), so the effective limit is at most that many times
 * higher.
 */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly rate: Rate) {}

  /** Returns 0 if the envelope is allowed, or else the seconds until one is. */
  take(address: string, now: number): number {
    const key = networkOf(address);
    const { burst, perMinute } = this.rate;
    const before = this.buckets.get(key);
    const left = before ? Math.min(burst, before.left + ((now - before.at) / 60_000) * perMinute) : burst;
    const passes = left >= 1;
    // Deletes before it sets, so that the map is ordered by last use.
    this.buckets.delete(key);
    this.buckets.set(key, { left: passes ? left - 1 : left, at: now });
    if (this.buckets.size > maxBuckets) this.forgetOldest();
    return passes ? 0 : Math.ceil(((1 - left) / perMinute) * 60);
  }

  get size(): number {
    return this.buckets.size;
  }

  private forgetOldest(): void {
    const [oldest] = this.buckets.keys();
    if (oldest !== undefined) this.buckets.delete(oldest);
  }
}

/**
 * Applies one limit to the claimed address, one to the connected host, and one to everyone, so that forged addresses
 * don’t lift the limit.
 */
export class ReportRateLimits {
  private readonly visitors: RateLimiter;
  private readonly peers: RateLimiter;
  private readonly everyone: RateLimiter;

  constructor({ visitor, everyone }: { readonly visitor: Rate; readonly everyone: Rate }) {
    const { burst, perMinute } = visitor;
    this.visitors = new RateLimiter(visitor);
    this.peers = new RateLimiter({ burst: burst * peerFactor, perMinute: perMinute * peerFactor });
    this.everyone = new RateLimiter(everyone);
  }

  /**
   * Returns 0 if the envelope is allowed, or else the seconds until one is. An envelope that one limit rejects
   * doesn’t count against the next.
   */
  take(visitor: Visitor, now: number): number {
    return (
      this.visitors.take(visitorKey(visitor), now) ||
      this.peers.take(visitor.peer, now) ||
      this.everyone.take('', now)
    );
  }
}
