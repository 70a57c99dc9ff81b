/** Inflates and parses a document's JSON. @throws when the data is not deflated JSON. */
export async function inflate<T>(data: Uint8Array): Promise<T> {
  const { readable, writable } = new DecompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const [json] = await Promise.all([
    new Response(readable).text(),
    writer.write(new Uint8Array(data)),
    writer.close(),
  ]);
  return JSON.parse(json);
}
