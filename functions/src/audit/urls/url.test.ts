import fc from 'fast-check';
import { hostOf, maxUrlLength, normalized, originOf, pathOf, resolveUrl, shown, tooLongUrl } from './url';
import { UrlCache } from './urlCache';

const base = 'https://example.com/docs/guide?page=2';

describe('a URL on a page', () => {
  it.each([
    ['HTTPS://Example.COM/', 'https://example.com/'],
    ['https://example.com:443/a', 'https://example.com/a'],
    ['http://example.com:80/a', 'http://example.com/a'],
    ['http://example.com:8080/a', 'http://example.com:8080/a'],
    ['https://example.com', 'https://example.com/'],
    ['/a/../b/./c', 'https://example.com/b/c'],
    ['../up', 'https://example.com/up'],
    ['sibling', 'https://example.com/docs/sibling'],
    ['?page=3', 'https://example.com/docs/guide?page=3'],
    ['#part', 'https://example.com/docs/guide?page=2'],
    ['/a#', 'https://example.com/a'],
    ['//other.example/a', 'https://other.example/a'],
    ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    ['/a b', 'https://example.com/a%20b'],
    ['/A', 'https://example.com/A'],
  ])('resolves %s to %s', (written, href) => expect(resolveUrl(written, base)).toBe(href));

  it.each(['mailto:a@b.c', 'tel:+44', 'javascript:void(0)', 'data:text/html,x', 'ftp://example.com/'])(
    'reports %s as not a web URL',
    (written) => expect(resolveUrl(written, base)).toBeNull(),
  );

  it.each(['http://', 'https://[nonsense', 'http://a b/'])('reports %s as invalid', (written) =>
    expect(resolveUrl(written, base)).toBeUndefined(),
  );

  it('resolves the same from the cache', () => {
    const part = fc.constantFrom(
      '/',
      'a',
      '..',
      '?q=1',
      '#x',
      'http:',
      '//h.example',
      'b/c',
      '.',
      '',
      'mailto:x',
      ' ',
    );
    const written = fc.array(part, { maxLength: 4 }).map((parts) => parts.join(''));
    const bases = fc.constantFrom(
      base,
      'https://example.com/',
      'https://example.com/docs/other',
      'http://h.example/x/y',
    );
    const book = new UrlCache(5);
    fc.assert(
      fc.property(written, bases, (text, from) =>
        expect(book.lookUp(text, from).href).toBe(resolveUrl(text, from)),
      ),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  ['https://e.com/?utm_source=x', 'https://e.com/'],
  ['https://e.com/?a=1&utm_medium=x&b=2', 'https://e.com/?a=1&b=2'],
  ['https://e.com/?gclid=1&fbclid=2', 'https://e.com/'],
  ['https://e.com/?UTM_Source=x&q=utm_source', 'https://e.com/?q=utm_source'],
  ['https://e.com/?b=2&a=1', 'https://e.com/?b=2&a=1'],
  ['https://e.com/?a=%20+', 'https://e.com/?a=%20+'],
  ['https://e.com/?', 'https://e.com/'],
  ['https://e.com/a?b=1&', 'https://e.com/a?b=1'],
  ['https://e.com/a?&b', 'https://e.com/a?b'],
  ['https://e.com/a?b=', 'https://e.com/a?b='],
  ['https://e.com/a;jsessionid=1A2B?b=1', 'https://e.com/a?b=1'],
  ['https://e.com/?PHPSESSID=abc&b=1', 'https://e.com/?b=1'],
  ['https://e.com/?sid=0123456789abcdef0123456789', 'https://e.com/'],
  ['https://e.com/?SESS=q1w2e3r4t5z6u7i8o9p0a1s2d3', 'https://e.com/'],
  ['https://e.com/?sessionid=0123456789abcdef0123456789', 'https://e.com/'],
  ['https://e.com/?sid=0123456789abcdef01234567', 'https://e.com/?sid=0123456789abcdef01234567'],
  ['https://e.com/?sid=01234567890123456789012345', 'https://e.com/?sid=01234567890123456789012345'],
  [
    'https://e.com/?sid=rindfleischetikettierungsgesetz',
    'https://e.com/?sid=rindfleischetikettierungsgesetz',
  ],
  ['https://e.com/?s=rindfleischetikettierungsgesetz1', 'https://e.com/?s=rindfleischetikettierungsgesetz1'],
  [
    'https://e.com/talk?session=0123456789abcdef0123456789',
    'https://e.com/talk?session=0123456789abcdef0123456789',
  ],
  ['https://e.com/app/(S(lit3py55t21z5v55vlm25s55))/a.aspx?b=1', 'https://e.com/app/a.aspx?b=1'],
  ['https://e.com/(S(lit3py55t21z5v55vlm25s55))/', 'https://e.com/'],
  ['https://e.com/(S(lit3py55t21z5v55vlm25s55));jsessionid=1/a', 'https://e.com/a'],
  ['https://e.com/(S(chemistry))/a', 'https://e.com/(S(chemistry))/a'],
  ['https://e.com/?mtm_campaign=x&mtm_kwd=y&a=1', 'https://e.com/?a=1'],
  ['https://e.com/?pk_campaign=x&pk_kwd=y&pk_source=z&pk_medium=m', 'https://e.com/'],
  ['https://e.com/?pk_id=5', 'https://e.com/?pk_id=5'],
  ['https://e.com/?gad_source=1&gad_campaignid=2', 'https://e.com/'],
  ['https://e.com/?sid=5', 'https://e.com/?sid=5'],
  ['https://e.com/?sid=9B2D7C34-0a1e-4c7d-8f65-1f0c5e6a7b8d&b=1', 'https://e.com/?b=1'],
  [
    'https://e.com/talk?session=9b2d7c34-0a1e-4c7d-8f65-1f0c5e6a7b8d',
    'https://e.com/talk?session=9b2d7c34-0a1e-4c7d-8f65-1f0c5e6a7b8d',
  ],
  ['https://e.com/?session_id=0123456789abcdef0123456789', 'https://e.com/'],
  ['https://e.com/talk?sessionid=1', 'https://e.com/talk?sessionid=1'],
  ['https://e.com/talk?session_id=99', 'https://e.com/talk?session_id=99'],
  ['https://e.com/%7euser/%c3%a4', 'https://e.com/~user/%C3%A4'],
  ['https://e.com/a%2Fb%3f', 'https://e.com/a%2Fb%3F'],
  ['https://%2e%7e@e.com/%7e', 'https://%2e%7e@e.com/~'],
  ['https://e.com/100%', 'https://e.com/100%'],
  ['https://e.com/Case', 'https://e.com/Case'],
  ['https://e.com/a/', 'https://e.com/a/'],
])('normalizes %s to %s', (href, bare) => expect(normalized(href)).toBe(bare));

test('splits a URL into its parts', () => {
  expect(hostOf('http://e.com:8080/a/b?c')).toBe('e.com:8080');
  expect(pathOf('http://e.com:8080/a/b?c')).toBe('/a/b?c');
  expect(originOf('http://e.com:8080/a/b?c')).toBe('http://e.com:8080');
  expect(shown('http://e.com/a', 'e.com')).toBe('/a');
  expect(shown('http://f.com/a', 'e.com')).toBe('http://f.com/a');
});

test('distinguishes a URL that is too long from an invalid one', () => {
  const long = `/${'x'.repeat(maxUrlLength)}`;
  expect([resolveUrl(long, base), tooLongUrl(long, base)]).toEqual([null, `https://example.com${long}`]);
  expect(tooLongUrl(`?q=${'日'.repeat(300)}`, base)).toMatch(/q=%E6%97%A5/);
  for (const other of [
    '/a',
    `data:image/png;base64,${'A'.repeat(maxUrlLength)}`,
    `https://[${'x'.repeat(maxUrlLength)}`,
  ])
    expect(tooLongUrl(other, base)).toBeNull();
});
