import { scrubText } from '#domain/telemetry/scrub';

/** A browser without these can't take addresses out of a recording, so it records nothing. */
export const canTidyRecordings = () => 'DecompressionStream' in globalThis;

/**
 * Takes addresses out of a recording: of our own pages the route is kept, of others nothing. The recorder (rrweb) masks
 * neither the page's own address nor a link's, and shows neither to its hook.
 * @param payload a line of JSON, then the events as JSON in zlib's format (RFC 1950).
 * @param origin where our own pages are.
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

/** Attributes of elements, and `href` of the event that tells a page's address and size. */
const addressKeys: ReadonlySet<string> = new Set(['href', 'src', 'srcset', 'action', 'poster', 'xlink:href']);

const tidied = (address: string, origin: string) =>
  address.startsWith(`${origin}/`) ? scrubText(address) : '';

function piped(bytes: Uint8Array, through: GenericTransformStream): ReadableStream {
  return new Blob([new Uint8Array(bytes)]).stream().pipeThrough(through);
}
