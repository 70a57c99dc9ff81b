import type { RobotsAnswer, RobotsRules } from './robots';
import { robotsFactsOf } from './robotsFacts';

const url = 'https://example.com/robots.txt';
const facts = (answer: RobotsAnswer) => {
  const rules: RobotsRules = {
    answer,
    allows: () => true,
    allowsSearch: () => true,
    crawlDelay: 0,
    sitemaps: [],
  };
  return robotsFactsOf(rules, 'https://example.com/', url);
};
const factsOf = (text: string) => facts({ kind: 'rules', text, bytes: text.length, url, type: 'text/plain' });

test('reports that it disallows search engines completely', () => {
  expect(factsOf('User-agent: *\nDisallow: /').blocksAll).toBe(true);
  expect(factsOf('User-agent: Googlebot\nDisallow: /').blocksAll).toBe(true);
  // Other records end no group (RFC 9309, 2.2.4).
  expect(factsOf('User-agent: Googlebot\nSitemap: /s.xml\nUser-agent: x\nDisallow: /').blocksAll).toBe(true);
  expect(factsOf('User-agent: Googlebot\nNoindex: /q\n\nUser-agent: x\nDisallow: /').blocksAll).toBe(true);
});

test.each([
  'User-agent: *\nDisallow:',
  'User-agent: *\nDisallow: /private',
  'User-agent: *\nDisallow: /\nAllow: /$',
  'User-agent: BadBot\nDisallow: /',
  'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /',
])("doesn't report that it disallows search engines: %j", (text) =>
  expect(factsOf(text).blocksAll).toBe(false),
);

test('reports unknown lines by number', () => {
  expect(
    factsOf('User-agent: *\nDissalow: /a\n\nplease go away\nNoindex: /x\nDisallow /y\nDisalllow: /z').unknown,
  ).toEqual([
    { line: 2, text: 'Dissalow: /a', guessed: true },
    { line: 4, text: 'please go away' },
    { line: 6, text: 'Disallow /y', guessed: true },
    { line: 7, text: 'Disalllow: /z' },
  ]);
});

test("doesn't report comments, other crawlers’ directives or a byte order mark", () => {
  const text =
    '\uFEFF# hello\r\nUser-agent : *\r\nCrawl-delay: 2 # slowly\r\nSitemap: /map.xml\r\nHost: example.com';
  expect(factsOf(text).unknown).toEqual([]);
});

test('reports the response if there is none', () => {
  expect(facts({ kind: 'none', status: 404 })).toMatchObject({ status: 404 });
  expect(facts({ kind: 'closed', status: 503 })).toMatchObject({ status: 503 });
  expect(facts({ kind: 'closed', status: 200, error: 'BAD_ENCODING' })).toMatchObject({
    status: 0,
    error: 'BAD_ENCODING',
  });
  expect(facts({ kind: 'no-response', error: 'ETIMEDOUT', attempts: 2 })).toMatchObject({
    status: 0,
    error: 'ETIMEDOUT',
  });
});

test('reports nothing about the text of a missing file', () => {
  expect(facts({ kind: 'none', status: 404 })).toEqual({
    url,
    status: 404,
    type: null,
    isPage: false,
    bytes: 0,
    blocksAll: false,
    unknown: [],
    namesSitemap: false,
  });
});

test('reports the headers of an unavailable file', () => {
  const headers = { server: 'nginx' };
  expect(facts({ kind: 'closed', status: 503, headers })).toMatchObject({ status: 503, headers });
  expect(facts({ kind: 'closed', status: 503 })).not.toHaveProperty('headers');
});

test.each([
  ['<!DOCTYPE html><title>Not found</title>', true],
  ['\uFEFF<html lang="en">', true],
  ['\n  <head>', true],
  ['<body>', true],
  ['User-agent: * # <html>', false],
  ['Disallow: /\n<html>', false],
  ['<htmlish>', false],
  ['', false],
])('detects whether %j is a web page: %s', (text, isPage) => {
  const { isPage: found, unknown } = factsOf(text);
  expect(found).toBe(isPage);
  if (isPage) expect(unknown).toEqual([]);
});

test.each([[[], false] as const, [['https://example.com/map.xml'], true] as const])(
  'detects whether it lists the sitemaps %j: %s',
  (sitemaps, namesSitemap) => {
    const rules: RobotsRules = {
      answer: { kind: 'rules', text: '', bytes: 0, url, type: null },
      allows: () => true,
      allowsSearch: () => true,
      crawlDelay: 0,
      sitemaps,
    };
    expect(robotsFactsOf(rules, 'https://example.com/', url)).toMatchObject({ namesSitemap });
  },
);

test('reports a disallowed site only if both its root and the start URL are disallowed', () => {
  const blocks = (text: string) => {
    const answer: RobotsAnswer = { kind: 'rules', text, bytes: 0, url, type: null };
    const rules: RobotsRules = {
      answer,
      allows: () => true,
      allowsSearch: () => true,
      crawlDelay: 0,
      sitemaps: [],
    };
    return robotsFactsOf(rules, 'https://example.com/docs/', url).blocksAll;
  };
  expect(blocks('User-agent: *\nDisallow: /')).toBe(true);
  expect(blocks('\uFEFFUser-agent: *\nDisallow: /')).toBe(true);
  expect(blocks('User-agent: *\nDisallow: /\nAllow: /docs/')).toBe(false);
  expect(blocks('User-agent: *\nDisallow: /docs/')).toBe(false);
});

test('reports five unknown lines, without comments and cut to 100 characters', () => {
  const lines = Array.from({ length: 7 }, (_, n) => `  word ${n} # a comment`);
  expect(factsOf(lines.join('\n')).unknown.map(({ text }) => text)).toEqual([
    'word 0',
    'word 1',
    'word 2',
    'word 3',
    'word 4',
  ]);
  expect(factsOf('x'.repeat(101)).unknown).toEqual([{ line: 1, text: 'x'.repeat(100) }]);
  expect(factsOf('please Disallow: /a').unknown).toHaveLength(1);
  expect(factsOf('a\uFEFFb').unknown).toEqual([{ line: 1, text: 'a\uFEFFb' }]);
});
