import { robotsUnknownLine } from './robots-unknown-line';
import { robots, surveyed } from './testSite';

test('a slip of the pen, by its line', () => {
  const facts = { robots: robots({ unknown: [{ line: 3, text: 'Dissallow: /a' }] }) };
  expect(surveyed(robotsUnknownLine, { facts, pages: [{ at: '/' }] })).toEqual([
    '/ Line 3 of robots.txt means nothing to crawlers: “Dissallow: /a”.',
  ]);
});

// Comments and the directives of single search engines are tested in robotsFacts.test.ts.
test('not a file without such a line, and not a missing one', () => {
  expect(surveyed(robotsUnknownLine, { facts: { robots: robots({}) }, pages: [{ at: '/' }] })).toEqual([]);
  expect(surveyed(robotsUnknownLine, { pages: [{ at: '/' }] })).toEqual([]);
});
