import { robots, surveyed } from '../testSite.fixture';
import { robotsBlocksAll } from './robots-blocks-all';

const of = (blocksAll: boolean) =>
  surveyed(robotsBlocksAll, { facts: { robots: robots({ blocksAll }) }, pages: [{ at: '/' }] });

test('reports a file that disallows everything', () => {
  expect(of(true)).toEqual(['/ https://example.com/robots.txt blocks search engines from the whole site.']);
});

// Which texts do that, and which only look like it, is tested in robotsFacts.test.ts.
test("doesn't report one that disallows a part", () => expect(of(false)).toEqual([]));
