import { isIPv6 } from 'node:net';

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
const mostAddresses = 10_000;

/**
 * Counts envelopes by address, in this instance's memory: reports come in bursts and must cost no database writes, and
 * the instances are few (`maxInstances`), so the limit is this times their number at most.
 */
export class Allowance {
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
    if (this.buckets.size > mostAddresses) this.forgetOldest();
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

/** One household has a whole /64 of IPv6 addresses. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.slice(0, 64);
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const middle = address.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return [...front, ...middle, ...back].slice(0, 4).join(':');
}
