import { randomBytes } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { HttpsError } from 'firebase-functions/https';
import {
  type DomainVerification,
  isVerifiedDomain,
  type VerificationMethod,
  verificationHostOf,
  verificationName,
  verificationRecordsOf,
} from '#domain/domainVerification';
import type {
  RequestSiteVerificationRequest,
  RequestSiteVerificationResult,
  VerifySiteRequest,
  VerifySiteResult,
} from '#domain/operations';
import { fetchText, type TextResult } from '../audit/inspect/fetchText';
import { parsePage } from '../audit/parse/parsePage';
import type { Caller } from '../platform/caller';
import { crawlerOptions } from '../platform/environment';
import { db, refs } from '../platform/firestore';

/** Returns what to publish in order to verify a site. A repeated request returns the same. */
export async function requestSiteVerification(
  { url }: RequestSiteVerificationRequest,
  { uid }: Caller,
): Promise<RequestSiteVerificationResult> {
  const host = verificationHostOf(url);
  const ref = refs.verification(uid, host);
  const now = new Date();
  const verification = await db.runTransaction(async (tx) => {
    const known = (await tx.get(ref)).data();
    if (known) return known;
    const token = randomBytes(24).toString('base64url');
    const fresh: DomainVerification = { host, token, requestedAt: now, verifiedAt: null, method: null };
    tx.create(ref, fresh);
    return fresh;
  });
  return { host, verified: isVerifiedDomain(verification, now), proofs: verificationRecordsOf(verification) };
}

/**
 * Checks the published proof, and stores that the site is verified.
 * @throws HttpsError `failed-precondition` if verification wasn’t requested before.
 */
export async function verifySite(
  { url, method }: VerifySiteRequest,
  { uid }: Caller,
): Promise<VerifySiteResult> {
  const host = verificationHostOf(url);
  const ref = refs.verification(uid, host);
  const verification = (await ref.get()).data();
  if (!verification)
    throw new HttpsError('failed-precondition', `Request a verification token for ${host} first.`);
  const seen = await findProblem(verification, method, new URL(url));
  if (seen === null) await ref.update({ verifiedAt: new Date(), method });
  return { host, method, verified: seen === null, seen };
}

/** Returns null if the proof is published, or else a message. */
async function findProblem(
  verification: DomainVerification,
  method: VerificationMethod,
  url: URL,
): Promise<string | null> {
  const { dns, file } = verificationRecordsOf(verification);
  const urls = homeUrls(url, verification.host);
  switch (method) {
    case 'dns':
      return findTxtProblem(dns.name, dns.value);
    case 'meta':
      return findTextProblem(
        urls.map((home) => `${home}/`),
        fetchSiteText,
        (text) => hasVerificationTag(text, verification.token),
        'The head of the home page doesn’t contain the meta tag',
      );
    case 'file':
      return findTextProblem(
        urls.map((home) => `${home}${file.path}`),
        fetchSiteText,
        (text) => text.trim() === verification.token,
        'The file doesn’t contain the token',
      );
  }
}

const fetchSiteText = (url: string) => fetchText(url, crawlerOptions);

/**
 * Returns the URLs on which a site can be verified: with and without `www.`, because often only one of them responds.
 */
export function homeUrls({ host, protocol }: URL, proofHost: string): readonly string[] {
  return [...new Set([host, proofHost])].map((one) => `${protocol}//${one}`);
}

/**
 * Checks that one of the URLs has the expected text. Returns null if it has, or else a message about the first URL.
 * @param mismatch the first sentence of the message for other text.
 */
export async function findTextProblem(
  [url = '', ...others]: readonly string[],
  look: (url: string) => Promise<TextResult>,
  isProof: (text: string) => boolean,
  mismatch: string,
): Promise<string | null> {
  const sight = await look(url);
  if (sight.kind === 'text' && isProof(sight.text)) return null;
  if (others.length > 0 && (await findTextProblem(others, look, isProof, mismatch)) === null) return null;
  return sight.kind === 'nothing'
    ? `We couldn’t read ${url}: ${sight.words}.`
    : `${mismatch}. Check that it is published, then try again.`;
}

/**
 * Whether a home page has the verification meta element in its head. Anything elsewhere, or in a comment, a script or
 * a text field, may be content of the site’s visitors.
 */
export function hasVerificationTag(html: string, token: string): boolean {
  // The URL doesn’t matter for meta elements.
  const { metaElements } = parsePage('https://home.invalid/', html, {});
  return metaElements.some(
    ({ inHead, attributes: { name, content } }) =>
      inHead && name?.trim().toLowerCase() === verificationName && content?.trim() === token,
  );
}

/**
 * Checks that `name` has a TXT record with the value. Returns null if it has, or else a message that says what was
 * found and what to do.
 * @param servers the DNS servers to ask, as `address:port`. The default is the system’s.
 */
export async function findTxtProblem(
  name: string,
  value: string,
  servers?: readonly string[],
): Promise<string | null> {
  const resolver = new Resolver({ timeout: 5_000, tries: 2 });
  if (servers) resolver.setServers(servers);
  try {
    const records = await resolver.resolveTxt(name);
    // A record of more than 255 bytes is split into strings (RFC 7208, 3.3).
    if (records.some((pieces) => pieces.join('') === value)) return null;
    return `${name} has no such TXT record yet. New records can take up to an hour to take effect. Try again later.`;
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException;
    return code === 'ENODATA' || code === 'ENOTFOUND'
      ? `${name} has no TXT record yet. New records can take up to an hour to take effect. Try again later.`
      : `The TXT records of ${name} couldn’t be read (${code}). Check the name, then try again.`;
  }
}
