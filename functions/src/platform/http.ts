import { getAuth } from 'firebase-admin/auth';
import { HttpsError, type Request } from 'firebase-functions/https';
import { type Access, authorizeCaller, type CallerOf, type CallRules, readToken } from './caller';
import { reportError } from './observe';
import { refusal } from './refusal';

/** Authenticates a request by its `Authorization: Bearer <ID token>` header. @throws HttpsError */
export async function authenticate<W extends Access>(
  request: Request,
  terms: CallRules<W>,
): Promise<CallerOf<W>> {
  const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!token) throw refusal('unauthenticated');
  const decoded = await getAuth()
    .verifyIdToken(token)
    .catch(() => {
      throw refusal('unauthenticated');
    });
  return authorizeCaller(readToken(decoded), terms);
}

export interface HttpProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Converts an error to an HTTP response. An unexpected error is reported and becomes `internal`. */
export async function httpProblemOf(name: string, error: unknown): Promise<HttpProblem> {
  if (error instanceof HttpsError) {
    const { details, message, httpErrorCode } = error;
    const code = isCoded(details) ? details.code : error.code;
    return { status: httpErrorCode.status, code, message };
  }
  await reportError(name, error);
  return { status: 500, code: 'internal', message: 'Plumbline had an internal error. Try again.' };
}

function isCoded(details: unknown): details is { readonly code: string } {
  return typeof details === 'object' && details !== null && 'code' in details;
}
