import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { decodeHtml } from './fetch/decode';
import { parseFile } from './parse/parseFile';
import { parsePage } from './parse/parsePage';
import { parseSitemap } from './sitemap/sitemapText';
import { answered, inTime } from './testTexts.fixture';
import { normalized } from './urls/url';
import { isPage } from './visit/html';

test('input that was made to be slow', () => {
  const deep = `${'<div>'.repeat(200_000)}x`;
  const attributes = `<a ${'b=c '.repeat(200_000)}href="/x">`;
  const entities = '&amp;'.repeat(300_000);
  const stars = `<p style="${'url('.repeat(100_000)}">`;
  const sets = `<img srcset="${'a.png 1x, '.repeat(100_000)}">`;
  const comments = `${'<!-- <meta charset='.repeat(50_000)}`;
  const refresh = `<meta http-equiv=refresh content="${'0;'.repeat(100_000)}url=">`;
  const sheets = [
    '/*'.repeat(200_000),
    '"'.repeat(200_001),
    'url("'.repeat(100_000),
    '@import '.repeat(100_000),
    '\\'.repeat(200_000),
  ];
  for (const source of [deep, attributes, entities, stars, sets, comments, refresh])
    inTime(() => parsePage('https://example.com/', source, {}));
  for (const source of sheets)
    inTime(() => parseFile('https://example.com/s.css', `a{${source}}`, 'text/css'));
  for (const source of [comments, deep]) inTime(() => decodeHtml(Buffer.from(source), null));
  inTime(() => parseSitemap('<urlset>'.repeat(100_000), 'https://example.com/'));
  inTime(() => normalized(`https://e.com/?${'a=%41&'.repeat(400)}`));
});

function framed(source: string, times: number) {
  return parsePage('https://example.com/', `<iframe srcdoc="${source}"></iframe>`.repeat(times), {});
}

const sheet = (source: string) => parseFile('https://example.com/s.css', source, 'text/css');

function manifestOf(count: number) {
  const icons = Array.from({ length: count }, (_, n) => `{"src":"\\/${n}.png"}`).join(',\n');
  return parseFile('https://example.com/m.json', `{"icons":[${icons}]}`, 'application/json');
}

test.each<[string, () => unknown]>([
  ['comments before text', () => isPage(answered(`${'<!---->'.repeat(200)}x`, 'text/html'))],
  ['unterminated comments in a style sheet', () => sheet('/* '.repeat(100_000))],
  ['unterminated escaped quotes', () => sheet(`a{content:"${'\\"'.repeat(100_000)}`)],
  ['escaped quotes outside strings', () => sheet(`a{content:${"\\'".repeat(100_000)}`)],
  ['unterminated URLs', () => sheet(`a{background:${'url(a'.repeat(100_000)}`)],
  ['spaces in URLs', () => sheet(`a{background:${`url(${' '.repeat(1_000)}`.repeat(500)}`)],
  ['a manifest of images', () => manifestOf(200_000)],
  [
    'every position in a long style sheet',
    () => {
      const file = sheet(`${'\n'.repeat(1_000_000)}${'a{background:url(x.png)}\n'.repeat(5_000)}`);
      return file?.links.map((link) => file.locate(link));
    },
  ],
  ['deep srcdoc pages', () => framed('<b>'.repeat(33_000), 50)],
  [
    'a sitemap of millions of lines',
    () => parseSitemap('http://a\n'.repeat(5_800_000), 'https://example.com/'),
  ],
  [
    'a sitemap of millions of elements',
    () => parseSitemap(`<urlset>${'<url><loc>/</loc></url>'.repeat(1_000_000)}`, 'https://example.com/'),
  ],
])('is read in time: %s', async (_, read) => {
  const began = performance.now();
  await read();
  expect(performance.now() - began).toBeLessThan(3_000);
});

/** Measured after garbage collection, because the collector runs later on a busy machine. */
function retainedBytes(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}

test('keeps memory bounded over many hostile pages', () => {
  const page = `<title>${'t'.repeat(100_000)}</title>${'<a href="/x" style="background:url(y)"><img src=z>'.repeat(20_000)}`;
  const read = () => parsePage('https://example.com/', page, {}).links.length;
  read();
  const before = retainedBytes();
  for (let round = 0; round < 15; round++) expect(read()).toBeLessThanOrEqual(50_000);
  expect(retainedBytes() - before).toBeLessThan(20_000_000);
});
