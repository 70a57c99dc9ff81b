import { randomBytes } from 'node:crypto';
import { HttpsError } from 'firebase-functions/https';
import {
  type DomainVerification,
  isVerifiedDomain,
  type VerificationMethod,
  verificationHostOf,
  verificationRecordsOf,
} from '#domain/domainVerification';
import type {
  RequestSiteVerificationRequest,
  RequestSiteVerificationResult,
  VerifySiteRequest,
  VerifySiteResult,
} from '#domain/operations';
import { fetchText } from '../audit/inspect/fetchText';
import type { Caller } from '../platform/caller';
import { crawlerOptions } from '../platform/environment';
import { db, refs } from '../platform/firestore';
import { findTextProblem, findTxtProblem, hasVerificationTag, homeUrls } from './verificationChecks';

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
