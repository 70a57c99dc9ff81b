import { robots, surveyed } from '../testSite.fixture';
import { robotsNotText } from './robots-not-text';

const of = (parts: Parameters<typeof robots>[0]) =>
  surveyed(robotsNotText, { facts: { robots: robots(parts) }, pages: [{ at: '/' }] });

test('reports a page in its place', () => {
  expect(of({ isPage: true, type: 'text/html' })).toEqual([
    '/ https://example.com/robots.txt is an HTML page, not a text file.',
  ]);
});

test("doesn't report rules that are sent as HTML, which crawlers read anyway", () => {
  expect(of({ isPage: false, type: 'text/html' })).toEqual([]);
});
