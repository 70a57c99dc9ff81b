import fc from 'fast-check';
import { sessionIn } from '#functions/audit/urls/session';
import { tidied } from '#functions/audit/urls/url';
import { breaches } from '../testPage.fixture';
import { urlSessionId } from './url-session-id';

const at = (path: string, html = '<p>x') =>
  breaches(urlSessionId, html, { url: `https://example.com${path}` });

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
    const isLeftOut = tidied(`https://example.com${path}`) !== `https://example.com${path}`;
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
