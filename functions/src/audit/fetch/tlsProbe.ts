import { connect, type TLSSocket } from 'node:tls';
import type { SiteFacts } from '../facts/siteFacts';
import { guardedLookup, refusalOf } from './guard';

const defaultTimeout = 5_000;

/**
 * Completes a TLS handshake to learn which HTTP versions a site offers and when its certificate expires. Nothing is
 * sent, so trust in the certificate doesn't matter here; the crawl has evaluated that.
 * @param origin of an https URL that the crawl has read.
 * @param patience timeout of the whole handshake in milliseconds: a server that drips bytes is never idle.
 * @returns null if the handshake failed.
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
