import type { Readable } from 'node:stream';
import { envelopeLimits } from './limits';

/**
 * The request's bytes. Google's frame reads a body only if it has a content type, and Sentry's client sends binary
 * envelopes (recordings) without one: those are still to be read. What is kept ends a little beyond what is allowed, so
 * that whoever judges the size sees that it is too much. The rest is read all the same (the platform lets in 32 MB at
 * most): a connection that is closed while the sender writes loses the answer, and ends Firebase's local emulator.
 */
export async function readBody(request: Readable & { readonly rawBody?: Buffer }): Promise<Buffer> {
  if (request.rawBody) return request.rawBody;
  if (request.readableEnded) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    if (bytes > envelopeLimits.bytes) continue;
    chunks.push(Buffer.from(chunk));
    bytes += chunk.length;
  }
  return Buffer.concat(chunks);
}

const maxLength = 512;

/**
 * Reduces a user agent to the name of the system and major versions, which is enough to tell browsers apart. The whole of
 * it, with device model and build, is nearly a fingerprint.
 */
export function coarseUserAgent(agent: string): string {
  return agent
    .slice(0, maxLength)
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\(([^();]*)[^()]*\)/g, (_, system: string) => `(${system.trim()})`)
    .replace(/\/(\d+)[\w.+-]*/g, '/$1.0');
}
