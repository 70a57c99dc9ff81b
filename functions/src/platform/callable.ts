import { type CallableFunction, HttpsError, onCall } from 'firebase-functions/https';
import * as v from 'valibot';
import { answering } from './answering';
import { admitCaller, type Caller, type CallerOf, readToken, type Who } from './caller';
import { environment } from './environment';
import { type InstanceKind, instanceOptions } from './options';
import { refusingOddData } from './plainData';
import { countUses, type RateLimit, usesBy } from './rateLimit';
import { refusal } from './refusal';
import { withHeaderKeys } from './sealing';
import { type Visitor, visitorOf } from './visitor';

export interface CallableOptions<Schema extends v.GenericSchema, W extends Who> {
  readonly name: string;
  readonly schema: Schema;
  readonly who: W;
  /** For each caller by itself; 60 calls a minute unless told. */
  readonly limit?: RateLimit;
  /** Changes nothing, so that an admin may call it while viewing as somebody. */
  readonly readOnly?: boolean;
  /** The default is `documents`. */
  readonly runsAs?: InstanceKind;
  /** Encrypts or decrypts request headers, so it needs their keys. */
  readonly handlesHeaders?: boolean;
}

const usualLimit: RateLimit = { count: 60, seconds: 60 };
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
export function callable<Schema extends v.GenericSchema, W extends Who, Result>(
  {
    name,
    schema,
    who,
    limit = usualLimit,
    readOnly = false,
    runsAs = 'documents',
    handlesHeaders = false,
  }: CallableOptions<Schema, W>,
  handle: (request: v.InferOutput<Schema>, caller: CallerOf<W>) => Promise<Result>,
): CallableFunction<unknown, Promise<Result>> {
  const settings = { ...settingsOf(runsAs), ...(handlesHeaders && withHeaderKeys) };
  return refusingOddData(
    onCall(settings, ({ data, auth, rawRequest }) =>
      answering(name, rawRequest, async () => {
        if (!auth) throw refusal('unauthenticated');
        const request = parseRequest(schema, data);
        const caller = await admitCaller(readToken(auth.token), { name, who, limit, readOnly });
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
  return refusingOddData(
    onCall(settingsOf('documents'), ({ data, auth, rawRequest }) =>
      answering(name, rawRequest, async () => {
        const request = parseRequest(schema, data);
        if (auth) {
          const terms = { name, who: 'account', limit, readOnly: true } as const;
          return handle(request, await admitCaller(readToken(auth.token), terms));
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
  if (!parsed.success) throw new HttpsError('invalid-argument', wordsForIssues(parsed.issues));
  return parsed.output;
}

function wordsForIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues
    .slice(0, 3)
    .map((issue) => `${v.getDotPath(issue) ?? 'request'}: ${issue.message}`)
    .join(' ');
}
