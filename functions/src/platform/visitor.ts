import { isIPv6 } from 'node:net';
import type { Request } from 'firebase-functions/https';

/** The IP addresses behind a request without a session. Counted, never stored. */
export interface Visitor {
  /** As reported by Firebase Hosting. A direct call to the function can forge it. */
  readonly claimed: string;
  /**
   * The host that connected to Google's front end, which can't be forged. Many visitors share the hosts of Firebase
   * Hosting.
   */
  readonly peer: string;
}

/** Factor by which the limit of a peer exceeds that of a visitor, because visitors behind Hosting share a few peers. */
export const peerFactor = 20;

export function visitorOf({ headers, socket }: Request): Visitor {
  const hosting = headers['fastly-client-ip'];
  // The front end appends the peer to the header that the caller sent.
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const peer = forwarded.at(-1)?.trim() || socket.remoteAddress || 'unknown';
  return { claimed: typeof hosting === 'string' ? hosting : peer, peer };
}

/**
 * Returns the key that a visitor is counted by: the claimed address together with the connected host. A direct call
 * that claims another visitor’s address is therefore counted separately.
 */
export function visitorKey({ claimed, peer }: Visitor): string {
  return `${networkOf(peer)} ${networkOf(claimed)}`;
}

/** Returns an IPv4 address unchanged, and the /64 network of an IPv6 address, because one household has a whole one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address.slice(0, 64);
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const front = head.split(':').filter(Boolean);
  const back = tail.split(':').filter(Boolean);
  const middle = address.includes('::') ? Array<string>(8 - front.length - back.length).fill('0') : [];
  return [...front, ...middle, ...back].slice(0, 4).join(':');
}
