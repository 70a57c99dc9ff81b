import type { JobInput } from './jobInput';
import { parseUrl } from './url';

/**
 * Whose site it is. A crawl of a stranger's site is a load that nobody there asked for, so a job on a site that its
 * owner has not proven to be theirs is small, slow and heeds robots.txt, whatever the plan allows.
 */
export const strangerLimits = { pages: 100, requestsPerSecond: 2 } as const;

/**
 * How many jobs on unverified sites an account without any verified site can start in a day (UTC). It limits what a
 * throwaway account can do to other people's sites, and what it can cost.
 */
export const unverifiedJobsPerDay = 10;

export const proofMethods = ['dns', 'meta', 'file'] as const;
export type ProofMethod = (typeof proofMethods)[number];

/** A proof is asked for again after so many days: sites change hands. */
export const proofDays = 365;

/** The document `users/{uid}/verifications/{siteIdOf(host)}`. Written by Cloud Functions only. */
export interface SiteProof {
  /** Without `www.`, with its port when it has one. */
  readonly host: string;
  /** What the site has to show; the same until the proof is given up. */
  readonly token: string;
  readonly requestedAt: Date;
  readonly verifiedAt: Date | null;
  readonly method: ProofMethod | null;
}

/** Sites are proven by their host; with and without `www.` it is one site. */
export function proofHostOf(url: string): string {
  return withoutWww(parseUrl(url)?.host ?? '');
}

/** @param host with its port when it has one. */
export function withoutWww(host: string): string {
  return host.toLowerCase().replace(/^www\./, '');
}

/** What a meta element, a file or a record that proves a site is called. */
export const proofName = 'plumbline-verification';

/** What to put where, for each way to prove a site. Any one of them is enough. */
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

/** What was verified then, or earlier, has to be proven again. */
export function oldestProof(now: Date): Date {
  return new Date(now.getTime() - proofDays * 86_400_000);
}

/** The hosts that a job would crawl, as proofs name them; the address that a list is filed under is one of its sites too. */
export function crawledHosts(input: CrawledInput): string[] {
  return [...crawledSites(input).keys()];
}

type CrawledInput = Pick<JobInput, 'scope' | 'url' | 'urls'>;

/** The same hosts, each with the first address that names it. */
export function crawledSites({ scope, url, urls }: CrawledInput): ReadonlyMap<string, string> {
  const sites = new Map<string, string>();
  for (const one of scope === 'list' ? [url, ...urls] : [url]) {
    const host = proofHostOf(one);
    if (!sites.has(host)) sites.set(host, one);
  }
  return sites;
}

const ownMachine = /^(?:localhost|127\.0\.0\.1)(?::\d+)?$/;

/** On the local stack these are the person's own machine; other loopback addresses stand for strangers' sites. */
export const isOwnMachine = (host: string) => ownMachine.test(host);

/** The input of a job on a stranger's site. */
export function asStranger(input: JobInput): JobInput {
  return {
    ...input,
    maxPages: Math.min(input.maxPages, strangerLimits.pages),
    requestsPerSecond: Math.min(input.requestsPerSecond, strangerLimits.requestsPerSecond),
    respectRobots: true,
  };
}
