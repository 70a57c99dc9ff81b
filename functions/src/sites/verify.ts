import { randomBytes } from 'node:crypto';
import { HttpsError } from 'firebase-functions/https';
import type {
  RequestSiteVerificationRequest,
  RequestSiteVerificationResult,
  VerifySiteRequest,
  VerifySiteResult,
} from '#domain/operations';
import { isProven, type ProofMethod, proofHostOf, proofsOf, type SiteProof } from '#domain/siteProof';
import { lookAt } from '../audit';
import type { Caller } from '../platform/caller';
import { crawling } from '../platform/crawling';
import { db, paths } from '../platform/firestore';
import { showsProof } from './showsProof';
import { homesOf, textInstead } from './textInstead';
import { txtInstead } from './txtRecords';

/** Says what proves a site to be the caller's. Asking again gives the same answer. */
export async function requestSiteVerification(
  { url }: RequestSiteVerificationRequest,
  { uid }: Caller,
): Promise<RequestSiteVerificationResult> {
  const host = proofHostOf(url);
  const ref = paths.siteProof(uid, host);
  const now = new Date();
  const proof = await db.runTransaction(async (tx) => {
    const known = (await tx.get(ref)).data();
    if (known) return known;
    const token = randomBytes(24).toString('base64url');
    const fresh: SiteProof = { host, token, requestedAt: now, verifiedAt: null, method: null };
    tx.create(ref, fresh);
    return fresh;
  });
  return { host, verified: isProven(proof, now), proofs: proofsOf(proof) };
}

/**
 * Looks for the proof and remembers that it was there.
 * @throws HttpsError `failed-precondition` when no proof was asked for before.
 */
export async function verifySite(
  { url, method }: VerifySiteRequest,
  { uid }: Caller,
): Promise<VerifySiteResult> {
  const host = proofHostOf(url);
  const ref = paths.siteProof(uid, host);
  const proof = (await ref.get()).data();
  if (!proof) throw new HttpsError('failed-precondition', `Ask first what proves that ${host} is yours.`);
  const seen = await seenInstead(proof, method, new URL(url));
  if (seen === null) await ref.update({ verifiedAt: new Date(), method });
  return { host, method, verified: seen === null, seen };
}

/** Null when the proof is there. */
async function seenInstead(proof: SiteProof, method: ProofMethod, asked: URL): Promise<string | null> {
  const { dns, file } = proofsOf(proof);
  const homes = homesOf(asked, proof.host);
  switch (method) {
    case 'dns':
      return txtInstead(dns.name, dns.value);
    case 'meta':
      return textInstead(
        homes.map((home) => `${home}/`),
        look,
        (text) => showsProof(text, proof.token),
        'The head of the home page does not hold the meta element',
      );
    case 'file':
      return textInstead(
        homes.map((home) => `${home}${file.path}`),
        look,
        (text) => text.trim() === proof.token,
        'The file holds something else',
      );
  }
}

const look = (url: string) => lookAt(url, crawling);
