import { connect, type TLSSocket } from 'node:tls';
import type { SiteFacts } from '../facts/siteFacts';
import { guardedLookup, refusalOf } from './guard';

const defaultTimeout = 5_000;

/**
 * Shakes hands once to learn which HTTP a secure site offers and until when its certificate lasts. Nothing is sent,
 * so whether the certificate can be trusted doesn't matter here; the crawl has judged that.
 * @param origin of an https address that the crawl has read.
 * @param patience milliseconds for the whole handshake: a server that drips bytes is never idle.
 * @returns null when there was no handshake.
 */
export function probeTls(
  origin: string,
  allowPrivate: boolean,
  seenAt: number,
  timeout = defaultTimeout,
): Promise<NonNullable<SiteFacts['tls']> | null> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol !== 'https:' || refusalOf(`${origin}/`, allowPrivate)) return Promise.resolve(null);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket: TLSSocket = connect({
      host,
      port: Number(port || 443),
      ...(/[a-z]/i.test(host) && !host.includes(':') ? { servername: host } : {}),
      ALPNProtocols: ['h2', 'http/1.1'],
      rejectUnauthorized: false,
      lookup: guardedLookup(allowPrivate),
    });
    const end = (facts: NonNullable<SiteFacts['tls']> | null) => {
      clearTimeout(tooLate);
      socket.destroy();
      resolve(facts);
    };
    const tooLate = setTimeout(() => end(null), timeout);
    socket.once('secureConnect', () => {
      const validTo = Date.parse(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(validTo) ? null : { http2: socket.alpnProtocol === 'h2', validTo, seenAt });
    });
    socket.once('error', () => end(null));
  });
}
