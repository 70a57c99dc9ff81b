import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { getAuth } from 'firebase-admin/auth';
import { HttpsError, type Request } from 'firebase-functions/https';
import { exportMyData } from '#domain/operations';
import { type Access, authorizeCaller, type CallerOf, type CallRules, readToken } from '../platform/caller';
import { log } from '../platform/log';
import { reportError } from '../platform/observe';
import { refusal } from '../platform/refusal';
import { exportChunks } from './exportChunks';

/** The part of Express's response that this endpoint uses. */
interface Response extends NodeJS.WritableStream {
  status(code: number): Response;
  set(header: string, value: string): Response;
  json(body: unknown): unknown;
}

const rules = {
  name: exportMyData,
  access: 'account',
  limit: { count: 10, seconds: 3_600 },
  readOnly: false,
} as const;

/** Streams the caller's data. An interrupted file isn't valid JSON, so it can't be mistaken for a complete one. */
export async function handleExport(request: Request, response: Response): Promise<void> {
  response.set('Cache-Control', 'no-store');
  try {
    const { user } = await authenticate(request, rules);
    response.set('Content-Type', 'application/json; charset=utf-8');
    response.set('Content-Disposition', 'attachment; filename="plumbline-data.json"');
    await pipeline(Readable.from(exportChunks(user)), response);
  } catch (error) {
    const { status, code, message } = await httpProblemOf(rules.name, error);
    if (response.writable) response.status(status).json({ error: { code, message } });
    else log.warn('export interrupted', { code });
  }
}

/** Authenticates a request by its `Authorization: Bearer <ID token>` header. @throws HttpsError */
async function authenticate<W extends Access>(request: Request, terms: CallRules<W>): Promise<CallerOf<W>> {
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
