import { breaches } from './testPage';
import { urlSessionId } from './url-session-id';

const at = (path: string, html = '<p>x') =>
  breaches(urlSessionId, html, { url: `https://example.com${path}` });

test.each(['/a;jsessionid=0123456789ABCDEF', '/a?PHPSESSID=abcdef0123456789', '/a?x=1&sid=abcdef0123456789'])(
  '%s',
  (path) => expect(at(path)).toHaveLength(1),
);

test.each([
  '/a',
  '/a?session=monday',
  '/a?sid=12',
  '/conference?sessionid=7',
  '/a?residence=abcdef0123456789',
])('not %s', (path) => expect(at(path)).toEqual([]));

test('not one that names the address without it as the one that counts', () => {
  expect(at('/a;jsessionid=0123456789ABCDEF', '<link rel="canonical" href="/a">')).toEqual([]);
});

test('links of the page to its own site, as they are written', () => {
  const html = `<a href="/a;jsessionid=0123456789ABCDEF">x</a><a href="b?PHPSESSID=abcdef0123456789">x</a>
<a href="https://else.example/?sid=abcdef0123456789">x</a><a href="?sid=12">x</a>`;
  expect(at('/', html)).toEqual(['2 links hold a session: jsessionid.']);
});
