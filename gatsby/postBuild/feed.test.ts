import { siteUrl } from '../../src/site/urls';
import { feedOf } from './feed';
import type { BuiltPage } from './site';

const cover = {
  src: '/static/cover.png',
  srcSet: '/static/cover.png 760w',
  sizes: '100vw',
  width: '760',
  height: '400',
  avif: '',
  webp: '',
  backdrop: '#fff',
  alt: 'A “chart” & more',
};

function post(
  path: string,
  date: string,
  html: string,
  more: Partial<BuiltPage['rendered']> = {},
): BuiltPage {
  return {
    entry: {
      kind: 'post',
      path,
      file: `content${path}.mdx`,
      title: path,
      description: 'A sentence.',
      date,
      updated: null,
      author: 'Someone',
      tags: ['links'],
      keywords: [],
      redirects: [],
      section: null,
      order: 0,
      rule: null,
      headTitle: null,
      status: 'live' as const,
      published: true,
    },
    rendered: { html, headings: [], links: [], words: 2, cover: null, ...more },
  };
}

test('lists the newest post first, and no drafts', () => {
  const draft = post('/blog/draft', '2026-03-01', 'Not yet.');
  const feed = feedOf(
    [
      post('/blog/old', '2026-01-01', 'Old.'),
      post('/blog/new', '2026-02-01', 'New.'),
      { ...draft, entry: { ...draft.entry, published: false } },
    ],
    'post',
  );
  expect(feed.indexOf('New.')).toBeLessThan(feed.indexOf('Old.'));
  expect(feed).not.toContain('Not yet.');
});

test('the feed of the changelog has its entries only', () => {
  const change = post('/changelog/first', '2026-02-01', 'Changed.');
  const feed = feedOf(
    [post('/blog/new', '2026-02-01', 'New.'), { ...change, entry: { ...change.entry, kind: 'change' } }],
    'change',
  );
  expect(feed).toContain('Changed.');
  expect(feed).toContain('/changelog.xml');
  expect(feed).not.toContain('New.');
});

test('has the date of the last publication or update', () => {
  const old = post('/blog/old', '2026-01-01', 'Old.');
  const changed = { ...old, entry: { ...old.entry, updated: '2026-03-01' } };
  const newer = post('/blog/new', '2026-02-01', 'New.');
  expect(feedOf([changed, newer], 'post')).toContain(
    '<lastBuildDate>Sun, 01 Mar 2026 00:00:00 GMT</lastBuildDate>',
  );
  expect(feedOf([old, newer], 'post')).toContain(
    '<lastBuildDate>Sun, 01 Feb 2026 00:00:00 GMT</lastBuildDate>',
  );
});

test.each([
  ['<a href="/docs?a=1&amp;b=2">', `<a href="${siteUrl}/docs?a=1&amp;b=2">`],
  ['<a href="#part">', `<a href="${siteUrl}/blog/a#part">`],
  ['<a href="b">', `<a href="${siteUrl}/blog/b">`],
  ['<a href="https://elsewhere.example/">', '<a href="https://elsewhere.example/">'],
  ['<a href="mailto:someone@example.com">', '<a href="mailto:someone@example.com">'],
  [
    '<picture><source srcSet="/x.avif 1w"/><img src="/x.png" srcSet="/x.png 1w" sizes="1px"/></picture>',
    `<picture><img src="${siteUrl}/x.png"/></picture>`,
  ],
  ['<style>a{}</style><pre>x</pre><button type="button">Copy</button>', '<pre>x</pre>'],
  [
    '<h2 id="a"><a class="heading-link" href="#a" aria-hidden="true" tabindex="-1"></a>A</h2>',
    '<h2 id="a">A</h2>',
  ],
  [
    '<input type="radio"/><div class="tab-titles"><label>npm</label></div><p class="tab-printed">npm</p>',
    '<p class="tab-printed">npm</p>',
  ],
])('adapts %s to feed readers', (html, read) => {
  expect(feedOf([post('/blog/a', '2026-01-01', html)], 'post')).toContain(`<![CDATA[${read}]]>`);
});

test('puts a cover before the text', () => {
  expect(feedOf([post('/blog/a', '2026-01-01', '<p>Text</p>', { cover })], 'post')).toContain(
    `<p><img src="${siteUrl}/static/cover.png" alt="A “chart” &amp; more"></p><p>Text</p>`,
  );
});
