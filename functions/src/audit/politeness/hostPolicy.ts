import ipaddr from 'ipaddr.js';
import type { JobInput } from '#domain/jobInput';

/** How fast one host may be requested. */
export interface HostPolicy {
  /** Concurrent requests. */
  readonly concurrency: number;
  /** From the start of one request to the start of the next, in milliseconds. */
  readonly gap: number;
}

/** Other sites did not agree to be checked: at most two concurrent requests, and four per second. */
const otherSitePolicy: HostPolicy = { concurrency: 2, gap: 250 };

/** No one else uses a loopback host, so only concurrency is limited there. */
const loopbackConcurrency = 16;

const maxConcurrency = 10;

/**
 * Returns the policy of each host: the owner's rate for the site, a gentle one for all others. Where private
 * addresses are allowed, a loopback host has no rate limit.
 * @param isSite returns whether a host (with port) is part of the audited site.
 */
export function hostPolicyFor(
  input: Pick<JobInput, 'requestsPerSecond'>,
  allowPrivate: boolean,
  isSite: (host: string) => boolean,
): (host: string) => HostPolicy {
  return (host) => {
    const rate = input.requestsPerSecond;
    const loopback = allowPrivate && isLoopback(host);
    if (!isSite(host)) return loopback ? { ...otherSitePolicy, gap: 0 } : otherSitePolicy;
    if (loopback) return { concurrency: loopbackConcurrency, gap: 0 };
    return { concurrency: Math.min(maxConcurrency, Math.max(2, rate)), gap: 1_000 / rate };
  };
}

/** @param host with or without a port. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback';
}

/** The throttling of a host, stored for the next slice of an audit. */
export interface Throttle {
  /** How often the rate has been halved. */
  readonly backoffLevel: number;
  /** Refusals since the last success. */
  readonly refusals: number;
  /** Epoch milliseconds before which no request is sent; 0 if there is no pause. */
  readonly until: number;
  /** Whether it receives no more requests. */
  readonly isSuspended: boolean;
}

export function isNormal({ backoffLevel, refusals, isSuspended }: Throttle): boolean {
  return backoffLevel === 0 && refusals === 0 && !isSuspended;
}
