import { robots, surveyed } from '../testSite.fixture';
import { robotsTooLarge } from './robots-too-large';

const of = (bytes: number) =>
  surveyed(robotsTooLarge, { facts: { robots: robots({ bytes }) }, pages: [{ at: '/' }] });

test('reports a file that reaches the limit of crawlers', () => {
  expect(of(500 * 1_024)).toEqual([
    '/ https://example.com/robots.txt is larger than 500 KiB. Crawlers may ignore the rest.',
  ]);
});

test("doesn't report one just below, or a missing one", () => {
  expect(of(500 * 1_024 - 1)).toEqual([]);
  expect(surveyed(robotsTooLarge, { pages: [{ at: '/' }] })).toEqual([]);
});
