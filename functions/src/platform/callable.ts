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

export interface CallableOptions<Schema extends v.GenericSchema, W extends Access> {
  readonly name: string;
  readonly schema: Schema;
  readonly access: W;
  /** For each caller by itself; 60 calls a minute unless told. */
  readonly limit?: RateLimit;
  /** Changes nothing, so that an admin may call it while viewing as somebody. */
  readonly readOnly?: boolean;
  /** The default is `documents`. */
  readonly runsAs?: InstanceKind;
  /** Encrypts or decrypts request headers, so it needs their keys. */
  readonly handlesHeaders?: boolean;
}

const defaultLimit: RateLimit = { count: 60, seconds: 60 };
const settingsOf = (kind: InstanceKind) => ({
  ...instanceOptions[kind],
  cors: true,
  enforceAppCheck: environment.enforceAppCheck,
});

/**
 * A function that a signed-in browser calls: its request is held against a strict schema, and its caller against the
 * account's document and the rate limit, before anything else happens.
 * Answers a refusal, or `invalid-argument` with words for the person who typed.
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
  handle: (request: v.InferOutput<Schema>, caller: CallerOf<W>) => Promise<Result>,
): CallableFunction<unknown, Promise<Result>> {
  const settings = { ...settingsOf(runsAs), ...(handlesHeaders && withHeaderKeys) };
  return rejectMalformedData(
    onCall(settings, ({ data, auth, rawRequest }) =>
      handleCall(name, rawRequest, async () => {
        if (!auth) throw refusal('unauthenticated');
        const request = parseRequest(schema, data);
        const caller = await authorizeCaller(readToken(auth.token), { name, access, limit, readOnly });
        return handle(request, caller);
      }),
    ),
  );
}

interface OpenOptions<Schema extends v.GenericSchema> {
  readonly name: string;
  readonly schema: Schema;
  readonly limit: RateLimit;
}

/** A function that anybody may call and that changes nothing; strangers are counted by their address. */
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
 * Does what a browser has asked for as part of the browser's own trace. A fault of ours is told as `internal` with the
 * id that it was reported under, and without its words, which may name what is not the caller's to know. Only the
 * missing key of request headers has words of its own: a check without headers still works.
 */
export async function handleCall<T>(name: string, request: Request, work: () => Promise<T>): Promise<T> {
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
    throw new HttpsError('internal', 'Plumbline failed here. Try again.', {
      code: 'internal',
      eventId: error.eventId,
    });
  }
}

/** A refusal is an answer; only `internal` and its like say that we failed. */
function isExpected(error: unknown): boolean {
  return error instanceof HttpsError && !['internal', 'unknown', 'data-loss'].includes(error.code);
}
