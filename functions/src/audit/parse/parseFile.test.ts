import { parseFile } from './parseFile';

const written = (source: string, type: string) =>
  parseFile('https://e.com/f', source, type)?.links.map(
    ({ element, written: address }) => `${element} ${address}`,
  );

test('reads the start URL, icons and shortcuts of a manifest', () => {
  const manifest = {
    start_url: '/app',
    icons: [{ src: '/a.png' }, { sizes: '1x1' }, 'nonsense'],
    shortcuts: [{ url: '/new', icons: [{ src: '/n.png' }] }],
    screenshots: null,
  };
  expect(written(JSON.stringify(manifest), 'application/manifest+json')).toEqual([
    'start_url /app',
    'shortcuts /new',
    'icons /a.png',
    'icons /n.png',
  ]);
});

test('reads the items of RSS and Atom feeds', () => {
  const rss = `<rss><channel><link>https://e.com/</link><item><link> /post </link><enclosure url="/a.mp3"/></item></channel></rss>`;
  expect(written(rss, 'application/rss+xml; charset=utf-8')).toEqual([
    'link https://e.com/',
    'link /post',
    'enclosure /a.mp3',
  ]);
  const atom = '<feed><entry><link href="/one"/><content>&lt;a href="/no"></content></entry></feed>';
  expect(written(atom, 'text/xml')).toEqual(['link /one']);
});

test('applies the base URL of a feed', () => {
  const atom = `<feed xml:base="/blog/"><link href="a"/><entry xml:base="2026/"><link href="b"/></entry>
    <entry xml:base="http://["><link href="c"/></entry><entry><link href="https://o.example/d"/></entry></feed>`;
  expect(written(atom, 'application/atom+xml')).toEqual([
    'link https://e.com/blog/a',
    'link https://e.com/blog/2026/b',
    'link https://e.com/blog/c',
    'link https://o.example/d',
  ]);
});

test('detects a manifest under another name', () => {
  expect(written('\n{"start_url": "/app"}', 'text/plain')).toEqual(['start_url /app']);
  expect(written('{"start_url": "/app"}', '')).toEqual(['start_url /app']);
  expect(written('Not a manifest.', 'text/plain')).toBeUndefined();
});

test.each([
  ['{"icons":', 'application/json'],
  ['[1]', 'application/json'],
  ['<p>', 'text/html'],
])('reads no URLs from %s as %s', (source, type) => expect(written(source, type)).toBeUndefined());

test('reports the position of a URL', () => {
  const file = parseFile('https://e.com/a.css', 'a{}\nb{src:url(x.png)}', 'text/css');
  const [link] = file?.links ?? [];
  expect(link && file?.locate(link)).toEqual({ line: 2, column: 7, snippet: 'url(x.png)}' });
});

test.each(['"/a b.png"', '"\\/a b.png"', '"\\u002fa\\u0020b.png"'])(
  'reports the position of %s in a manifest',
  (spelled) => {
    const file = parseFile(
      'https://e.com/m',
      `{"start_url":"/",\n "icons":[{"src":${spelled}}]}`,
      'application/json',
    );
    const link = file?.links.at(-1);
    expect(link && file?.locate(link)).toEqual({ line: 2, column: 18, snippet: `${spelled}}]}` });
  },
);

test('limits a snippet to one line', () => {
  const file = parseFile('https://e.com/a.css', 'a{src:url(x.png)\n}', 'text/css');
  const [link] = file?.links ?? [];
  expect(link && file?.locate(link).snippet).toBe('url(x.png)');
});
