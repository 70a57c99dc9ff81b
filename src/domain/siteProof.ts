import type { JobInput } from './jobInput';
import { parseUrl } from './url';

/**
 * Limits of jobs on unverified sites. The site's operators didn't ask for the load of a crawl, so such a job is
 * small, slow, and respects robots.txt, whatever the plan allows.
 */
export const strangerLimits = { pages: 100, requestsPerSecond: 2 } as const;

/**
 * The daily limit (UTC) of jobs on unverified sites for an account without a verified site. It limits the cost of
 * throwaway accounts, to us and to the sites.
 */
export const unverifiedJobsPerDay = 10;

export const proofMethods = ['dns', 'meta', 'file'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** Sites change hands, so a verification expires after this many days. */
export const proofDays = 365;

/** The document `users/{uid}/verifications/{siteIdOf(host)}`. Written only by Cloud Functions. */
export interface SiteProof {
  /** Without `www.`, with its port if it has one. */
  readonly host: string;
  /** What the site must publish. It stays the same until the verification is removed. */
  readonly token: string;
  readonly requestedAt: Date;
  readonly verifiedAt: Date | null;
  readonly method: ProofMethod | null;
}

/** Returns the host by which a site is verified, which is the same with and without `www.`. */
export function proofHostOf(url: string): string {
  return withoutWww(parseUrl(url)?.host ?? '');
}

/** @param host with its port if it has one. */
export function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** The name of the meta element, file, or record that verifies a site. */
export const proofName = 'plumbline-verification';

/** Returns the content and location of each possible proof. One of them is enough. */
export function proofsOf({ host, token }: Pick<SiteProof, 'host' | 'token'>) {
  return {
    dns: { name: host.replace(/:\d+$/, ''), type: 'TXT', value: `${proofName}=${token}` },
    meta: { html: `<meta name="${proofName}" content="${token}">` },
    file: { path: `/.well-known/${proofName}.txt`, content: token },
  } as const;
}

export function isProven(proof: SiteProof | undefined, now: Date): boolean {
  return proof?.verifiedAt ? proof.verifiedAt > oldestProof(now) : false;
}

/** Returns the time before which a verification has expired. */
export function oldestProof(now: Date): Date {
  return new Date(now.getTime() - proofDays * 86_400_000);
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
    const host = proofHostOf(one);
    if (!sites.has(host)) sites.set(host, one);
  }
  return sites;
}

const ownMachine = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** On the local stack, these are the developer's own machine. Other loopback addresses simulate unverified sites. */
export const isOwnMachine = (host: string) => ownMachine.test(host);

/** Restricts a job's input to the limits of unverified sites. */
export function asStranger(input: JobInput): JobInput {
  return {
    ...input,
    maxPages: Math.min(input.maxPages, strangerLimits.pages),
    requestsPerSecond: Math.min(input.requestsPerSecond, strangerLimits.requestsPerSecond),
    respectRobots: true,
  };
}
