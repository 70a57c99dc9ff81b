import { parsePage } from './parsePage';

const read = (html: string) => parsePage('https://example.com/docs/page', html, {});

test('applies the first base, even a relative one', () => {
  expect(read('<base href="/other/"><base href="/third/">').base).toBe('https://example.com/other/');
  expect(read('<base target="_blank">').base).toBe('https://example.com/docs/page');
  expect(read('<base href="http://[nonsense">').base).toBe('https://example.com/docs/page');
});

test('ignores a base that browsers ignore', () => {
  expect(read('<noscript><base href="/a/"></noscript><base href="/b/">').base).toBe('https://example.com/b/');
  expect(read('<svg><base href="/a/"></svg>').base).toBe('https://example.com/docs/page');
});

describe('XHTML', () => {
  const source = `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>T</title>
    <script src="/x.js"/></head><body><div/><h1>H</h1><a href="/a">x</a></body></html>`;
  const as = (type: string) => parsePage('https://example.com/', source, { 'content-type': type });

  it('may close any element in its own tag', () => {
    const { links, headings } = as('application/xhtml+xml; charset=utf-8');
    expect(links.map(({ written }) => written)).toEqual(['/x.js', '/a']);
    expect(headings).toHaveLength(1);
  });

  it('is HTML if it is sent as HTML', () => {
    expect(as('text/html').links.map(({ written }) => written)).toEqual(['/x.js']);
  });
});

test('reports the position of a link', () => {
  const page = read('<p>one\n<p>two <a\n href="/a">x</a>');
  const [link] = page.links;
  expect(link && page.locate(link)).toEqual({ line: 2, column: 8, snippet: '<a\n href="/a">' });
});

test('cuts a long tag, never within a character', () => {
  const page = read(`<a href="/a" title="${'😀'.repeat(200)}">x</a>`);
  const [link] = page.links;
  const snippet = (link && page.locate(link).snippet) ?? '';
  expect(snippet.length).toBeLessThanOrEqual(200);
  expect(snippet.isWellFormed()).toBe(true);
});

test('decodes entities', () => {
  const page = read('<title>Fish &amp; chips</title><a href="/a?b=1&amp;c=2">x</a>');
  expect(page.title).toBe('Fish & chips');
  expect(page.links[0]?.written).toBe('/a?b=1&c=2');
});

test('compares names of metas ignoring case, and keeps the first of each', () => {
  const page = read('<meta name="Robots" content="index"><meta name=robots content=noindex>');
  expect(page.metas.get('robots')).toBe('index');
});

test('detects a page that redirects immediately', () => {
  expect(read('<meta http-equiv="refresh" content="0; url=/a">').hasInstantRedirect).toBe(true);
  expect(read('<meta http-equiv="refresh" content="30; url=/a">').hasInstantRedirect).toBe(false);
  expect(
    read('<noscript><meta http-equiv="refresh" content="0; url=/a"></noscript>').hasInstantRedirect,
  ).toBe(false);
});

test('reads a Refresh header like the meta element', () => {
  const of = (refresh: string) => parsePage('https://example.com/', '<p>x', { refresh });
  expect(of('0; url=/caf\xc3\xa9')).toMatchObject({
    hasInstantRedirect: true,
    links: [{ written: '/caf%C3%A9', role: 'link', asPage: true }],
  });
  expect(of('30; url=/a').hasInstantRedirect).toBe(false);
  expect(of('30').links).toEqual([]);
});

test('survives broken markup', () => {
  const page = read('</a></svg></template><a href="/a"><a href="/b" <title>T</title></noscript><h1>H');
  expect(page.links.map(({ written }) => written)).toContain('/a');
  expect(read('').links).toEqual([]);
});

describe('the canonical URL', () => {
  const canonical = (html: string, link?: string) =>
    parsePage('https://example.com/docs/page', html, link === undefined ? {} : { link }).canonical;

  it('is the first in the head that browsers can open, resolved by the page’s base', () => {
    expect(canonical('<link rel=canonical href="http://["><link rel=canonical href="/a">')).toBe(
      'https://example.com/a',
    );
    expect(canonical('<link rel=canonical href="a"><base href="/other/">')).toBe(
      'https://example.com/other/a',
    );
  });

  it('may be in a header', () => {
    expect(canonical('', '</a>; rel="canonical"')).toBe('https://example.com/a');
    expect(canonical('<link rel=canonical href="/b">', '</a>; rel="canonical"')).toBe(
      'https://example.com/b',
    );
  });

  it("can't be in the body", () => {
    expect(canonical('<p>x</p><link rel=canonical href="/a">')).toBeNull();
    expect(canonical('x<link rel=canonical href="/a">')).toBeNull();
  });

  it('is in the head if only hidden text precedes it', () => {
    const unshown = '\n<title>x</title><script>x</script><style>x</style><noscript>x</noscript><!-- x -->';
    expect(canonical(`${unshown}<link rel=canonical href="/a">`)).toBe('https://example.com/a');
  });
});
