import { getDomain } from 'tldts';
import { hostOf } from './url';

/**
 * Returns whether two URLs belong to the same organization: their registrable domains match. On services where everyone
 * can register a subdomain, such as `github.io`, each subdomain is its own organization (the private part of the Public
 * Suffix List).
 */
export function sameOwner(one: string, other: string): boolean {
  return ownerOf(hostOf(one)) === ownerOf(hostOf(other));
}

/** Returns the host itself if it has no registrable domain, such as an IP address. */
const ownerOf = (host: string) => getDomain(host, { allowPrivateDomains: true }) ?? host;
