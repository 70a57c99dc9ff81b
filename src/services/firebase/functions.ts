import { getAuth } from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import * as v from 'valibot';
import { type ErrorCode, errorCatalog } from '#domain/errors';
import { region } from '#domain/region';
import type { BackendError, FunctionService } from '../backend';
import { appCheckHeader, firebaseApp } from './app';
import { backendError, requireOnline, withCatalogueCode, withinTime } from './errors';

/** The SDK fails with `deadline-exceeded` after this time. */
const patienceMs = 30_000;

export function createFunctions(): FunctionService {
  const { app, emulators, appCheck } = firebaseApp();
  const functions = getFunctions(app, region);
  if (emulators) connectFunctionsEmulator(functions, emulators.host, emulators.functions);
  const functionUrl = (name: string) =>
    emulators
      ? `http://${emulators.host}:${emulators.functions}/${app.options.projectId}/${region}/${name}`
      : `https://${region}-${app.options.projectId}.cloudfunctions.net/${name}`;
  return {
    call: async <Result>(name: string, request: object) => {
      requireOnline();
      try {
        // Without a token, the SDK would still send the call, and the error would claim that the user isn't logged
        // in.
        await getAuth(app).currentUser?.getIdToken();
        const answer = await httpsCallable<object, Result>(functions, name, { timeout: patienceMs })(request);
        return answer.data;
      } catch (error) {
        throw callError(error);
      }
    },
    post: async (path, request) => {
      requireOnline();
      await withinTime(
        appCheckHeader(appCheck).then((headers) => postJson(path, request, headers)),
        patienceMs,
      );
    },
    download: async (name, progress) => {
      requireOnline();
      const token = await getAuth(app)
        .currentUser?.getIdToken()
        .catch((error: unknown) => {
          throw withCatalogueCode(error);
        });
      if (!token) throw backendError('unauthenticated');
      return fetchFile(functionUrl(name), token, progress);
    },
  };
}

/**
 * Converts the SDK's error. The SDK appends the HTTP status to a function's message, “… [429]”, which isn't for
 * users, and reports a request without a response (status 0) as `internal`, as if we had failed. Our own code is in
 * the details.
 */
export function callError(thrown: unknown): Error & BackendError {
  const error = withCatalogueCode(thrown);
  const [, words = error.message, status] = /^(.*?)\s*\[(\d+)\]$/s.exec(error.message) ?? [];
  return Object.assign(new Error(words, { cause: thrown }), {
    code: codeInDetails(thrown) ?? (status === '0' ? 'functions/unavailable' : error.code),
  });
}

function codeInDetails(thrown: unknown): ErrorCode | undefined {
  if (!(thrown instanceof Error) || !('details' in thrown)) return undefined;
  const { details } = thrown;
  if (typeof details !== 'object' || details === null || !('code' in details)) return undefined;
  const { code } = details;
  return typeof code === 'string' && Object.hasOwn(errorCatalog, code) ? (code as ErrorCode) : undefined;
}

const refusalSchema = v.object({ error: v.object({ code: v.string() }) });

/**
 * Downloads a file from one of our functions as a stream.
 * @param progress receives the number of bytes so far.
 * @throws a BackendError with the function's error code.
 */
async function fetchFile(url: string, token: string, progress: (bytes: number) => void): Promise<Blob> {
  const response = await send(url, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.body) throw backendError('internal');
  const parts: BlobPart[] = [];
  let bytes = 0;
  const reader = response.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    parts.push(read.value);
    bytes += read.value.byteLength;
    progress(bytes);
  }
  return new Blob(parts, { type: 'application/json' });
}

/** @throws a BackendError with the function's error code. */
async function postJson(
  path: string,
  request: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  await send(path, {
    method: 'POST',
    headers: { ...headers, Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  });
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init).catch((cause: unknown) => {
    throw backendError('unavailable', cause);
  });
  if (!response.ok) throw backendError(await codeOf(response));
  return response;
}

async function codeOf(response: Response): Promise<string> {
  const parsed = v.safeParse(refusalSchema, await response.json().catch(() => undefined));
  return parsed.success && Object.hasOwn(errorCatalog, parsed.output.error.code)
    ? parsed.output.error.code
    : 'internal';
}
