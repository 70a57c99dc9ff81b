import { isFinalError, looksLikeBotWall, provesAtHomeOnly, verdictOfError, verdictOfStatus } from './outcome';

describe('a TLS error', () => {
  it.each([
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'ERR_SSL_HTTP_REQUEST',
    'ERR_SSL_PACKET_LENGTH_TOO_LONG',
    'CERT_HAS_EXPIRED',
    'CERT_NOT_YET_VALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])('is proof that a retry can’t change: %s', (code) => {
    expect([verdictOfError(code), isFinalError(code)]).toEqual(['broken', true]);
  });

  it.each([
    'ERR_SSL_UNSAFE_LEGACY_RENEGOTIATION_DISABLED',
    'ERR_SSL_DH_KEY_TOO_SMALL',
    'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED',
    'ERR_SSL_TLSV1_ALERT_INTERNAL_ERROR',
    'ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE',
    'ERR_TLS_DH_PARAM_SIZE',
    'EPROTO',
  ])('is no proof and may pass on a retry: %s', (code) => {
    expect([verdictOfError(code), isFinalError(code)]).toEqual(['unverified', false]);
  });

  it('is no proof and final if the chain is incomplete', () => {
    const code = 'UNABLE_TO_VERIFY_LEAF_SIGNATURE';
    expect([verdictOfError(code), isFinalError(code)]).toEqual(['unverified', true]);
  });
});

describe('a wall against bots', () => {
  it('is detected by its challenge, not by a name that is in every response', () => {
    expect(looksLikeBotWall(404, { 'cf-mitigated': 'challenge' })).toBe(true);
    expect(verdictOfStatus(404, { 'x-datadome': 'protected' })).toBe('broken');
    expect(verdictOfStatus(403, { 'x-datadome': 'protected' })).toBe('unverified');
  });
});

test.each([401, 402, 403, 418, 429])('treats %i as a possible response to crawlers only', (status) => {
  expect(verdictOfStatus(status, {})).toBe('unverified');
});

test('distinguishes what proves nothing about another site', () => {
  expect([400, 404, 410, 422, 500, 503].filter(provesAtHomeOnly)).toEqual([400, 500, 503]);
});
