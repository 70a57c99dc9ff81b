import { robots, surveyed } from '../testSite';
import { robotsTooLarge } from './robots-too-large';

const of = (bytes: number) =>
  surveyed(robotsTooLarge, { facts: { robots: robots({ bytes }) }, pages: [{ at: '/' }] });

test('a file that fills what crawlers read', () => {
  expect(of(500 * 1_024)).toEqual([
    '/ https://example.com/robots.txt has 500 KiB or more; crawlers may ignore what comes after.',
  ]);
});

test('not one just below, nor a missing one', () => {
  expect(of(500 * 1_024 - 1)).toEqual([]);
  expect(surveyed(robotsTooLarge, { pages: [{ at: '/' }] })).toEqual([]);
});
