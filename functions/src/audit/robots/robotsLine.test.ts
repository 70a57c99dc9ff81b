import { robotsLineOf } from './robotsLine';

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
