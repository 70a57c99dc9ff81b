import { type CallableFunction, HttpsError, onCall, type Request } from 'firebase-functions/https';
import * as v from 'valibot';
import { type Access, authorizeCaller, type Caller, type CallerOf, readToken } from './caller';
import { EncryptionError, withHeaderKeys } from './encryption';
import { environment } from './environment';
import { observe, ReportedError } from './observe';
import { type InstanceKind, instanceOptions } from './options';
import { rejectMalformedData } from './plainData';
import { countUses, type RateLimit, usesBy } from './rateLimit';
import { refusal } from './refusal';
import { type Visitor, visitorOf } from './visitor';

interface CallableOptions<Schema extends v.GenericSchema, W extends Access> {
  readonly name: string;
  readonly schema: Schema;
  readonly access: W;
  /** Per caller. The default is 60 calls a minute. */
  readonly limit?: RateLimit;
  /** Changes nothing, so an admin can call it while viewing as a user. */
  readonly readOnly?: boolean;
  /** The default is `documents`. */
  readonly runsAs?: InstanceKind;
  /** Encrypts or decrypts request headers, so it needs the keys. */
  readonly handlesHeaders?: boolean;
}

/** The program that called. */
export interface Client {
  readonly userAgent: string | undefined;
}

const defaultLimit: RateLimit = { count: 60, seconds: 60 };
const settingsOf = (kind: InstanceKind) => ({
  ...instanceOptions[kind],
  cors: true,
  enforceAppCheck: environment.enforceAppCheck,
});

/**
 * Defines a function that signed-in users call. Validates the request with a strict schema, and checks the caller
 * against the account document and the rate limit, before it calls the handler.
 * Rejects with a refusal, or with `invalid-argument` and a message for the user.
 */
export function callable<Schema extends v.GenericSchema, W extends Access, Result>(
  {
    name,
    schema,
    access,
    limit = defaultLimit,
    readOnly = false,
    runsAs = 'documents',
    handlesHeaders = false,
  }: CallableOptions<Schema, W>,
  handle: (request: v.InferOutput<Schema>, caller: CallerOf<W>, client: Client) => Promise<Result>,
): CallableFunction<unknown, Promise<Result>> {
  const settings = { ...settingsOf(runsAs), ...(handlesHeaders && withHeaderKeys) };
  return rejectMalformedData(
    onCall(settings, ({ data, auth, rawRequest }) =>
      handleCall(name, rawRequest, async () => {
        if (!auth) throw refusal('unauthenticated');
        const request = parseRequest(schema, data);
        const caller = await authorizeCaller(readToken(auth.token), { name, access, limit, readOnly });
        return handle(request, caller, { userAgent: rawRequest.headers['user-agent'] });
      }),
    ),
  );
}

interface OpenOptions<Schema extends v.GenericSchema> {
  readonly name: string;
  readonly schema: Schema;
  readonly limit: RateLimit;
}

/** Defines a read-only function that visitors may call too. Counts visitors by their IP address. */
export function openCallable<Schema extends v.GenericSchema, Result>(
  { name, schema, limit }: OpenOptions<Schema>,
  handle: (request: v.InferOutput<Schema>, caller: Caller | null) => Promise<Result>,
): CallableFunction<unknown, Promise<Result>> {
  return rejectMalformedData(
    onCall(settingsOf('documents'), ({ data, auth, rawRequest }) =>
      handleCall(name, rawRequest, async () => {
        const request = parseRequest(schema, data);
        if (auth) {
          const rules = { name, access: 'account', limit, readOnly: true } as const;
          return handle(request, await authorizeCaller(readToken(auth.token), rules));
        }
        await countVisitor(name, limit, visitorOf(rawRequest));
        return handle(request, null);
      }),
    ),
  );
}

interface VisitorOptions<Schema extends v.GenericSchema> {
  readonly name: string;
  readonly schema: Schema;
}

/** Defines a function for visitors. The handler counts them, because its limits depend on the request. */
export function visitorCallable<Schema extends v.GenericSchema, Result>(
  { name, schema }: VisitorOptions<Schema>,
  handle: (request: v.InferOutput<Schema>, visitor: Visitor) => Promise<Result>,
): CallableFunction<unknown, Promise<Result>> {
  return rejectMalformedData(
    onCall(settingsOf('documents'), ({ data, rawRequest }) =>
      handleCall(name, rawRequest, () => handle(parseRequest(schema, data), visitorOf(rawRequest))),
    ),
  );
}

async function countVisitor(what: string, limit: RateLimit, visitor: Visitor): Promise<void> {
  const now = new Date();
  await countUses(await usesBy(visitor, what, limit, now), now);
}

/** @throws HttpsError `invalid-argument` that names each wrong field. */
export function parseRequest<Schema extends v.GenericSchema>(
  schema: Schema,
  data: unknown,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, data);
  if (!parsed.success) throw new HttpsError('invalid-argument', issuesMessage(parsed.issues));
  return parsed.output;
}

function issuesMessage(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? 'request'}: ${issue.message}`)
    .join(' ');
}

/**
 * Handles a call as part of the browser’s trace. An unexpected error is reported and becomes `internal` with its
 * event ID, without its message, which may contain private data. Only missing encryption keys have a message of their
 * own, because a check without headers still works.
 */
async function handleCall<T>(name: string, request: Request, work: () => Promise<T>): Promise<T> {
  const header = (key: string) => {
    const value = request.headers[key];
    return typeof value === 'string' ? value : undefined;
  };
  const trace = { sentryTrace: header('sentry-trace'), baggage: header('baggage') };
  try {
    return await observe({ name, kind: 'callable', trace, isExpected }, work);
  } catch (error) {
    if (!(error instanceof ReportedError)) throw error;
    if (error.cause instanceof EncryptionError) throw refusal('headers-unavailable');
    throw new HttpsError('internal', 'Plumbline had an internal error. Try again.', {
      code: 'internal',
      eventId: error.eventId,
    });
  }
}

/** A refusal is a normal response; only these codes mean that we failed. */
function isExpected(error: unknown): boolean {
  return error instanceof HttpsError && !['internal', 'unknown', 'data-loss'].includes(error.code);
}
