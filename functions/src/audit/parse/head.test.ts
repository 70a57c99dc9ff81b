import { headerWords } from './head';

test.each<[string | string[], string[]]>([
  ['NoIndex, nofollow', ['noindex', 'nofollow']],
  ['otherbot: noindex, nofollow', []],
  ['otherbot: noindex, googlebot: nofollow, noarchive', ['nofollow', 'noarchive']],
  [
    ['otherbot: noindex', 'max-snippet: 20, noarchive'],
    ['max-snippet: 20', 'noarchive'],
  ],
  ['unavailable_after: 25 Jun 2030 15:00:00 GMT', ['unavailable_after: 25 jun 2030 15:00:00 gmt']],
  ['', []],
])('reads %j as %j for search engines', (value, words) =>
  expect(headerWords({ 'x-robots-tag': value })).toEqual(words),
);
