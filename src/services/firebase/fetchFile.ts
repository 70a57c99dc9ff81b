import * as v from 'valibot';
import { errorCatalogue } from '../../domain/errors';
import { backendError } from './errors';

const refusalSchema = v.object({ error: v.object({ code: v.string() }) });

/**
 * A file from one of our functions, read as it comes.
 * @param progress told the bytes so far.
 * @throws a BackendError with the code that the function answered with.
 */
export async function fetchFile(
  url: string,
  token: string,
  progress: (bytes: number) => void,
): Promise<Blob> {
  const response = await fetch(url, { headers: { Authorization: `Bearer ${token}` } }).catch(
    (cause: unknown) => {
      throw backendError('unavailable', cause);
    },
  );
  if (!response.ok || !response.body) throw backendError(await codeOf(response));
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

async function codeOf(response: Response): Promise<string> {
  const parsed = v.safeParse(refusalSchema, await response.json().catch(() => undefined));
  return parsed.success && Object.hasOwn(errorCatalogue, parsed.output.error.code)
    ? parsed.output.error.code
    : 'internal';
}
