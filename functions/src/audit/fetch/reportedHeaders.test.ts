import { reportedHeaders } from './reportedHeaders';

const of = (headers: Parameters<typeof reportedHeaders>[0]) => reportedHeaders(headers).headers;

test('reports who responded and why', () => {
  expect(
    of({ server: 'nginx', 'retry-after': '120', 'cf-mitigated': 'challenge', 'x-robots-tag': 'noindex' }),
  ).toEqual({
    'cf-mitigated': 'challenge',
    'retry-after': '120',
    server: 'nginx',
    'x-robots-tag': 'noindex',
  });
});

test('sorts headers by name, like the store', () => {
  const seen = of({ via: '1.1 proxy', server: 'nginx', 'content-type': 'text/html', location: '/a' }) ?? {};
  expect(Object.keys(seen)).toEqual(['content-type', 'location', 'server', 'via']);
});

test('reports only listed headers, so neither cookies nor tokens', () => {
  const secrets = {
    'set-cookie': ['session=s3cret; HttpOnly'],
    authorization: 'Bearer s3cret',
    'authentication-info': 'nextnonce="s3cret"',
    'x-amz-security-token': 's3cret',
    'x-datadome-cid': 's3cret',
    constructor: 's3cret',
  };
  expect(reportedHeaders(secrets)).toEqual({});
});

test.each([
  ['Basic realm="Behind the s3cret door"', 'Basic'],
  ['Negotiate czNjcmV0', 'Negotiate'],
  [['Bearer realm="a", error="s3cret"', 'Digest nonce="s3cret"'], 'Bearer, Digest'],
])('reports only the scheme of authentication headers: %j', (written, expected) => {
  expect(of({ 'www-authenticate': written })).toEqual({ 'www-authenticate': expected });
});

test('reports no scheme if there is none to read', () => {
  expect(reportedHeaders({ 'www-authenticate': '"s3cret"' })).toEqual({});
  expect(reportedHeaders({ 'www-authenticate': `s${'3cret'.repeat(10)}` })).toEqual({});
});

test.each([
  ['/de/?from=old', '/de/?from=old'],
  ['https://me:s3cret@example.com/a', 'https://***@example.com/a'],
  ['//me:s3cret@example.com/', '//***@example.com/'],
  ['https:\\\\me:s3cret@example.com', 'https:\\\\***@example.com'],
  ['https:/\t/me:s3cret@example.com/', 'https:/ /***@example.com/'],
  ['/done#access_token=s3cret', '/done#…'],
  ['https://example.com/@author?to=a@b.example', 'https://example.com/@author?to=a@b.example'],
])('reports redirect targets without passwords and fragments: %s', (written, expected) => {
  expect(of({ location: written })).toEqual({ location: expected });
});

test('formats values for people: short, on one line, in their original order', () => {
  expect(of({ server: 'x'.repeat(5_000) })?.server).toHaveLength(200);
  expect(of({ server: ' a\u0000\tb\u202e\u200bc ' })).toEqual({ server: 'a b c' });
  expect(of({ via: ['1.1 a', '1.1 b'] })).toEqual({ via: '1.1 a, 1.1 b' });
  expect(reportedHeaders({ server: '', via: ' ' })).toEqual({});
});

test('reports only the requested names', () => {
  expect(reportedHeaders({ server: 'nginx', 'x-robots-tag': 'noindex' }, ['x-robots-tag'])).toEqual({
    headers: { 'x-robots-tag': 'noindex' },
  });
});
