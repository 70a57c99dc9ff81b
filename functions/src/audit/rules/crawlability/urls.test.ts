import fc from 'fast-check';
import { sessionIn } from '#functions/audit/urls/session';
import { normalized } from '#functions/audit/urls/url';
import { violations } from '../testPage.fixture';
import { urlDoubleSlash, urlSessionId, urlTooLong, urlUppercase } from './urls';

describe('url-uppercase', () => {
  const at = (url: string, html = '<p>x') => violations(urlUppercase, html, { url });

  test('reports uppercase letters in the path', () => {
    expect(at('https://example.com/About-Us')).toEqual(['The URL path contains uppercase letters.']);
  });

  test.each([
    'https://example.com/about-us',
    'https://example.com/caf%C3%A9',
    'https://example.com/watch?v=dQw4w9',
    'https://example.com/',
    'https://example.com/en-US/docs',
    'https://example.com/pt_BR',
  ])("doesn't report %s", (url) => expect(at(url)).toEqual([]));

  test.each(['/en-US/Docs', '/docs/en-US', '/EN-US/docs', '/my-USB'])(
    'reports %s although it contains something like a locale',
    (path) => expect(at(`https://example.com${path}`)).toHaveLength(1),
  );

  test("doesn't report a page whose canonical URL is lowercase", () => {
    expect(at('https://example.com/About', '<link rel="canonical" href="/about">')).toEqual([]);
  });
});

describe('url-too-long', () => {
  const at = (path: string) => violations(urlTooLong, '<p>x', { url: `https://example.com/${path}` });

  test('reports more than 200 characters', () => {
    expect(at('a'.repeat(200))).toEqual(['The URL path has 201 characters.']);
  });

  test("doesn't report 200, or fewer that are longer only when encoded", () => {
    expect(at('a'.repeat(199))).toEqual([]);
    expect(at('%C3%A9'.repeat(100))).toEqual([]);
  });

  test("doesn't report a page with another canonical URL", () => {
    const url = `https://example.com/?${'a'.repeat(300)}`;
    expect(violations(urlTooLong, '<link rel="canonical" href="/">', { url })).toEqual([]);
  });
});

describe('url-session-id', () => {
  const at = (path: string, html = '<p>x') =>
    violations(urlSessionId, html, { url: `https://example.com${path}` });

  test.each([
    ['/a;jsessionid=0123456789ABCDEF', 'jsessionid'],
    ['/a;JSESSIONID=1.node2#top', 'JSESSIONID'],
    ['/a?PHPSESSID=abcdef0123456789', 'PHPSESSID'],
    ['/a?x=1&sid=abcdef01234567890123456789', 'sid'],
    ['/app/(S(lit3py55t21z5v55vlm25s55))/a.aspx', '(S(…))'],
  ])('reports %s', (path, name) => expect(at(path)).toEqual([`The URL contains a session ID: ${name}.`]));

  test.each([
    '/a',
    '/a?session=monday',
    '/a?sid=12',
    '/a?sid=abcdef0123456789',
    '/conference?sessionid=7',
    '/conference?session_id=0123456789abcdef01234567',
    '/a?residence=abcdef01234567890123456789',
    '/a?PHPSESSID=',
    '/a;v=1',
    '/a#?PHPSESSID=abcdef0123456789',
  ])("doesn't report %s", (path) => expect(at(path)).toEqual([]));

  test('reports exactly what is removed from requested URLs', () => {
    const session = fc.constantFrom(
      'sid',
      'sess',
      'PHPSESSID',
      'jsessionid',
      'session_id',
      'cftoken',
      'oscsid',
      'page',
      'utm_id',
    );
    const value = fc.oneof(fc.stringMatching(/^[a-z0-9-]{1,40}$/), fc.uuid());
    const folder = fc.stringMatching(/^[a-z0-9]{23,25}$/);
    const written = fc.oneof(
      fc.tuple(session, value).map(([name, text]) => `/a;${name}=${text}`),
      fc.tuple(session, value).map(([name, text]) => `/a?x=1&${name}=${text}`),
      folder.map((text) => `/app/(S(${text}))/a`),
    );
    let sessions = 0;
    const property = fc.property(written, (path) => {
      const isTracking = path.includes('&utm_');
      const isLeftOut = normalized(`https://example.com${path}`) !== `https://example.com${path}`;
      if (isLeftOut) sessions++;
      expect(sessionIn(path) !== null).toBe(isLeftOut && !isTracking);
    });
    fc.assert(property, { numRuns: 300 });
    expect(sessions).toBeGreaterThan(10);
  });

  test("doesn't report one whose canonical URL has no session", () => {
    expect(at('/a;jsessionid=0123456789ABCDEF', '<link rel="canonical" href="/a">')).toEqual([]);
  });

  test('reports links to the own site, as written', () => {
    const html = `<a href="/a;jsessionid=0123456789ABCDEF">x</a><a href="b?PHPSESSID=abcdef0123456789">x</a>
<a href="https://else.example/?sid=abcdef01234567890123456789">x</a><a href="?sid=12">x</a>`;
    expect(at('/', html)).toEqual(['2 links contain a session ID: jsessionid.']);
  });
});

describe('url-double-slash', () => {
  const at = (path: string) => violations(urlDoubleSlash, '<p>x', { url: `https://example.com${path}` });

  test('reports two slashes in a row', () => {
    expect(at('/docs//setup')).toEqual(['The URL path contains a double slash.']);
    expect(at('//docs')).toHaveLength(1);
  });

  test.each(['/docs/setup/', '/go?to=https://other.example//x', '/web/2030/https://other.example/'])(
    "doesn't report %s",
    (path) => expect(at(path)).toEqual([]),
  );
});
