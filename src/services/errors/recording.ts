import { scrubText } from '#domain/telemetry/scrub';

/** Without these APIs, URLs can't be removed from a recording, so nothing is recorded. */
export const canTidyRecordings = () => 'DecompressionStream' in globalThis;

/**
 * Removes URLs from a recording: our own become routes, others are deleted. The recorder (rrweb) masks neither the
 * page's URL nor a link's, and has no hook for them.
 * @param payload a line of JSON, then the events as JSON in zlib format (RFC 1950).
 * @param origin of our own pages.
 */
export async function withoutAddresses(payload: Uint8Array, origin: string): Promise<Uint8Array> {
  const start = payload.indexOf('\n'.charCodeAt(0)) + 1;
  const text = await new Response(piped(payload.subarray(start), new DecompressionStream('deflate'))).text();
  const events: unknown = JSON.parse(text, (key, value) =>
    addressKeys.has(key) && typeof value === 'string' ? tidied(value, origin) : value,
  );
  const bytes = new TextEncoder().encode(JSON.stringify(events));
  const packed = await new Response(piped(bytes, new CompressionStream('deflate'))).arrayBuffer();
  return new Uint8Array([...payload.subarray(0, start), ...new Uint8Array(packed)]);
}

/** Attributes of elements, and `href` of the event with the page's URL and size. */
const addressKeys: ReadonlySet<string> = new Set(['href', 'src', 'srcset', 'action', 'poster', 'xlink:href']);

const tidied = (address: string, origin: string) =>
  address.startsWith(`${origin}/`) ? scrubText(address) : '';

function piped(bytes: Uint8Array, through: GenericTransformStream): ReadableStream {
  return new Blob([new Uint8Array(bytes)]).stream().pipeThrough(through);
}
