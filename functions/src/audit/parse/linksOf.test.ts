import { linksOf } from './linksOf';
import { parsePage } from './parsePage';

const written = (html: string) =>
  parsePage('https://example.com/', html, {}).links.map(
    ({ element, attribute, written: href, role, asPage }) =>
      [element, attribute, href, role, asPage ? 'page' : 'check'].join(' '),
  );

test.each([
  ['<a href=" /a ">', ['a href /a link page']],
  ['<a href="/a&nbsp;">', ['a href /a\u00a0 link page']],
  ['<a href="\n\t&#1;/a\f">', ['a href /a link page']],
  ['<a href="/cdn-cgi/l/email-protection#8be2f9">', []],
  ['<a href="/cdn-cgi/trace">', ['a href /cdn-cgi/trace link page']],
  ['<area href="/a">', ['area href /a link page']],
  ['<iframe src="/a">', ['iframe src /a link page']],
  ['<img src="/a.png">', ['img src /a.png image check']],
  ['<img srcset="/a.png 1x, /b.png 2x">', ['img srcset /a.png image check', 'img srcset /b.png image check']],
  [
    '<img srcset="/w,600/a.png 600w,/b.png">',
    ['img srcset /w,600/a.png image check', 'img srcset /b.png image check'],
  ],
  [
    '<img srcset="/a.png 1x,/b.png 2x,,/c,d.png,">',
    ['img srcset /a.png image check', 'img srcset /b.png image check', 'img srcset /c,d.png image check'],
  ],
  ['<img srcset="/a.png,/b.png">', ['img srcset /a.png,/b.png image check']],
  [
    '<img srcset="/a(1).png calc(1,5)x 2w,/b.png, #c">',
    ['img srcset /a(1).png image check', 'img srcset /b.png image check'],
  ],
  ['<source srcset="/a.webp">', ['source srcset /a.webp image check']],
  [
    '<video src="/a.mp4" poster="/a.jpg">',
    ['video src /a.mp4 resource check', 'video poster /a.jpg image check'],
  ],
  ['<audio src="/a.mp3">', ['audio src /a.mp3 resource check']],
  ['<script src="/a.js">', ['script src /a.js resource check']],
  ['<object data="/a.pdf">', ['object data /a.pdf resource check']],
  ['<input type=image src="/a.png">', ['input src /a.png image check']],
  ['<link rel="Stylesheet" href="/a.css">', ['link href /a.css resource check']],
  ['<link rel="stylesheet" href="/dark.css" disabled>', ['link href /dark.css link check']],
  ['<link rel="home" href="/start">', ['link href /start link check']],
  ['<link rel="shortcut icon" href="/a.ico">', ['link href /a.ico resource check']],
  ['<link rel="canonical" href="/a">', ['link href /a canonical page']],
  ['<link rel="amphtml" href="/amp">', ['link href /amp link check']],
  ['<link rel="Search" href="/search.xml">', ['link href /search.xml link check']],
  ['<link rel="prefetch" href="/next">', ['link href /next link check']],
  ['<link rel="author" href="/humans.txt">', ['link href /humans.txt link check']],
  ['<link rel="license" href="/licence">', ['link href /licence link check']],
  ['<link rel="help" href="/help">', ['link href /help link check']],
  ['<link rel="apple-touch-icon-precomposed" href="/a.png">', ['link href /a.png resource check']],
  ['<link rel="apple-touch-startup-image" href="/a.png">', ['link href /a.png resource check']],
  ['<iframe src="/a" longdesc="/b">', ['iframe src /a link page', 'iframe longdesc /b link check']],
  ['<meta property="og:url" content="/o">', ['meta content /o link check']],
  ['<meta property="og:video:url" content="/o.mp4">', ['meta content /o.mp4 resource check']],
  ['<meta name="twitter:player" content="/p">', ['meta content /p link check']],
  ['<meta name="msapplication-TileImage" content="/t.png">', ['meta content /t.png image check']],
  ['<link rel="next" href="/2">', ['link href /2 sequence page']],
  ['<link rel="alternate" hreflang="de" href="/de">', ['link href /de alternate page']],
  ['<link rel="alternate" type="application/rss+xml" href="/rss">', ['link href /rss link check']],
  ['<link rel="alternate stylesheet" href="/dark.css">', ['link href /dark.css resource check']],
  [
    `<iframe src="/not-shown" srcdoc="<a href='/a'>x</a><img src=/b.png>"></iframe>`,
    ['iframe srcdoc /a link page', 'iframe srcdoc /b.png image check'],
  ],
  ['<form><button formaction="/a">x</button></form>', ['button formaction /a link check']],
  ['<form><input type=submit formaction="/a"></form>', ['input formaction /a link check']],
  [
    '<form method=post action="/p"><button formmethod=GET formaction="/a">x</button></form>',
    ['button formaction /a link check'],
  ],
  [
    `<iframe srcdoc="<form><button formaction='/a'>x</button></form>"></iframe>`,
    ['iframe srcdoc /a link check'],
  ],
  ['<form action="/search">', ['form action /search link check']],
  ['<p style="background:url(/a.png)">', ['p style /a.png image check']],
  [
    '<style>@import "/a.css";b{src:url(/f.woff)}</style>',
    ['style  /a.css resource check', 'style  /f.woff resource check'],
  ],
  [
    '<link rel=preload as=image imagesrcset="/a.png 1x, /b.png 2x">',
    ['link imagesrcset /a.png image check', 'link imagesrcset /b.png image check'],
  ],
  [
    '<svg><use href="/s.svg#a"/><image xlink:href="/i.png"/></svg>',
    ['use href /s.svg#a image check', 'image xlink:href /i.png image check'],
  ],
  ['<svg><a xlink:href="/old"></a></svg>', ['a xlink:href /old link page']],
  ['<p style="background:URL(/a.png)">', ['p style /a.png image check']],
  ['<body background="/b.png">', ['body background /b.png image check']],
  ['<blockquote cite="/q"></blockquote>', ['blockquote cite /q link check']],
  ['<meta property="og:image" content="/o.png">', ['meta content /o.png image check']],
  ['<link rel="manifest" href="/m.json">', ['link href /m.json resource check']],
  ['<meta http-equiv="refresh" content="5; URL=/a">', ['meta content /a link page']],
])('reads links from %s', (html, expected) => expect(written(html)).toEqual(expected));

test.each([
  '<a name="x">',
  '<a href="#part">',
  '<a href="">',
  '<img srcset=" , ,">',
  '<link rel="preconnect" href="https://cdn.example">',
  '<link rel="dns-prefetch" href="//cdn.example">',
  '<form method="POST" action="/search"></form>',
  '<link rel="pingback" href="/xmlrpc.php">',
  '<meta property="og:video:type" content="video/mp4">',
  '<form method=post><button formaction="/a">x</button></form>',
  '<form method=post><input type=image formaction="/a"></form>',
  '<form><button formmethod=post formaction="/a">x</button></form>',
  '<button formaction="/a">x</button>',
  `<iframe srcdoc="<form method=post><button formaction='/a'>x</button></form>"></iframe>`,
  `<iframe srcdoc="<button formaction='/a'>x</button>"></iframe>`,
  '<input type="text" src="/a.png">',
  '<meta http-equiv="refresh" content="30">',
  '<!-- <a href="/a"> -->',
  '<template><a href="/a"></a></template>',
  '<script>"<a href=/a>"</script>',
  '<textarea><a href="/a"></textarea>',
])('reads no links from %s', (html) => expect(written(html)).toEqual([]));

test('reads a srcdoc page up to the depth limit of any page', () => {
  const at = (depth: number) => `<iframe srcdoc="${'<br><b>'.repeat(depth)}<img src=/a.png>"></iframe>`;
  expect(written(at(1_900))).toEqual(['iframe srcdoc /a.png image check']);
  expect(written(at(2_100))).toEqual([]);
});

describe('a link element', () => {
  const linkOf = (attributes: Record<string, string>) => linksOf('link', { href: '/a', ...attributes })[0];

  test.each<[Record<string, string>, string, boolean, boolean]>([
    [{ rel: 'stylesheet' }, 'resource', false, true],
    [{ rel: 'manifest' }, 'resource', false, true],
    [{ rel: 'icon' }, 'resource', false, false],
    [{ rel: 'canonical' }, 'canonical', true, false],
    [{ rel: 'alternate' }, 'link', true, false],
    [{ rel: 'alternate', type: 'text/html' }, 'link', true, false],
    [{ rel: 'alternate', type: 'application/xhtml+xml' }, 'link', true, false],
    [{ rel: 'alternate', type: 'application/pdf' }, 'link', false, false],
    [{ rel: 'alternate', type: ' Application/RSS+xml' }, 'link', false, true],
    [{ rel: 'alternate', type: 'application/atom+xml' }, 'link', false, true],
    [{ rel: 'icon', type: 'application/atom+xml' }, 'resource', false, false],
    [{ rel: 'alternate', hreflang: 'de' }, 'alternate', true, false],
    [{ rel: 'alternate', hreflang: '' }, 'alternate', true, false],
    [{ rel: 'canonical', hreflang: 'de' }, 'canonical', true, false],
    [{ rel: 'next', hreflang: 'de' }, 'sequence', true, false],
    [{ rel: 'alternate stylesheet', hreflang: 'de' }, 'resource', false, true],
    [{ rel: 'canonical stylesheet' }, 'resource', false, true],
  ])('%j has the role %s, leads to a page: %s, is read as a file: %s', (attributes, role, asPage, asFile) => {
    expect(linkOf(attributes)).toMatchObject({ role, asPage, asFile });
  });
});

describe('the document of a srcdoc', () => {
  const linksIn = (srcdoc: string) => linksOf('iframe', { srcdoc });

  test('reports its links under the attribute of the frame', () => {
    expect(linksIn('<a href=/a>x</a>')).toEqual([
      { attribute: 'srcdoc', role: 'link', asPage: true, asFile: false, written: '/a' },
    ]);
  });

  test('is read without its templates', () => {
    const html =
      '<a href=/a></a><template><a href=/b></a><template></template><a href=/c></a></template><a href=/d></a>';
    expect(linksIn(html).map(({ written: href }) => href)).toEqual(['/a', '/d']);
  });

  test('is read without nested frames that have a srcdoc', () => {
    const html = '<iframe src=/a srcdoc="<a href=/b>"></iframe><iframe src=/c></iframe>';
    expect(linksIn(html).map(({ written: href }) => href)).toEqual(['/c']);
  });

  test('yields at most 200 links, all from its first 100,000 characters', () => {
    expect(linksIn('<a href=/a></a>'.repeat(500))).toHaveLength(200);
    const link = '<a href=/a>';
    const after = (characters: number) => linksIn('x'.repeat(characters) + link);
    expect(after(100_000 - link.length)).toHaveLength(1);
    expect(after(100_000 - link.length + 1)).toEqual([]);
  });

  test('is read to a depth of 2,000 open elements, not counting closed ones', () => {
    const at = (open: number) => linksIn(`${'<b></b>'.repeat(3_000)}${'<b>'.repeat(open)}<img src=/a.png>`);
    // The parser stops after the element that exceeds the depth.
    expect(at(2_000)).toHaveLength(1);
    expect(at(2_001)).toEqual([]);
  });
});

test.each(['open', 'closed', 'OPEN'])('treats a declarative shadow root as part of the page: %s', (mode) => {
  const html = `<x-a><template shadowrootmode="${mode}"><a href="/a"></a><template><a href="/no"></a></template></template></x-a>`;
  expect(written(html)).toEqual(['a href /a link page']);
});

test('treats a template with an unknown mode as a template', () =>
  expect(written('<x-a><template shadowrootmode="other"><a href="/a"></a></template></x-a>')).toEqual([]));

test('treats a link in an SVG as a link', () =>
  expect(written('<svg><a href="/a"></a></svg>')).toHaveLength(1));

describe('structured data', () => {
  const inData = (data: unknown) =>
    written(`<script type="application/ld+json">${JSON.stringify(data)}</script>`);

  test.each<[string, unknown, string[]]>([
    ['a URL', { url: 'https://example.com/a' }, ['https://example.com/a']],
    [
      'a list of URLs',
      { sameAs: ['https://a.example/', 'https://b.example/'] },
      ['https://a.example/', 'https://b.example/'],
    ],
    [
      'a deeply nested URL',
      [{ '@graph': [{ logo: { '@type': 'ImageObject', contentUrl: '/l.png' } }] }],
      ['/l.png'],
    ],
    ['a breadcrumb', { itemListElement: [{ item: 'https://example.com/b' }] }, ['https://example.com/b']],
  ])('contains %s', (_, data, expected) =>
    expect(inData(data)).toEqual(expected.map((address) => `script  ${address} link check`)),
  );

  test.each<[string, unknown]>([
    ['words', { logo: 'Plumbline', image: '' }],
    ['an identifier', { '@id': 'https://example.com/#me', '@context': 'https://schema.org' }],
    ['a URL template', { target: 'https://example.com/?q={words}', url: 'https://a.example/{x}' }],
    ['another scheme', { url: 'mailto:a@example.com' }],
  ])("doesn't contain %s", (_, data) => expect(inData(data)).toEqual([]));

  test("is ignored if it isn't JSON or JSON-LD", () => {
    expect(written('<script type="application/ld+json">{"url": "/a",}</script>')).toEqual([]);
    expect(written('<script>{"url": "/a"}</script>')).toEqual([]);
  });
});

test('finds no link on an unknown element', () => expect(linksOf('p', { href: '/a' })).toEqual([]));
