import * as v from 'valibot';
import { siteUrl } from '../jobInput';
import { type ProofMethod, proofMethods, type proofsOf } from '../siteProof';

export const requestSiteVerificationSchema = v.strictObject({ url: siteUrl });
export type RequestSiteVerificationRequest = v.InferInput<typeof requestSiteVerificationSchema>;
export interface RequestSiteVerificationResult {
  readonly host: string;
  /** Already proven: nothing has to be done. */
  readonly verified: boolean;
  /** What to put where; one of them is enough. */
  readonly proofs: ReturnType<typeof proofsOf>;
}

export const verifySiteSchema = v.strictObject({ url: siteUrl, method: v.picklist(proofMethods) });
export type VerifySiteRequest = v.InferInput<typeof verifySiteSchema>;
export interface VerifySiteResult {
  readonly host: string;
  readonly method: ProofMethod;
  readonly verified: boolean;
  /** What was seen instead of the proof, for a person; null when it was found. */
  readonly seen: string | null;
}
