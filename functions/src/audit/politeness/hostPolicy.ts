import ipaddr from 'ipaddr.js';
import type { JobInput } from '#domain/jobInput';

/** How one host is asked. */
export interface HostPolicy {
  /** Requests at once. */
  readonly concurrency: number;
  /** From the start of one request to the start of the next, in milliseconds. */
  readonly gap: number;
}

/** Other sites did not ask to be checked: two requests at once, and four a second at most. */
const otherSitePolicy: HostPolicy = { concurrency: 2, gap: 250 };

/** Nobody else is on a loopback host, so only the number of requests at once is limited there. */
const loopbackConcurrency = 16;

const maxConcurrency = 10;

/**
 * How each host is asked: the site at the rate its owner chose, all others gently. Where private addresses are
 * allowed at all, a loopback host has no rate limit.
 * @param isSite whether a host (with its port) is the one audited.
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
