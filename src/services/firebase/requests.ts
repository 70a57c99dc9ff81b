import * as v from 'valibot';
import { errorCatalogue } from '#domain/errors';
import { backendError } from './errors';

const refusalSchema = v.object({ error: v.object({ code: v.string() }) });

/**
 * Downloads a file from one of our functions as a stream.
 * @param progress receives the number of bytes so far.
 * @throws a BackendError with the function's error code.
 */
export async function fetchFile(
  url: string,
  token: string,
  progress: (bytes: number) => void,
): Promise<Blob> {
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
export async function postJson(
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
  return parsed.success && Object.hasOwn(errorCatalogue, parsed.output.error.code)
    ? parsed.output.error.code
    : 'internal';
}
