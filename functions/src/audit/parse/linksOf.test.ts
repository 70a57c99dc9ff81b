import { linksOf, refreshOf } from './linksOf';
import { parsePage } from './parsePage';

const written = (html: string) =>
  parsePage('https://example.com/', html, {}).links.map(
    ({ element, attribute, written: href, role, asPage }) =>
      [element, attribute, href, role, asPage ? 'page' : 'check'].join(' '),
  );

test.each([
  ['<a href=" /a ">', ['a href /a link page']],
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
  ['<link rel="shortcut icon" href="/a.ico">', ['link href /a.ico resource check']],
  ['<link rel="canonical" href="/a">', ['link href /a canonical page']],
  ['<link rel="next" href="/2">', ['link href /2 sequence page']],
  ['<link rel="alternate" hreflang="de" href="/de">', ['link href /de alternate page']],
  ['<link rel="alternate" type="application/rss+xml" href="/rss">', ['link href /rss link check']],
  ['<link rel="alternate stylesheet" href="/dark.css">', ['link href /dark.css resource check']],
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
])('%s', (html, expected) => expect(written(html)).toEqual(expected));

test.each([
  '<a name="x">',
  '<a href="#part">',
  '<a href="">',
  '<img srcset=" , ,">',
  '<link rel="preconnect" href="https://cdn.example">',
  '<link rel="dns-prefetch" href="//cdn.example">',
  '<form method="POST" action="/search"></form>',
  '<input type="text" src="/a.png">',
  '<meta http-equiv="refresh" content="30">',
  '<!-- <a href="/a"> -->',
  '<template><a href="/a"></a></template>',
  '<script>"<a href=/a>"</script>',
  '<textarea><a href="/a"></textarea>',
])('nothing in %s', (html) => expect(written(html)).toEqual([]));

test.each(['open', 'closed', 'OPEN'])(
  'what is in a declarative shadow root is part of the page: %s',
  (mode) => {
    const html = `<x-a><template shadowrootmode="${mode}"><a href="/a"></a><template><a href="/no"></a></template></template></x-a>`;
    expect(written(html)).toEqual(['a href /a link page']);
  },
);

test('a template with an unknown mode is a template', () =>
  expect(written('<x-a><template shadowrootmode="other"><a href="/a"></a></template></x-a>')).toEqual([]));

test('a link in a drawing is a link', () => expect(written('<svg><a href="/a"></a></svg>')).toHaveLength(1));

test.each([
  ['0', { seconds: 0, url: null }],
  ['0;url=/a', { seconds: 0, url: '/a' }],
  ['3; URL = "/a b"', { seconds: 3, url: '/a b' }],
  ['0, /a', { seconds: 0, url: '/a' }],
  ['nonsense', null],
])('a refresh of %j', (content, expected) =>
  expect(refreshOf({ 'http-equiv': 'refresh', content })).toEqual(expected),
);

test('an unknown element holds no link', () => expect(linksOf('p', { href: '/a' })).toEqual([]));
