import fc from 'fast-check';
import { decodeHtml, decodeText, isBinary } from './fetch/decode';
import type { Answer } from './fetch/fetcher';
import { refusalOf } from './fetch/guard';
import { retryAfterOf } from './fetch/responseHeaders';
import { unpack } from './fetch/unpack';
import { findingOf } from './judge/findings';
import { parseFile } from './parse/parseFile';
import { parsePage } from './parse/parsePage';
import { Robots } from './robots/robots';
import { pageRules, settingRules } from './rules';
import { parseSitemap } from './sitemap/sitemapText';
import { type Headers, looksLikeBotWall, verdictOfStatus } from './state/outcome';
import { isTrap } from './urls/trap';
import { hostOf, originOf, pathOf, resolveUrl, tidied } from './urls/url';
import { htmlOf } from './visit/html';
import { isPage } from './visit/pageInstead';

/** No input of these sizes may take longer; a hang is one that does. */
const mostMs = 2_000;

function inTime<Result>(work: () => Result): Result {
  const began = performance.now();
  const result = work();
  expect(performance.now() - began).toBeLessThan(mostMs);
  return result;
}

/** Text made of what a parser looks for, so that it goes deep, mixed with what nobody expects. */
function textOf(pieces: readonly string[]) {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pieces) },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
    { weight: 1, arbitrary: fc.constantFrom('\0', '\uFEFF', '\uD800', '\u202E', ' ', '\n', '\t') },
  );
  const once = fc.array(piece, { maxLength: 60 }).map((parts) => parts.join(''));
  return fc.oneof(
    once,
    fc.tuple(once, fc.integer({ min: 1, max: 400 })).map(([text, times]) => text.repeat(times)),
  );
}

const html = textOf([
  ...[
    '<a href="',
    '<a ',
    '</a>',
    '<p>',
    '</',
    '<',
    '>',
    '"',
    "'",
    '=',
    '/',
    '/>',
    '&',
    '&amp;',
    '&#x',
    '&#999999999;',
  ],
  ...[
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<!doctype html>',
    '<?xml',
    '<script>',
    '</script>',
    '<style>',
    '</style>',
  ],
  ...[
    '<template>',
    '</template>',
    '<svg>',
    '</svg>',
    '<noscript>',
    '<title>',
    '</title>',
    '<base href=',
    '<h1>',
    '</h1>',
  ],
  ...[
    '<meta charset="',
    '<meta http-equiv=refresh content="',
    'url(',
    ')',
    '0;url=',
    'srcset="',
    ',',
    ' 1x',
    '2w',
  ],
  ...[
    '<img alt="',
    '<link rel=',
    'stylesheet',
    'aria-hidden=true',
    'style="',
    '@import ',
    '\\',
    'http://',
    '#',
    '?',
    ':',
  ],
]);

const url = fc.oneof(
  textOf([
    ...[
      'http://',
      'https:',
      '//',
      '/',
      '..',
      '.',
      '?',
      '#',
      '@',
      ':',
      '80',
      '[',
      ']',
      '::1',
      '%',
      '%2',
      '%2e',
      '%00',
      '\\',
    ],
    ...[
      'example.com',
      'xn--',
      'ü',
      'a',
      '=',
      '&',
      'utm_source=',
      ';jsessionid=',
      '/(S(lit3py55t21z5v55vlm25s55))',
      '2041-01',
      'javascript:',
      'data:',
      ' ',
    ],
  ]),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

const headers: fc.Arbitrary<Headers> = fc.dictionary(
  fc.constantFrom(
    'content-type',
    'content-encoding',
    'retry-after',
    'server',
    'x-robots-tag',
    'location',
    'set-cookie',
    'link',
    'content-security-policy',
    'strict-transport-security',
    'referrer-policy',
    'x-frame-options',
  ),
  fc.oneof(
    textOf([
      'text/html',
      ';',
      'charset=',
      '"',
      'utf-16',
      'gzip',
      ',',
      'noindex',
      ':',
      '120',
      '-1',
      '1e99',
      'Wed, 21 Oct',
      '<',
      '>; rel="canonical"',
      '; hreflang=de; rel=alternate',
      'script-src ',
      "'unsafe-inline' ",
      'frame-ancestors *; ',
      'max-age=',
      'includeSubDomains',
      'ALLOW-FROM ',
    ]),
    fc.array(fc.string(), { maxLength: 3 }),
  ),
);

test('a page of anything is read, and every place in it can be named', () => {
  fc.assert(
    fc.property(html, headers, (source, head) => {
      const facts = inTime(() => parsePage('https://example.com/a/b', source, head));
      expect(facts.links.length).toBeLessThanOrEqual(6_000);
      expect(typeof facts.noindex).toBe('boolean');
      for (const link of facts.links.slice(0, 50)) {
        const { line, column, snippet } = facts.locate(link);
        expect(line).toBeGreaterThan(0);
        expect(column).toBeGreaterThan(0);
        expect(snippet.length).toBeLessThanOrEqual(200);
      }
    }),
    { numRuns: 400 },
  );
}, 60_000);

test('every rule about a page says of any page what can be told and stored', () => {
  fc.assert(
    fc.property(html, headers, (source, head) => {
      const facts = parsePage('https://example.com/a/b', source, head);
      inTime(() => {
        for (const rule of pageRules)
          for (const violation of rule.check(facts)) {
            expect(violation.message).toMatch(/\S/);
            if (violation.spot) expect(facts.locate(violation.spot).line).toBeGreaterThan(0);
            const finding = findingOf(rule.id, facts.url, null, violation, violation.evidence ?? {});
            expect(JSON.stringify(finding).length).toBeLessThan(20_000);
          }
        for (const rule of settingRules)
          for (const value of rule.check(facts)) expect(rule.say(value)).toMatch(/\S/);
      });
    }),
    { numRuns: 200 },
  );
}, 60_000);

test('a style sheet, manifest or feed of anything is read', () => {
  const types = fc.constantFrom(
    'text/css',
    'application/json',
    'application/rss+xml',
    'text/xml',
    'application/atom+xml',
  );
  const json = fc.json();
  const source = fc.oneof(
    html,
    json,
    textOf([
      ...[
        'url(',
        '"',
        "'",
        '\\"',
        "\\'",
        ')',
        '/*',
        '*/',
        '@import',
        '@import ',
        'image-set(',
        '\\',
        '\n',
        ' ',
      ],
      ...['a.png', '<link>', '</link>', '{"icons":[', '{"src":"\\/', '"}', ',', ']}'],
    ]),
  );
  fc.assert(
    fc.property(source, types, (text, type) => {
      const file = inTime(() => parseFile('https://example.com/f', text, type));
      for (const link of file?.links.slice(0, 20) ?? []) expect(file?.locate(link).line).toBeGreaterThan(0);
    }),
    { numRuns: 400 },
  );
}, 60_000);

test('bytes of anything are unpacked and decoded, never to more than the cap', async () => {
  const encoding = fc.constantFrom(
    'gzip',
    'deflate',
    'br',
    'zstd',
    'identity',
    'gzip, br',
    'x',
    ',,,',
    undefined,
  );
  const type = fc.option(
    textOf(['text/html', ';charset=', 'utf-16', 'shift_jis', 'x-user-defined', 'replacement', '"']),
  );
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 2_000 }), encoding, type, async (bytes, layer, label) => {
      const body = await unpack(Buffer.from(bytes), layer, 5_000);
      expect(body.length).toBeLessThanOrEqual(5_000);
      isBinary(body, label);
      expect(typeof inTime(() => decodeHtml(body, label))).toBe('string');
      expect(typeof inTime(() => decodeText(body, label))).toBe('string');
    }),
    { numRuns: 500 },
  );
}, 60_000);

test('a robots.txt of anything gives an answer for every address', async () => {
  const text = textOf([
    ...[
      'User-agent:',
      ' *',
      ' Plumbline',
      '\n',
      '\r',
      '\r\n',
      'Disallow:',
      'Allow:',
      ' /',
      '*',
      '$',
      '#',
      'Crawl-delay:',
    ],
    ...[' 1', ' -1', ' 1e309', 'Sitemap:', ' http://', '%', '%zz', '%c3', ':', 'ü', '/a/b'],
  ]);
  await fc.assert(
    fc.asyncProperty(text, fc.webUrl({ withQueryParameters: true }), async (source, page) => {
      const robots = new Robots(async () => {
        const body = Buffer.from(source);
        return {
          kind: 'answer',
          status: 200,
          headers: {},
          body,
          bytes: 0,
          durationMs: 0,
          firstByteMs: 0,
          attempts: 1,
        };
      });
      const rules = await robots.of(originOf(page));
      expect(typeof inTime(() => rules.allows(page))).toBe('boolean');
      expect(rules.crawlDelay).toBeGreaterThanOrEqual(0);
      expect(rules.crawlDelay).toBeLessThanOrEqual(10_000);
      for (const sitemap of rules.sitemaps) expect(sitemap).toMatch(/^https?:/);
    }),
    { numRuns: 400 },
  );
}, 60_000);

const answered = (source: string, type?: string): Answer => {
  const body = Buffer.from(source);
  const headers: Answer['headers'] = type === undefined ? {} : { 'content-type': type };
  const timing = { durationMs: 0, firstByteMs: 0, attempts: 1 };
  return { kind: 'answer', status: 200, headers, body, bytes: body.length, ...timing };
};

test('an answer of anything is told as a page or as none', async () => {
  const type = fc.option(textOf(['text/html', ';charset=', 'utf-16', ' ', 'image/png']), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(html, type, async (source, label) => {
      const answer = answered(source, label);
      expect(typeof (await isPage(answer))).toBe('boolean');
      expect(typeof ((await htmlOf(answer))?.source ?? '')).toBe('string');
    }),
    { numRuns: 400 },
  );
}, 60_000);

test('a sitemap of anything names only web addresses', () => {
  const source = textOf([
    ...[
      '<?xml version="1.0"?>',
      '<urlset',
      ' xmlns="x">',
      '<url>',
      '</url>',
      '<loc>',
      '</loc>',
      '<sitemapindex>',
      '<sitemap>',
    ],
    ...[
      '<!DOCTYPE x [<!ENTITY a "&a;&a;">]>',
      '&a;',
      '<![CDATA[',
      ']]>',
      'https://example.com/',
      '\n',
      '&',
      '<',
      '<loc/>',
    ],
  ]);
  fc.assert(
    fc.property(source, (text) => {
      const { pages, sitemaps } = inTime(() => parseSitemap(text, 'https://example.com/'));
      for (const found of [...pages, ...sitemaps]) expect(found).toMatch(/^https?:/);
    }),
    { numRuns: 400 },
  );
}, 60_000);

test('headers of anything come to a verdict', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), headers, (status, head) => {
      expect(['ok', 'broken', 'unverified']).toContain(verdictOfStatus(status, head));
      expect(typeof looksLikeBotWall(status, head)).toBe('boolean');
      const pause = retryAfterOf(head, Date.now());
      expect(pause === null || pause >= 0).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('an address of anything becomes one of the web, once and for all, or none', () => {
  fc.assert(
    fc.property(url, (written) => {
      const href = inTime(() => resolveUrl(written, 'https://example.com/a/b?c=d'));
      refusalOf(written, false);
      if (!href) return;
      expect(href.length).toBeLessThanOrEqual(2_048);
      expect(href).not.toContain('#');
      expect(resolveUrl(href, 'https://other.example/')).toBe(href);
      const tidy = tidied(href);
      expect(tidied(tidy)).toBe(tidy);
      expect(URL.canParse(tidy)).toBe(true);
      expect(originOf(href) + pathOf(href)).toBe(href);
      expect(hostOf(href)).toBe(hostOf(tidy));
      isTrap(href, href, 2026);
    }),
    { numRuns: 3_000 },
  );
}, 60_000);

test('what is made to be slow is not', () => {
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
  inTime(() => tidied(`https://e.com/?${'a=%41&'.repeat(400)}`));
});

/** A test that never rests notices only afterwards that its time is over. */
const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

function framed(source: string, times: number) {
  return parsePage('https://example.com/', `<iframe srcdoc="${source}"></iframe>`.repeat(times), {});
}

const sheet = (source: string) => parseFile('https://example.com/s.css', source, 'text/css');

function manifestOf(count: number) {
  const icons = Array.from({ length: count }, (_, n) => `{"src":"\\/${n}.png"}`).join(',\n');
  return parseFile('https://example.com/m.json', `{"icons":[${icons}]}`, 'application/json');
}

test.each<[string, () => unknown]>([
  ['comments before no page', () => isPage(answered(`${'<!---->'.repeat(200)}x`, 'text/html'))],
  ['comments of a style sheet without an end', () => sheet('/* '.repeat(100_000))],
  ['escaped quotes without an end', () => sheet(`a{content:"${'\\"'.repeat(100_000)}`)],
  ['escaped quotes that are no strings', () => sheet(`a{content:${"\\'".repeat(100_000)}`)],
  ['addresses without an end', () => sheet(`a{background:${'url(a'.repeat(100_000)}`)],
  ['spaces in addresses', () => sheet(`a{background:${`url(${' '.repeat(1_000)}`.repeat(500)}`)],
  ['a manifest of pictures', () => manifestOf(200_000)],
  [
    'every place in a long style sheet',
    () => {
      const file = sheet(`${'\n'.repeat(1_000_000)}${'a{background:url(x.png)}\n'.repeat(5_000)}`);
      return file?.links.map((link) => file.locate(link));
    },
  ],
  ['a page in a frame that goes deep', () => framed('<b>'.repeat(33_000), 50)],
  [
    'a sitemap of millions of lines',
    () => parseSitemap('http://a\n'.repeat(5_800_000), 'https://example.com/'),
  ],
  [
    'a sitemap of millions of elements',
    () => parseSitemap(`<urlset>${'<url><loc>/</loc></url>'.repeat(1_000_000)}`, 'https://example.com/'),
  ],
])(
  '%s: read in no time',
  async (_, read) => {
    await read();
    await nextTurn();
  },
  3_000,
);

test('memory stays bounded over many hostile pages', () => {
  const page = `<title>${'t'.repeat(100_000)}</title>${'<a href="/x" style="background:url(y)"><img src=z>'.repeat(20_000)}`;
  const read = () => parsePage('https://example.com/', page, {}).links.length;
  read();
  const before = process.memoryUsage().rss;
  for (let round = 0; round < 15; round++) expect(read()).toBeLessThanOrEqual(6_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
});
