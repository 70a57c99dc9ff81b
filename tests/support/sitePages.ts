import { pngOf } from './icons';
import type { Answer, Route } from './siteServer';

interface PageParts {
  readonly title?: string | null;
  readonly lang?: string | null;
  readonly description?: string | null;
  readonly viewport?: boolean;
  readonly h1?: string | null;
  readonly head?: string;
  readonly body?: string;
  /** Whether it has the site's menu. */
  readonly nav?: boolean;
}

/** Enough unique text that no two pages are duplicates. */
const wordsOf = (name: string) =>
  `<p>${`What there is to say about ${name} is said here, in so many words. `.repeat(4)}</p>`;

/** A page without problems, except in the given parts. */
export function page(name: string, parts: PageParts = {}): Answer {
  const { title = `${name} at the faulty site`, lang = 'en', description = `All about ${name}.` } = parts;
  const { viewport = true, h1 = name, head = '', body = '', nav = true } = parts;
  return {
    body: `<!doctype html>
<html${lang === null ? '' : ` lang="${lang}"`}>
<head>
<meta charset="utf-8">
${title === null ? '' : `<title>${title}</title>`}
${description === null ? '' : `<meta name="Description" content="${description}">`}
${viewport ? '<meta name="viewport" content="width=device-width, initial-scale=1">' : ''}
${head}
</head>
<body>
${nav ? '<nav><a href="/">Home</a> <a href="/about">About</a></nav>' : ''}
${h1 === null ? '' : `<h1>${h1}</h1>`}
${body}
${wordsOf(name)}
</body>
</html>`,
  };
}

const redirect = (status: number, location: string): Answer => ({ status, headers: { location } });

const links = (...paths: string[]) => paths.map((path) => `<p><a href="${path}">${path}</a></p>`).join('\n');

/** Markup that looks wrong to a careless check and isn't. */
const nearMisses = `
<!-- <a href="/commented-out">gone</a> -->
<template><a href="/in-a-template/{{id}}">later</a><img width="9" height="9" src="/in-a-template.png"></template>
<script>const link = '<a href="/in-a-script">no</a>';</script>
<svg role="img"><title>A drawing</title><a href="#part"><path d="M0 0"/></a></svg>
<a name="anchor">An anchor without an address</a> <p id="team">The team</p>
<a href="#" role="button">A button</a>
<a href="#" data-toggle="menu">A menu</a>
<a href="#">Back to top</a>
<a href="#anchor">A place on this page</a>
<a href="mailto:someone@example.com">Write</a> <a href="tel:+441234567">Call</a>
<a href="javascript:print()" role="button">Print</a>
<a href="/about?utm_source=newsletter#team">The same page, from a campaign</a>
<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">
<img width="9" height="9" src="/img/line.png" role="presentation"> <span aria-hidden="true"><img width="9" height="9" src="/img/line.png"></span>
<noscript><img width="9" height="9" src="/img/line.png"></noscript>
<img width="9" height="9" src="/img/line.png" srcset="/img/line.png 1x, /img/wide,2x.png 2x" alt="A line">
<form method="post" action="/never-asked"><button>Search</button></form>`;

/** Every indexable page except `/latin1`, and entries that shouldn't be in the sitemap. */
function sitemap(url: string, elsewhere: string): string {
  const indexable =
    '/ /about /docs/ /docs/guide.html /gallery /assets /moving /empty-links /untitled /blank-title /twin-a /twin-b /long-title /undescribed /no-heading /no-language /no-viewport /elsewhere /flaky';
  const invalid = '/docs/removed /moved /hidden /twin-c';
  const paths = [...indexable.split(' '), ...invalid.split(' ')].map((path) => new URL(path, url).href);
  const entries = [...paths, `${elsewhere}fine`].map((loc) => `<url><loc>${loc}</loc></url>`);
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>`;
}

/** The paths of the practice site. `elsewhere` is another site, `dead` a URL on which nothing listens. */
export function sitePages(
  url: string,
  elsewhere: string,
  dead: string,
  hang: boolean,
): Readonly<Record<string, Route>> {
  const image: Answer = { headers: { 'content-type': 'image/png' }, body: 'png' };
  return {
    '/robots.txt': {
      headers: { 'content-type': 'text/plain' },
      body: 'User-agent: *\nDisallow: /private/\n\nSitemap: /sitemap.xml\n',
    },
    '/sitemap.xml': { headers: { 'content-type': 'application/xml' }, body: sitemap(url, elsewhere) },
    '/favicon.ico': { ...image, body: pngOf(32) },
    '/': page('Home', {
      head: '<link rel="stylesheet" href="/site.css"><link rel="preconnect" href="http://preconnect.invalid">',
      body: links(
        '/docs/',
        '/gallery',
        '/assets',
        '/moving',
        '/empty-links',
        '/untitled',
        '/blank-title',
        '/twin-a',
        '/twin-b',
        '/twin-c',
        '/long-title',
        '/undescribed',
        '/no-heading',
        '/no-language',
        '/no-viewport',
        '/hidden',
        '/elsewhere',
        '/stub',
        '/latin1',
        '/private/area',
        '/report.pdf',
        '/flaky',
      ),
    }),
    '/about': page('About', { head: '<link rel="canonical" href="/about">', body: nearMisses }),
    '/docs/': page('Docs', {
      body: `${links('/docs/old', 'guide.html', 'missing.html', '/docs/removed')}
<a href="/docs/old#part">The same again</a>`,
    }),
    '/docs/guide.html': page('Guide', { body: links('/docs/fails', 'http://[nonsense') }),
    '/docs/removed': { status: 410 },
    '/docs/fails': { status: 500 },
    '/gallery': page('Gallery', {
      body: `<img width="9" height="9" src="/img/missing.png" alt="Gone"> <img width="9" height="9" src="/img/line.png">
<picture><source srcset="/img/missing-2x.png 2x"><img width="9" height="9" src="/img/line.png" alt="A line"></picture>`,
    }),
    '/assets': page('Assets', {
      head: '<link rel="stylesheet" href="/missing.css"><script src="/missing.js" defer></script>',
    }),
    '/moving': page('Moving', { body: links('/moved', '/moved-for-now', '/chain-1', '/loop-a') }),
    '/moved': redirect(301, '/docs/'),
    '/moved-for-now': redirect(302, '/docs/'),
    '/chain-1': redirect(302, '/chain-2'),
    '/chain-2': redirect(302, '/chain-3'),
    '/chain-3': redirect(302, '/about'),
    '/loop-a': redirect(302, '/loop-b'),
    '/loop-b': redirect(302, '/loop-a'),
    '/empty-links': page('Empty links', { body: '<a href="">Nothing</a> <a href="#">Nowhere</a>' }),
    '/untitled': page('Untitled', { title: null }),
    '/blank-title': page('Blank title', { title: '  ' }),
    '/twin-a': page('Twin', { head: '<link rel="canonical" href="/twin-a">' }),
    '/twin-b': page('Twin'),
    '/twin-c': page('Twin', { description: null, head: '<link rel="canonical" href="/twin-a">' }),
    '/long-title': page('Long title', {
      title: 'A title with so many words that search results will cut its end off',
    }),
    '/undescribed': page('Undescribed', { description: null }),
    '/no-heading': page('No heading', { h1: null, body: '<h2>Only a second one</h2>' }),
    '/no-language': page('No language', { lang: null }),
    '/no-viewport': page('No viewport', { viewport: false }),
    '/hidden': page('Hidden', { description: null, head: '<meta name="robots" content="noindex, follow">' }),
    '/stub': { body: '<meta http-equiv="refresh" content="0; url=/about">' },
    '/latin1': {
      headers: { 'content-type': 'text/html; charset=iso-8859-1' },
      body: Buffer.from(String(page('Café').body), 'latin1'),
    },
    '/report.pdf': { headers: { 'content-type': 'application/pdf' }, body: '%PDF' },
    '/flaky': (_, earlier) => (earlier === 0 ? { status: 503 } : page('Flaky')),
    '/private/area': page('Private', { body: links('/never-seen') }),
    '/site.css': { headers: { 'content-type': 'text/css' }, body: 'body{}' },
    '/img/line.png': image,
    '/img/wide,2x.png': image,
    '/elsewhere': page('Elsewhere', {
      body: links(
        ...['fine', 'get-only', 'head-lies', 'gone', 'forbidden', 'busy', 'for-people-only'].map(
          (path) => elsewhere + path,
        ),
        dead,
        ...(hang ? [`${elsewhere}hangs`] : []),
      ),
    }),
  };
}

/** The other site: it refuses requests, answers HEAD incorrectly, and lacks some pages. */
export const elsewherePages: Readonly<Record<string, Route>> = {
  '/robots.txt': {
    headers: { 'content-type': 'text/plain' },
    body: 'User-agent: Plumbline\nDisallow: /for-people-only\n',
  },
  '/fine': page('Fine'),
  '/get-only': (method) => (method === 'HEAD' ? { status: 405 } : page('Get only')),
  '/head-lies': (method) => (method === 'HEAD' ? { status: 404 } : page('Head lies')),
  '/forbidden': { status: 403 },
  '/busy': { status: 429, headers: { 'retry-after': '3600' } },
  '/hangs': { hangs: true },
};
