import type { JobInput } from './jobInput';
import { parseUrl } from './url';

/**
 * Limits of jobs on unverified sites. The site's operators didn't ask for the load of a crawl, so such a job is
 * small, slow, and respects robots.txt, whatever the plan allows.
 */
export const unverifiedLimits = { pages: 100, requestsPerSecond: 2 } as const;

/**
 * The daily limit (UTC) of jobs on unverified sites for an account without a verified site. It limits the cost of
 * throwaway accounts, to us and to the sites.
 */
export const unverifiedJobsPerDay = 10;

export const verificationMethods = ['dns', 'meta', 'file'] as const;
export type VerificationMethod = (typeof verificationMethods)[number];

/** Sites change hands, so a verification expires after this many days. */
export const verificationDays = 365;

/** The document `users/{uid}/verifications/{siteIdOf(host)}`. Written only by Cloud Functions. */
export interface DomainVerification {
  /** Without `www.`, with its port if it has one. */
  readonly host: string;
  /** What the site must publish. It stays the same until the verification is removed. */
  readonly token: string;
  readonly requestedAt: Date;
  readonly verifiedAt: Date | null;
  readonly method: VerificationMethod | null;
}

/** Returns the host by which a site is verified, which is the same with and without `www.`. */
export function verificationHostOf(url: string): string {
  return withoutWww(parseUrl(url)?.host ?? '');
}

/** @param host with its port if it has one. */
export function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** The name of the meta element, file, or record that verifies a site. */
export const verificationName = 'plumbline-verification';

/** Returns the content and location of each possible proof. One of them is enough. */
export function verificationRecordsOf({ host, token }: Pick<DomainVerification, 'host' | 'token'>) {
  return {
    dns: { name: host.replace(/:\d+$/, ''), type: 'TXT', value: `${verificationName}=${token}` },
    meta: { html: `<meta name="${verificationName}" content="${token}">` },
    file: { path: `/.well-known/${verificationName}.txt`, content: token },
  } as const;
}

export function isVerifiedDomain(verification: DomainVerification | undefined, now: Date): boolean {
  return verification?.verifiedAt ? verification.verifiedAt > oldestValidVerification(now) : false;
}

/** Returns the time before which a verification has expired. */
export function oldestValidVerification(now: Date): Date {
  return new Date(now.getTime() - verificationDays * 86_400_000);
}

/**
 * Returns the hosts that a job would crawl, in the form that verifications use, including the URL that a list is
 * filed under.
 */
export function crawledHosts(input: CrawledInput): string[] {
  return [...crawledSites(input).keys()];
}

type CrawledInput = Pick<JobInput, 'scope' | 'url' | 'urls'>;

/** Returns the same hosts, each with the first URL on it. */
export function crawledSites({ scope, url, urls }: CrawledInput): ReadonlyMap<string, string> {
  const sites = new Map<string, string>();
  for (const one of scope === 'list' ? [url, ...urls] : [url]) {
    const host = verificationHostOf(one);
    if (!sites.has(host)) sites.set(host, one);
  }
  return sites;
}

const ownMachine = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** On the local stack, these are the developer's own machine. Other loopback addresses simulate unverified sites. */
export const isOwnMachine = (host: string) => ownMachine.test(host);

/** Restricts a job's input to the limits of unverified sites. */
export function withUnverifiedLimits(input: JobInput): JobInput {
  return {
    ...input,
    maxPages: Math.min(input.maxPages, unverifiedLimits.pages),
    requestsPerSecond: Math.min(input.requestsPerSecond, unverifiedLimits.requestsPerSecond),
    respectRobots: true,
  };
}
