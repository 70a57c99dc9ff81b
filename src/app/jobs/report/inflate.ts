/** What a deflated document says. @throws when it is not deflated JSON. */
export async function inflate<T>(data: Uint8Array): Promise<T> {
  const stream = new Blob([new Uint8Array(data)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  return JSON.parse(await new Response(stream).text());
}
