import { networkOf, peerFactor, type Visitor, visitorKey } from '../platform/visitor';

/** So many envelopes at once, and so many more each minute. */
export interface Rate {
  readonly burst: number;
  readonly perMinute: number;
}

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** Beyond it the addresses that were quiet longest are forgotten: memory is bounded whoever knocks. */
const maxBuckets = 10_000;

/**
 * Counts envelopes by address, in this instance's memory: reports come in bursts and must cost no database writes, and
 * the instances are few (`maxInstances`), so the limit is this times their number at most.
 */
export class RateLimiter {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly rate: Rate) {}

  /** 0 when this envelope may pass, else the whole seconds until one may. */
  take(address: string, now: number): number {
    const key = networkOf(address);
    const { burst, perMinute } = this.rate;
    const before = this.buckets.get(key);
    const left = before ? Math.min(burst, before.left + ((now - before.at) / 60_000) * perMinute) : burst;
    const passes = left >= 1;
    // Deleted and set again, so that the map's order is that of the last visit.
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
 * One limit for what a visitor claims to be, one for the host that really connected, and one for everyone, so that made-up
 * addresses don't lift the limit.
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

  /** Returns 0 when this envelope may pass, else the whole seconds until one may. What one limit refuses, the next doesn't count. */
  take(visitor: Visitor, now: number): number {
    return (
      this.visitors.take(visitorKey(visitor), now) ||
      this.peers.take(visitor.peer, now) ||
      this.everyone.take('', now)
    );
  }
}
