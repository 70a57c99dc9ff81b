import { isIPv6 } from 'node:net';
import type { Request } from 'firebase-functions/https';

/** Where a request without a session comes from, as network addresses. Counted, never kept. */
export interface Visitor {
  /** As Firebase Hosting reports it. A direct call to the function can put anything here. */
  readonly claimed: string;
  /** The host that connected to Google's front end, which nobody can forge. Behind Hosting many visitors share it. */
  readonly peer: string;
}

/** How many times a visitor's limit one peer may use, because visitors behind Hosting share a few. */
export const peerFactor = 20;

export function visitorOf({ headers, socket }: Request): Visitor {
  const hosting = headers['fastly-client-ip'];
  // The front end appends the peer to whatever the caller sent.
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const peer = forwarded.at(-1)?.trim() || socket.remoteAddress || 'unknown';
  return { claimed: typeof hosting === 'string' ? hosting : peer, peer };
}

/**
 * Returns what a visitor is counted by: who they claim to be, as told by the host that really connected. A direct call
 * that claims another visitor's address is counted apart from that visitor, who comes through Hosting.
 */
export function visitorKey({ claimed, peer }: Visitor): string {
  return `${networkOf(peer)} ${networkOf(claimed)}`;
}

/** Returns an IPv4 address as it is, and the /64 network of an IPv6 address: one household has a whole one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.slice(0, 64);
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const middle = address.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return [...front, ...middle, ...back].slice(0, 4).join(':');
}
