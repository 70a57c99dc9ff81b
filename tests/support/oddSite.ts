import { brotliCompressSync, deflateRawSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { page } from './sitePages';
import type { Answer, Route } from './siteServer';

/** A page that links to every kind of target that servers and authors produce. */
const oddPage = (name: string, body: string, head = ''): Answer => page(name, { body, head, nav: false });

const answer = (type: string, body: string | Buffer = 'x', headers: Record<string, string> = {}): Answer => ({
  headers: { 'content-type': type, ...headers },
  body,
});
const picture = answer('image/png');
const text = (body: string) => answer('text/plain', body);

/** Status codes of link targets. */
const statuses = [200, 201, 204, 400, 401, 403, 404, 405, 410, 418, 429, 451, 500, 501, 502, 503, 504, 999];

const anchors = (paths: readonly string[]) =>
  paths.map((path) => `<p><a href="${path}">${path}</a></p>`).join('\n');

const compressed: Readonly<Record<string, (body: string) => Buffer>> = {
  gzip: (body) => gzipSync(body),
  br: (body) => brotliCompressSync(body),
  deflate: (body) => deflateRawSync(body),
  zstd: (body) => zstdCompressSync(body),
};

/** Places where authors can write a URL. Each names a target that doesn't exist. */
const places: Readonly<Record<string, readonly [body: string, head?: string]>> = {
  area: ['<map name="m"><area href="/gone/area" alt="x"></map>'],
  img: ['<img src="/gone/img.png" alt="x">'],
  srcset: ['<img src="/img.png" srcset="/gone/srcset,1x.png 1x, /gone/srcset-2x.png 2x" alt="x">'],
  source: ['<picture><source srcset="/gone/source.webp"><img src="/img.png" alt="x"></picture>'],
  video: ['<video src="/gone/video.mp4" poster="/gone/poster.png"></video>'],
  audio: ['<audio src="/gone/audio.mp3"></audio>'],
  track: ['<video src="/img.png"><track src="/gone/track.vtt"></video>'],
  iframe: ['<iframe src="/gone/iframe"></iframe>'],
  embed: ['<embed src="/gone/embed">'],
  object: ['<object data="/gone/object"></object>'],
  input: ['<input type="image" src="/gone/input.png" alt="x">'],
  cite: ['<blockquote cite="/gone/cite">x</blockquote>'],
  form: ['<form action="/gone/form"><button>Go</button></form>'],
  script: ['<script src="/gone/script.js"></script>'],
  sheet: ['', '<link rel="stylesheet" href="/gone/sheet.css">'],
  preload: ['', '<link rel="preload" as="font" href="/gone/preload.woff2">'],
  icon: ['', '<link rel="icon" href="/gone/icon.png">'],
  canonical: ['', '<link rel="canonical" href="/gone/canonical">'],
  alternate: ['', '<link rel="alternate" hreflang="de" href="/gone/alternate">'],
  refresh: ['', '<meta http-equiv="refresh" content="30; url=/gone/refresh">'],
  amphtml: ['', '<link rel="amphtml" href="/gone/amphtml">'],
  search: ['', '<link rel="search" href="/gone/search.xml">'],
  prefetch: ['', '<link rel="prefetch" href="/gone/prefetch">'],
  author: ['', '<link rel="author" href="/gone/author">'],
  license: ['', '<link rel="license" href="/gone/license">'],
  help: ['', '<link rel="help" href="/gone/help">'],
  'touch-icon': ['', '<link rel="apple-touch-icon-precomposed" href="/gone/touch-icon.png">'],
  'startup-image': ['', '<link rel="apple-touch-startup-image" href="/gone/startup-image.png">'],
  shell: ['<img src="/shell.png" alt="x">'],
  srcdoc: [`<iframe srcdoc="<a href='/gone/srcdoc'>x</a>"></iframe>`],
  formaction: ['<form><button formaction="/gone/formaction">Go</button></form>'],
  'css-escape': ['', '<style>a{background:url(/gone/css\\2d escape.png)}</style>'],
  'mistyped-page': ['<a href="http//gone.example">x</a>'],
  pingback: ['', '<link rel="pingback" href="/gone/pingback">'],
  longdesc: ['<iframe src="/folder/" longdesc="/gone/longdesc"></iframe>'],
  'og-url': ['', '<meta property="og:url" content="SITEgone/og-url">'],
  'og-video': ['', '<meta property="og:video" content="SITEgone/og-video.mp4">'],
  player: ['', '<meta name="twitter:player" content="SITEgone/player">'],
  tile: ['', '<meta name="msapplication-TileImage" content="SITEgone/tile.png">'],
  'other-meta': ['', '<meta name="generator" content="SITEgone/other-meta">'],
  data: [
    '<script type="application/ld+json">{"url":"SITEgone/data","logo":{"url":"SITEgone/logo.png"}}</script>',
  ],
  breadcrumb: ['<script type="application/ld+json">{"item":"SITEgone/breadcrumb"}</script>'],
  'no-break-space': ['<a href="/folder/&nbsp;">x</a>'],
  style: ['', '<style>a{background:url("/gone/style.png")}</style>'],
  'style-attribute': ['<p style="background:url(/gone/style-attribute.png)">x</p>'],
  'css-file': ['', '<link rel="stylesheet" href="/sheet.css">'],
  manifest: ['', '<link rel="manifest" href="/app.webmanifest">'],
  feed: ['', '<link rel="alternate" type="application/rss+xml" href="/rss.xml">'],
  drawing: ['<svg><use href="/gone/drawing.svg#a"></use></svg>'],
  'link-in-drawing': ['<svg><a href="/gone/link-in-drawing"><text>x</text></a></svg>'],
  base: ['<a href="base-relative">x</a>', '<base href="/gone/">'],
  unquoted: ['<a href=/gone/unquoted>x</a>'],
  'upper-case': ['<A HREF="/gone/upper-case">x</A>'],
  'white-space': ['<a href=" \n/gone/white-space\t ">x</a>'],
  escaped: ['<a href="/gone/escaped?a=1&amp;b=2">x</a>'],
  unclosed: ['<div><p><a href="/gone/unclosed">x<a href="/gone/unclosed-2">y'],
  // Text that only looks like a link
  comment: ['<!-- <a href="/gone/comment">x</a> -->'],
  template: ['<template><a href="/gone/template">x</a></template>'],
  'in-script': ['<script>const a = "<a href=/gone/in-script>";</script>'],
  textarea: ['<textarea><a href="/gone/textarea">x</a></textarea>'],
  'css-comment': ['', '<style>/* url(/gone/css-comment.png) */</style>'],
  'css-text': ['', `<style>a::after{content:"url(/gone/css-text.png)"}</style>`],
  'data-attribute': ['<p data-href="/gone/data-attribute">x</p>'],
  preconnect: ['', '<link rel="preconnect" href="/gone/preconnect">'],
  post: ['<form method="post" action="/gone/post"><button>Go</button></form>'],
};

/** Every kind of problem, and everything that only looks like one. @param dead a URL on which nothing listens. */
export function oddSite(url: string, dead: string): Readonly<Record<string, Route>> {
  const host = new URL(url).host;
  const statusPaths = statuses.map((status) => `/status/${status}`);
  const headPaths = [302, 400, 403, 404, 405, 500, 501].map((status) => `/head/${status}.bin`);
  const packed = Object.keys(compressed).map((encoding) => `/packed/${encoding}`);
  const placePaths = Object.keys(places).map((name) => `/place/${name}`);
  const redirects: Record<string, string> = {
    '/to/page': '/',
    '/to/gone': '/gone/behind-redirect',
    '/to/loop-a': '/to/loop-b',
    '/to/loop-b': '/to/loop-a',
    '/to/nowhere': 'http://[nonsense',
    '/to/mail': 'mailto:a@example.com',
    '/to/dead': dead,
    '/to/raw-bytes': Buffer.from('/bücher').toString('latin1'),
    '/to/chain-1': '/to/chain-2',
    '/to/chain-2': '/to/chain-3',
    '/to/chain-3': '/',
  };
  const written = [
    dead,
    'http://[nonsense',
    'mailto:someone@example.com',
    'tel:+441234567',
    'javascript:void(0)',
    'data:text/plain,x',
    `//${host}/protocol-relative`,
    `HTTP://${host}/upper-scheme`,
    '/b%C3%BCcher',
    '/bücher',
    '/%7euser',
    '/~user',
    '/with space',
    '/?utm_source=x',
    '/tracked?utm_source=x&a=1',
    '/folder',
    '/folder/',
    '/Case',
    '/case',
    '/page?a=1&b=2',
    '/page?b=2&a=1',
    '/fragment#there',
    '/empty-body',
    '/download.pdf',
    '/private/page',
  ];
  return {
    '/robots.txt': text('User-agent: *\nDisallow: /private/\n'),
    '/': oddPage(
      'Odd',
      anchors([...['/statuses', '/heads', '/redirects', '/written', '/bodies'], ...placePaths]),
    ),
    '/statuses': oddPage('Statuses', anchors([...statusPaths, '/status/busy-for-long', '/status/passing'])),
    ...Object.fromEntries(
      statuses.map((status) => [`/status/${status}`, { status, body: status === 204 ? '' : 'x' }]),
    ),
    '/status/busy-for-long': { status: 503, headers: { 'retry-after': '3600' } },
    '/status/passing': (_, earlier) => (earlier === 0 ? { status: 502 } : oddPage('Passing', '')),
    '/heads': oddPage('Heads', anchors(headPaths)),
    ...Object.fromEntries(
      headPaths.map((path): [string, Route] => [
        path,
        (method) =>
          method === 'HEAD'
            ? { status: Number(path.slice(6, 9)), headers: { location: '/gone/for-head' } }
            : answer('application/octet-stream'),
      ]),
    ),
    '/redirects': oddPage('Redirects', anchors([...Object.keys(redirects), '/to/cookie'])),
    ...Object.fromEntries(
      Object.entries(redirects).map(([path, location]) => [path, { status: 302, headers: { location } }]),
    ),
    '/to/cookie': { status: 302, headers: { location: '/to/cookie', 'set-cookie': 'seen=1' } },
    '/written': oddPage('Written', anchors(written)),
    ...Object.fromEntries(
      [
        '/protocol-relative',
        '/upper-scheme',
        '/b%C3%BCcher',
        '/~user',
        '/%7euser',
        '/with%20space',
        '/tracked?a=1',
      ].map((path) => [path, oddPage(path, '')]),
    ),
    ...Object.fromEntries(
      [
        '/?utm_source=x',
        '/tracked?utm_source=x&a=1',
        '/folder/',
        '/Case',
        '/page?a=1&b=2',
        '/page?b=2&a=1',
      ].map((path) => [path, oddPage(path, '')]),
    ),
    '/fragment': oddPage('Fragment', '<p id="there">x</p>'),
    '/empty-body': { body: '' },
    '/download.pdf': answer('application/pdf', '%PDF'),
    '/private/page': oddPage('Private', anchors(['/gone/behind-robots'])),
    '/bodies': oddPage(
      'Bodies',
      anchors([...packed, '/latin1', '/utf16', '/broken-html', '/lies', '/no-type', '/changed']),
    ),
    ...Object.fromEntries(
      Object.entries(compressed).map(([encoding, pack]) => [
        `/packed/${encoding}`,
        answer('text/html', pack(String(oddPage('Packed', anchors([`/gone/in-${encoding}`])).body)), {
          'content-encoding': encoding,
        }),
      ]),
    ),
    '/latin1': answer(
      'text/html; charset=iso-8859-1',
      Buffer.from(String(oddPage('Latin', anchors(['/gone/é-latin1'])).body), 'latin1'),
    ),
    '/utf16': answer(
      'text/html; charset=utf-16le',
      Buffer.from(`\uFEFF${oddPage('Wide', anchors(['/gone/in-utf16'])).body}`, 'utf16le'),
    ),
    '/broken-html': answer('text/html', '<html><<a></b><p <a href="/gone/in-broken-html">x</a></p></html'),
    '/lies': answer('text/html', Buffer.from('\x89PNG\r\n\x1a\n\0\0<a href="/gone/in-picture">', 'latin1')),
    '/changed': { ...oddPage('Changed', anchors(['/gone/in-changed'])), status: 203 },
    '/no-type': { headers: { 'content-type': '' }, body: `<!doctype html>${anchors(['/gone/in-no-type'])}` },
    ...Object.fromEntries(
      Object.entries(places).map(([name, [body, head]]) => [
        `/place/${name}`,
        oddPage(name, body.replaceAll('SITE', url), head?.replaceAll('SITE', url)),
      ]),
    ),
    '/img.png': picture,
    '/shell.png': oddPage('Shell', ''),
    '/sheet.css': answer('text/css', '@import "/gone/imported.css"; a{background:url(/gone/in-css.png)}'),
    '/app.webmanifest': answer('application/manifest+json', '{"icons":[{"src":"/gone/manifest.png"}]}'),
    '/rss.xml': answer(
      'application/rss+xml',
      '<rss><channel><item><link>/gone/feed</link></item></channel></rss>',
    ),
  };
}
