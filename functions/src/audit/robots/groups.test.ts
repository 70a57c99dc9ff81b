import { groupsOf, robotsLineOf } from './groups';

const url = 'https://example.com/robots.txt';
const allows = (text: string, path = '/private') => groupsOf(url, text).ours.allow(new URL(path, url).href);

it.each([
  ['a comment', 'User-agent: *\n# Disallow: /private'],
  ['a rule before any user agent', 'Disallow: /private\nCrawl-delay: 3\nUser-agent: *\nAllow: /'],
  [
    'a line that contains a rule after other text',
    'User-agent: *\nPlease: Disallow: /private\n1Disallow: /private',
  ],
  ['a rule without a path', 'User-agent: *\nDisallow:\nDisallow: # /private'],
])('disallows nothing because of %s', (_, text) => {
  expect(allows(text)).toBe(true);
});

it.each(['Plumbline', 'plumbline/2.1', ' PLUMBLINE /2.1 ', '*'])(
  'applies a rule for “%s” to our crawler',
  (agent) => {
    expect(allows(`User-agent:${agent}\nDisallow: /private`)).toBe(false);
  },
);

it('accepts indented rules and any line break', () => {
  for (const lineBreak of ['\n', '\r', '\r\n'])
    expect(allows(['  User-agent : *', '\tDisallow : /private', ''].join(lineBreak))).toBe(false);
});

it('shares our rules with search engines unless either has its own group', () => {
  const isShared = (text: string) => {
    const { ours, search } = groupsOf(url, text);
    return search === ours;
  };
  expect(isShared('')).toBe(true);
  expect(isShared('User-agent: *\nDisallow: /a')).toBe(true);
  expect(isShared('User-agent: *\nDisallow: /a\nUser-agent: Googlebot\nAllow: /')).toBe(false);
  expect(isShared('User-agent: Plumbline\nDisallow: /a\nUser-agent: *\nAllow: /')).toBe(false);
});

it('keeps the delay if a later line has none', () => {
  const { crawlDelay } = groupsOf(url, 'User-agent: *\nCrawl-delay: 2\nCrawl-delay: soon');
  expect(crawlDelay).toBe(2);
});

it('returns sitemaps as written, and no empty one', () => {
  const { sitemaps } = groupsOf(url, 'Sitemap: /a.xml\nSitemap:\nSITEMAP : https://x.example/b.xml # b');
  expect(sitemaps).toEqual(['/a.xml', 'https://x.example/b.xml']);
});

test.each([
  ['Disallow: /a # why', { key: 'disallow', value: '/a', isGuess: false }],
  ['  User-agent :Foo Bar', { key: 'user-agent', value: 'Foo Bar', isGuess: false }],
  [
    'Sitemap: https://example.com/map.xml',
    { key: 'sitemap', value: 'https://example.com/map.xml', isGuess: false },
  ],
  ['disallow /y', { key: 'disallow', value: '/y', isGuess: true }],
  ['User agent: x', { key: 'user-agent', value: 'x', isGuess: true }],
  ['Dissallow: /y', { key: 'disallow', value: '/y', isGuess: true }],
  ['Foo: bar', { key: 'foo', value: 'bar', isGuess: false }],
])('parses %j', (line, expected) => expect(robotsLineOf(line)).toEqual(expected));

test.each(['', '# Disallow: /', 'please go away', 'go away', ': /x', 'disallow /a /b'])(
  'finds nothing in %j',
  (line) => expect(robotsLineOf(line)).toBeNull(),
);
