import { parsePage } from './parsePage';
import { isShell } from './shell';

const shellOf = (html: string) => isShell(parsePage('https://example.com/', html, {}));

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Notes</title>${head}</head><body>${body}</body></html>`;

const shells: Readonly<Record<string, { head?: string; body: (inside: string) => string }>> = {
  Vite: {
    head: '<script type="module" crossorigin src="/assets/index-a1b2.js"></script><link rel="stylesheet" href="/assets/index.css">',
    body: (inside) => `<div id="root">${inside}</div>`,
  },
  'create-react-app': {
    head: '<script defer="defer" src="/static/js/main.0a1b.js"></script>',
    body: (inside) =>
      `<noscript>You need to enable JavaScript to run this app.</noscript><div id="root">${inside}</div>`,
  },
  Angular: {
    head: '<base href="/"><link rel="modulepreload" href="chunk-X.js">',
    body: (inside) =>
      `<app-root>${inside}</app-root><script src="polyfills.js" type="module"></script><script src="main.js" type="module"></script>`,
  },
  Vue: {
    head: '<link href="/js/app.js" rel="preload" as="script">',
    body: (inside) =>
      `<noscript><strong>We're sorry but notes doesn't work properly without JavaScript enabled. <a href="/help">Please enable it</a> to continue.</strong></noscript><div id="app">${inside}</div><script src="/js/chunk-vendors.js"></script>`,
  },
  Svelte: {
    head: '<link rel="modulepreload" href="/_app/immutable/entry/start.js">',
    body: (inside) =>
      `<div style="display: contents">${inside}<script>{ const element = document.currentScript.parentElement; Promise.all([import("/_app/immutable/entry/start.js"), import("/_app/immutable/entry/app.js")]).then(([kit, app]) => kit.start(app, element)); }</script></div>`,
  },
  'Flutter web': {
    head: '<base href="/"><link rel="manifest" href="manifest.json">',
    body: (inside) => `${inside}<script src="flutter_bootstrap.js" async></script>`,
  },
};

describe.each(Object.entries(shells))('the empty page of %s', (_, { head = '', body }) => {
  test.each([
    ['as it is', ''],
    ['with a loading text', 'Loading…'],
    ['with an inline script', '<script>window.config = { api: "/api" };</script>'],
    [
      'with text in noscript',
      '<noscript><h1>Notes</h1><p>Notes need JavaScript in your browser.</p></noscript>',
    ],
    ['with a loading heading', '<h1>Loading notes, please wait</h1>'],
    ['with a spinner', '<div class="spinner"><img src="/wheel.gif" alt="Wird geladen"></div>'],
    ['with a tracking pixel', '<img src="https://count.example/p" width="1" height="1" alt="">'],
  ])('is a shell %s', (_name, inside) => expect(shellOf(page(head, body(inside)))).toBe(true));
});

test.each([
  [
    'a name in a splash screen',
    '<div id="root"><div class="splash">Acme Notes</div></div><script src="/a.js"></script>',
  ],
  ['a single inline script', '<div id="app"></div><script type="module">document.title = "x"</script>'],
  [
    'a text that requires scripts',
    '<div id="app">Please enable JavaScript to use Notes.</div><script src="/a.js"></script>',
  ],
  ['a loading text in Japanese', '<div id="app">読み込み中...</div><script src="/a.js"></script>'],
  ['a script with a rewritten type', '<div></div><script src="/a.js" type="3c0f-text/javascript"></script>'],
])('treats as a shell: %s', (_, body) => expect(shellOf(page('', body))).toBe(true));

const analytics = '<script async src="https://count.example/js"></script>';

test.each([
  ['a short page', `<h1>Coming soon</h1><p>We open in May.</p>${analytics}`],
  ['a page of one word', `<p>Pong</p>${analytics}`],
  [
    'a page about loading',
    `<h1>Loading bay</h1><p>Trucks may unload from six in the morning until nine.</p>${analytics}`,
  ],
  [
    'a page rendered by a server that scripts hydrate',
    `<div id="__next"><h1>Hello</h1><p>I am Ada.</p></div><script src="/_next/main.js"></script>`,
  ],
  [
    'links rendered by a server',
    '<div id="root"><a href="/en">English</a> <a href="/de">Deutsch</a></div><script src="/a.js"></script>',
  ],
  [
    'a menu around content from scripts',
    '<nav><a href="/">Home</a><a href="/news">News</a></nav><main></main><script src="/a.js"></script>',
  ],
  ['a form', '<form action="/search"><input name="q"></form><script src="/a.js"></script>'],
  ['a video', `<video src="/a.mp4" controls></video>${analytics}`],
  ['an embedded page', `<iframe src="https://map.example/" title="Map"></iframe>${analytics}`],
  ['a single image', `<img src="/poster.jpg" alt="Concert on 3 May">${analytics}`],
  [
    'a gallery',
    '<div id="root"><img src="/1.jpg" alt=""><img src="/2.jpg" alt=""></div><script src="/a.js"></script>',
  ],
  ['an empty page without scripts', '<div id="root"></div>'],
  ['an empty page with data', '<div id="root"></div><script type="application/ld+json">{}</script>'],
  ['a page that redirects', '<meta http-equiv="refresh" content="0; url=/en"><script src="/a.js"></script>'],
])("doesn't treat as a shell: %s", (_, body) => expect(shellOf(page('', body))).toBe(false));
