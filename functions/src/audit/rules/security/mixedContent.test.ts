import { parseFile } from '#functions/audit/parse/parseFile';
import { link, violations } from '../testPage.fixture';
import { insecureForm, insecureLink, mixedContent } from './mixedContent';

describe('mixed-content', () => {
  test.each([
    '<script src="http://cdn.example/a.js"></script>',
    '<img src="HTTP://cdn.example/a.png">',
    '<img srcset="http://cdn.example/a.png 2x">',
    '<link rel="stylesheet" href="http://cdn.example/a.css">',
    '<iframe src="http://video.example/"></iframe>',
    '<video poster="http://cdn.example/a.jpg"></video>',
    '<base href="http://example.com/"><img src="a.png">',
  ])('reports %s', (html) => expect(violations(mixedContent, html)).toHaveLength(1));

  test.each([
    '<a href="http://other.example/">',
    '<img src="//cdn.example/a.png">',
    '<img src="/http://a.png">',
    '<link rel="canonical" href="http://example.com/">',
    '<link rel="alternate" hreflang="de" href="http://example.com/de">',
    '<meta property="og:image" content="http://example.com/a.png">',
    '<script>load("http://cdn.example/a.js")</script>',
    '<style>@namespace url(http://www.w3.org/1999/xhtml);</style>',
    '<link rel="preconnect" href="http://cdn.example">',
    // Browsers treat loopback as secure
    '<script src="http://localhost:3000/a.js"></script>',
    '<img src="http://127.0.0.1/a.png">',
    '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests"><img src="http://a.example/">',
  ])("doesn't report %s", (html) => expect(violations(mixedContent, html)).toEqual([]));

  test("doesn't report a page without encryption", () => {
    expect(
      violations(mixedContent, '<img src="http://a.example/a.png">', { url: 'http://example.com/' }),
    ).toEqual([]);
  });

  test("doesn't report it if a header upgrades insecure requests", () => {
    const of = (policy: string) =>
      violations(mixedContent, '<img src="http://a.example/a.png">', {
        headers: { 'content-security-policy': policy },
      });
    expect(of("default-src 'self'; Upgrade-Insecure-Requests")).toEqual([]);
    expect(of("default-src 'self'")).toHaveLength(1);
  });

  describe('a style sheet', () => {
    const of = (source: string, url = 'https://example.com/a.css', type = 'text/css') => {
      const file = parseFile(url, source, type);
      return file && mixedContent.sheet?.(file).map(({ message, evidence }) => [message, evidence?.element]);
    };

    it('is reported if it loads a file over http', () => {
      expect(of('@font-face{src:url(http://cdn.example/x.woff2)}')).toEqual([
        ['http://cdn.example/x.woff2 is loaded over HTTP.', 'url()'],
      ]);
      expect(of('@import "http://cdn.example/b.css";')).toHaveLength(1);
    });

    it.each([
      'a{background:url(x.png)} b{background:url(//cdn.example/x.png)}',
      '@import url(https://cdn.example/b.css);',
      'a{background:url(http://localhost/x.png)}',
      '/* url(http://cdn.example/x.png) */ @namespace url(http://www.w3.org/1999/xhtml);',
      'a{background:url("data:image/svg+xml,<svg xmlns=\'http://www.w3.org/2000/svg\'/>")}',
    ])("isn't reported for %s", (source) => expect(of(source)).toEqual([]));

    it("isn't reported if it was loaded without encryption itself", () => {
      expect(of('a{background:url(http://e.com/x.png)}', 'http://e.com/a.css')).toEqual([]);
    });

    it("isn't confused with a feed or a manifest", () => {
      const feed = '<rss><channel><link>http://e.com/</link></channel></rss>';
      expect(of(feed, 'https://e.com/feed', 'application/rss+xml')).toEqual([]);
      expect(of('{"icons":[{"src":"http://e.com/a.png"}]}', 'https://e.com/m', 'application/json')).toEqual(
        [],
      );
    });
  });
});

describe('insecure-form', () => {
  test('reports a form of a secure page that sends without encryption', () => {
    expect(violations(insecureForm, '<form action="http://example.com/search">')).toEqual([
      'A form sends what is typed to http://example.com/search without encryption.',
    ]);
  });

  test('reports a password field on a page without encryption', () => {
    const page = { url: 'http://example.com/login' };
    expect(violations(insecureForm, '<form><input type="password"></form>', page)).toHaveLength(1);
    expect(violations(insecureForm, '<form><input type="search"></form>', page)).toEqual([]);
  });

  test("doesn't report a search form beside an unencrypted login", () => {
    const page = { url: 'http://example.com/login' };
    const search = '<form action="/search"><input type="search"></form>';
    const login = '<form action="/in"><table><tr><td><input type="Password"></table></form>';
    const messages = ['A form sends what is typed to http://example.com/in without encryption.'];
    for (const html of [search + login, login + search]) {
      expect(violations(insecureForm, html, page)).toEqual(messages);
    }
    expect(violations(insecureForm, `${search}<input type="password">`, page)).toEqual([]);
  });

  test('reports a password field that refers to its form', () => {
    const html =
      '<input type="password" form="in"><form action="/search"><input type="password" form="in"></form><form id="in" action="/in"></form>';
    expect(violations(insecureForm, html, { url: 'http://example.com/login' })).toEqual([
      'A form sends what is typed to http://example.com/in without encryption.',
    ]);
  });

  test.each([
    '<form action="/search">',
    '<form action="https://other.example/">',
    '<form>',
    '<form action="javascript:send()">',
    '<form action="mailto:a@example.com">',
    '<meta http-equiv="content-security-policy" content="upgrade-insecure-requests"><form action="http://a.example/">',
  ])("doesn't report %s", (html) => expect(violations(insecureForm, html)).toEqual([]));
});

describe('insecure-link', () => {
  test('reports a secure page that links to its own host without encryption', () => {
    expect(insecureLink.check(link({ target: 'http://example.com/a' }))?.message).toBe(
      'http://example.com/a is an HTTP link on an HTTPS page.',
    );
  });

  test("doesn't report a secure link, or one from an insecure page", () => {
    expect(insecureLink.check(link())).toBeNull();
    expect(
      insecureLink.check(link({ page: 'http://example.com/', target: 'http://example.com/a' })),
    ).toBeNull();
  });

  test("doesn't report a link to another host, which may not support encryption", () => {
    expect(insecureLink.check(link({ target: 'http://other.example/a', toSite: false }))).toBeNull();
  });
});
