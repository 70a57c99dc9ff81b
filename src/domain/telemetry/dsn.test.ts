import { envelopeUrl, isSameDsn, parseDsn } from './dsn';

test('a DSN yields the URL of the envelope endpoint', () => {
  const dsn = parseDsn('https://abc123@o1.ingest.example:8443/sentry/42');
  expect(dsn).toEqual({
    protocol: 'https',
    publicKey: 'abc123',
    host: 'o1.ingest.example:8443',
    path: '/sentry',
    projectId: '42',
  });
  expect(dsn && envelopeUrl(dsn)).toBe('https://o1.ingest.example:8443/sentry/api/42/envelope/');
});

test.each([
  '',
  'abc@host/1',
  'ftp://abc@host/1',
  'https://host/1',
  'https://abc@host',
  'https://abc@host/one',
  'https://abc@host/1/',
  'https://abc@host/1?x=1',
  'https://abc@host/1#x',
  'https://abc:secret@host/1',
  'https://abc@evil@host/1',
  'https://abc@host\\@evil/1',
  'https://abc@host/../1',
  'https://abc@host/%2e%2e/1',
  'https://abc@host:99999/1',
  'https://abc@höst/1',
  ' https://abc@host/1',
  `https://abc@host/${'1'.repeat(21)}`,
])('rejects %j', (text) => expect(parseDsn(text)).toBeUndefined());

test("ignores a protocol's default port, and nothing else", () => {
  const same = (one: string, other: string) => {
    const [a, b] = [parseDsn(one), parseDsn(other)];
    return a !== undefined && b !== undefined && isSameDsn(a, b);
  };
  expect(same('https://k@host/1', 'https://k@host:443/1')).toBe(true);
  expect(same('https://k@host/1', 'http://k@host/1')).toBe(false);
  expect(same('https://k@host/1', 'https://other@host/1')).toBe(false);
  expect(same('https://k@host/1', 'https://k@host/2')).toBe(false);
  expect(same('https://k@host/1', 'https://k@host:8443/1')).toBe(false);
  expect(same('https://k@host/1', 'https://k@host/x/1')).toBe(false);
});

test('a DSN may name an endpoint without TLS, for a local stack', () => {
  const dsn = parseDsn('http://abc123@127.0.0.1:9000/42');
  expect(dsn && envelopeUrl(dsn)).toBe('http://127.0.0.1:9000/api/42/envelope/');
});
