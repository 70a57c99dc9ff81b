import { STATUS_CODES } from 'node:http';
import { isCertificateError, isHandshakeError } from '../facts/outcome';

const errors: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its host name does not exist',
  EAI_AGAIN: 'its host name could not be looked up just now',
  EAI_FAIL: 'its host name could not be looked up just now',
  ERESOLVER: 'no host name at all could be looked up just now',
  ECONNREFUSED: 'its server refuses connections',
  ECONNRESET: 'its server closed the connection',
  EPIPE: 'its server closed the connection',
  UND_ERR_SOCKET: 'its server closed the connection',
  EHOSTUNREACH: 'there is no way to its server',
  ENETUNREACH: 'there is no way to its server',
  ETIMEDOUT: 'its server did not answer in time',
  UND_ERR_CONNECT_TIMEOUT: 'its server did not answer in time',
  UND_ERR_HEADERS_TIMEOUT: 'its server did not answer in time',
  ENDLESS_BODY: 'its server answered, but its content did not end in time',
  UND_ERR_BODY_TIMEOUT: 'its server stopped in the middle of its answer',
  THROTTLED: 'its server asked us again and again to slow down, so we stopped asking',
  LONG_PAUSE: 'its server asked us for a longer pause than we wait, so we stopped asking',
  ROBOTS_CLOSED:
    'its robots.txt answers with a server error, and until that is mended crawlers must stay away',
  ROBOTS_BUSY:
    'its server asked us to slow down when we asked for its robots.txt, and without that crawlers must stay away',
  BAD_REDIRECT: 'it redirects without an address that a browser can open',
  BAD_ENCODING: 'its content can’t be unpacked, because it is not compressed in the way its server says',
  EREFUSED_ADDRESS: 'it is an address that we do not ask, because it lies in a private network',
  EREFUSED_PORT: 'it is an address that we do not ask, because its port is not for the web',
  EREFUSED_PASSWORD: 'it is an address that we do not ask, because it carries a password',
  ERR_INVALID_URL: 'it is not an address a browser can open',
  ERR_SSL_WRONG_VERSION_NUMBER: 'its server speaks no https',
  ERR_SSL_HTTP_REQUEST: 'its server speaks no https',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'its server speaks no https',
  ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED: 'its server asks visitors for a certificate of their own',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by nobody but itself',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate comes without those that lead to an authority',
  UNABLE_TO_GET_ISSUER_CERT: 'its certificate leads to no authority that we know',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate leads to no authority that we know',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host name',
};

/** What happened instead of an answer, as a clause about the thing asked: “its server refuses connections”. */
export function errorWords(code: string): string {
  return (
    errors[code] ??
    (isHandshakeError(code)
      ? 'its server and we found no way to encrypt the connection'
      : isCertificateError(code)
        ? 'its certificate can’t be trusted'
        : 'its server gave no answer we understand')
  );
}

/** A status with its name: “404 (not found)”. */
export function statusWords(status: number): string {
  const name = STATUS_CODES[status]?.toLowerCase();
  return name ? `${status} (${name})` : String(status);
}

/** “1 page”, “2 pages”. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? singular : plural}`;
}
