import * as v from 'valibot';
import {
  type VerificationMethod,
  verificationMethods,
  type verificationRecordsOf,
} from '../domainVerification';
import { siteUrl } from '../jobInput';

export const requestSiteVerificationSchema = v.strictObject({ url: siteUrl });
export type RequestSiteVerificationRequest = v.InferInput<typeof requestSiteVerificationSchema>;
export interface RequestSiteVerificationResult {
  readonly host: string;
  /** Already verified: nothing to do. */
  readonly verified: boolean;
  /** The available proofs. One of them is enough. */
  readonly proofs: ReturnType<typeof verificationRecordsOf>;
}

export const verifySiteSchema = v.strictObject({ url: siteUrl, method: v.picklist(verificationMethods) });
export type VerifySiteRequest = v.InferInput<typeof verifySiteSchema>;
export interface VerifySiteResult {
  readonly host: string;
  readonly method: VerificationMethod;
  readonly verified: boolean;
  /** What was found instead of the proof, as text. Null if the proof was found. */
  readonly seen: string | null;
}
