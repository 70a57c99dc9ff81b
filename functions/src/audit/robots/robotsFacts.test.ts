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
const said = (text: string) => facts({ kind: 'rules', text, bytes: text.length, url, type: 'text/plain' });

test('a file that keeps search engines out altogether', () => {
  expect(said('User-agent: *\nDisallow: /').blocksAll).toBe(true);
  expect(said('User-agent: Googlebot\nDisallow: /').blocksAll).toBe(true);
  // Lines of others end no group (RFC 9309, 2.2.4).
  expect(said('User-agent: Googlebot\nSitemap: /s.xml\nUser-agent: x\nDisallow: /').blocksAll).toBe(true);
  expect(said('User-agent: Googlebot\nNoindex: /q\n\nUser-agent: x\nDisallow: /').blocksAll).toBe(true);
});

test.each([
  'User-agent: *\nDisallow:',
  'User-agent: *\nDisallow: /private',
  'User-agent: *\nDisallow: /\nAllow: /$',
  'User-agent: BadBot\nDisallow: /',
  'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nAllow: /',
])('not one that lets them in: %j', (text) => expect(said(text).blocksAll).toBe(false));

test('lines that nobody understands, by number', () => {
  expect(
    said('User-agent: *\nDissalow: /a\n\nplease go away\nNoindex: /x\nDisallow /y\nDisalllow: /z').unknown,
  ).toEqual([
    { line: 2, text: 'Dissalow: /a', guessed: true },
    { line: 4, text: 'please go away' },
    { line: 6, text: 'Disallow /y', guessed: true },
    { line: 7, text: 'Disalllow: /z' },
  ]);
});

test('not comments, other crawlers’ directives or a byte order mark', () => {
  const text =
    '\uFEFF# hello\r\nUser-agent : *\r\nCrawl-delay: 2 # slowly\r\nSitemap: /map.xml\r\nHost: example.com';
  expect(said(text).unknown).toEqual([]);
});

test('without one, what was answered instead', () => {
  expect(facts({ kind: 'none', status: 404 })).toMatchObject({ status: 404 });
  expect(facts({ kind: 'closed', status: 503 })).toMatchObject({ status: 503 });
  expect(facts({ kind: 'closed', status: 200, error: 'BAD_ENCODING' })).toMatchObject({
    status: 0,
    error: 'BAD_ENCODING',
  });
  expect(facts({ kind: 'silence', error: 'ETIMEDOUT', attempts: 2 })).toMatchObject({
    status: 0,
    error: 'ETIMEDOUT',
  });
});
