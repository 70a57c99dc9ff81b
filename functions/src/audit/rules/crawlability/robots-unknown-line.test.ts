import { robots, surveyed } from '../testSite.fixture';
import { robotsUnknownLine } from './robots-unknown-line';

test('reports a misspelled line by its number', () => {
  const facts = { robots: robots({ unknown: [{ line: 3, text: 'Disalllow: /a' }] }) };
  expect(surveyed(robotsUnknownLine, { facts, pages: [{ at: '/' }] })).toEqual([
    '/ Line 3 of robots.txt means nothing to crawlers: “Disalllow: /a”.',
  ]);
});

test('reports a missing colon, which Google tolerates', () => {
  const facts = { robots: robots({ unknown: [{ line: 2, text: 'Disallow /y', guessed: true }] }) };
  expect(surveyed(robotsUnknownLine, { facts, pages: [{ at: '/' }] })).toEqual([
    '/ Line 2 of robots.txt is misspelled: “Disallow /y”. Google understands it, other crawlers may not.',
  ]);
});

// Comments and the directives of single search engines are tested in robotsFacts.test.ts.
test("doesn't report a file without such a line, or a missing one", () => {
  expect(surveyed(robotsUnknownLine, { facts: { robots: robots({}) }, pages: [{ at: '/' }] })).toEqual([]);
  expect(surveyed(robotsUnknownLine, { pages: [{ at: '/' }] })).toEqual([]);
});
