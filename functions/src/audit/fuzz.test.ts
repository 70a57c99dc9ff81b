import fc from 'fast-check';
import { findingOf } from './evaluate/findings';
import { looksLikeBotWall, verdictOfStatus } from './facts/outcome';
import { decodeHtml, decodeText, isBinary } from './fetch/decode';
import { refusalOf } from './fetch/guard';
import { retryAfterOf } from './fetch/responseHeaders';
import { unpack } from './fetch/unpack';
import { parseFile } from './parse/parseFile';
import { parsePage } from './parse/parsePage';
import { Robots } from './robots/robots';
import { pageRules, settingRules } from './rules';
import { parseSitemap } from './sitemap/sitemapText';
import { answered, headers, html, inTime, textOf, url } from './testTexts.fixture';
import { isTrap } from './urls/trap';
import { hostOf, normalized, originOf, pathOf, resolveUrl } from './urls/url';
import { htmlOf, isPage } from './visit/html';

test('reads any page, and locates every position in it', () => {
  fc.assert(
    fc.property(html, headers, (source, head) => {
      const facts = inTime(() => parsePage('https://example.com/a/b', source, head));
      expect(facts.links.length).toBeLessThanOrEqual(50_000);
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

test('reports serializable findings for any page', () => {
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

test('reads any style sheet, manifest or feed', () => {
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

test('unpacks and decodes any bytes, never to more than the limit', async () => {
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

test('decides for every URL with any robots.txt', async () => {
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

test('decides whether any response is a page', async () => {
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

test('reads only web URLs from any sitemap', () => {
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

test('evaluates any headers', () => {
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

test('resolves any URL idempotently to a web URL or none', () => {
  fc.assert(
    fc.property(url, (written) => {
      const href = inTime(() => resolveUrl(written, 'https://example.com/a/b?c=d'));
      refusalOf(written, false);
      if (!href) return;
      expect(href.length).toBeLessThanOrEqual(2_048);
      expect(href).not.toContain('#');
      expect(resolveUrl(href, 'https://other.example/')).toBe(href);
      const tidy = normalized(href);
      expect(normalized(tidy)).toBe(tidy);
      expect(URL.canParse(tidy)).toBe(true);
      expect(originOf(href) + pathOf(href)).toBe(href);
      expect(hostOf(href)).toBe(hostOf(tidy));
      isTrap(href, href, 2026);
    }),
    { numRuns: 3_000, examples: [['http://%2e@http://']] },
  );
}, 60_000);
