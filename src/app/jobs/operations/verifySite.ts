import type {
  RequestSiteVerificationRequest,
  RequestSiteVerificationResult,
  VerifySiteRequest,
  VerifySiteResult,
} from '#domain/operations';
import type { Backend } from '#services/backend';

export function requestSiteVerification(
  { functions }: Backend,
  request: RequestSiteVerificationRequest,
): Promise<RequestSiteVerificationResult> {
  return functions.call('requestSiteVerification', request);
}

export function verifySite({ functions }: Backend, request: VerifySiteRequest): Promise<VerifySiteResult> {
  return functions.call('verifySite', request);
}
