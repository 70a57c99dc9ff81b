import { STATUS_CODES } from 'node:http';
import { formatNumber } from '#domain/numbers';
import { isCertificateError, isHandshakeError } from '../facts/outcome';

const errors: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its host name doesn’t exist',
  EAI_AGAIN: 'its host name could not be looked up just now',
  EAI_FAIL: 'its host name could not be looked up just now',
  ERESOLVER: 'no host name at all could be looked up just now',
  ECONNREFUSED: 'its server refuses connections',
  ECONNRESET: 'its server closed the connection',
  EPIPE: 'its server closed the connection',
  UND_ERR_SOCKET: 'its server closed the connection',
  EHOSTUNREACH: 'its server is unreachable',
  ENETUNREACH: 'its server is unreachable',
  ETIMEDOUT: 'its server didn’t respond in time',
  UND_ERR_CONNECT_TIMEOUT: 'its server didn’t respond in time',
  UND_ERR_HEADERS_TIMEOUT: 'its server didn’t respond in time',
  ENDLESS_BODY: 'its server responded, but the download didn’t finish in time',
  UND_ERR_BODY_TIMEOUT: 'its server stopped in the middle of its response',
  THROTTLED: 'its server asked us again and again to slow down, so we stopped asking',
  LONG_PAUSE: 'its server asked us for a longer pause than we wait, so we stopped asking',
  ROBOTS_CLOSED: 'its robots.txt returns a server error, and crawlers must stay away until it is fixed',
  ROBOTS_BUSY:
    'its server asked us to slow down when we asked for its robots.txt, and without that crawlers must stay away',
  BAD_REDIRECT: 'it redirects to an invalid URL',
  BAD_ENCODING: 'its content can’t be unpacked, because it is not compressed in the way its server says',
  EREFUSED_ADDRESS: 'we don’t request URLs in a private network',
  EREFUSED_PORT: 'we don’t request URLs on a port that isn’t used for the web',
  EREFUSED_PASSWORD: 'we don’t request URLs that contain a password',
  ERR_INVALID_URL: 'it is not a valid URL',
  ERR_SSL_WRONG_VERSION_NUMBER: 'its server doesn’t support HTTPS',
  ERR_SSL_HTTP_REQUEST: 'its server doesn’t support HTTPS',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'its server doesn’t support HTTPS',
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: 'its server asks visitors for a certificate of their own',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate chain is incomplete',
  UNABLE_TO_GET_ISSUER_CERT: 'its certificate’s issuer is unknown',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate’s issuer is unknown',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
};

/** Returns what happened instead of a response, as a clause about the target: “its server refuses connections”. */
export function errorWords(code: string): string {
  return (
    errors[code] ??
    (isHandshakeError(code)
      ? 'the TLS handshake failed'
      : isCertificateError(code)
        ? 'its certificate can’t be trusted'
        : 'its server sent an invalid response')
  );
}

/** Returns a status with its name: “404 (not found)”. */
export function statusWords(status: number): string {
  const name = STATUS_CODES[status]?.toLowerCase();
  return name ? `${status} (${name})` : String(status);
}

/** Returns a count with its noun: “1 page”, “2 pages”. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}
