import type { Readable } from 'node:stream';
import { envelopeLimits } from './envelope';

/**
 * Reads the body of a request. Google’s framework parses a body only if it has a content type, but Sentry’s client
 * sends binary envelopes (recordings) without one. Keeps slightly more than the maximum size, so that the caller sees
 * that it is exceeded. Reads the rest too (the platform allows 32 MB at most), because closing the connection early
 * loses the response, and crashes Firebase’s local emulator.
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
 * Reduces a user agent to the operating system and major versions, which is enough to tell browsers apart. The full
 * one, with device model and build, is nearly a fingerprint.
 */
export function coarseUserAgent(agent: string): string {
  return agent
    .slice(0, maxLength)
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/\(([^();]*)[^()]*\)/g, (_, system: string) => `(${system.trim()})`)
    .replace(/\/(\d+)[\w.+-]*/g, '/$1.0');
}
