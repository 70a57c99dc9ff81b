import { robots, siteOf, surveyed } from '../testSite.fixture';
import { robotsUnreadable } from './robots-unreadable';

const site = (parts: Parameters<typeof robots>[0]) => ({
  facts: { robots: robots(parts) },
  pages: [{ at: '/' }],
});

test('reports a server error', () => {
  expect(surveyed(robotsUnreadable, site({ status: 503 }))).toEqual([
    '/ https://example.com/robots.txt returns 503 (service unavailable).',
  ]);
});

test("doesn't report a missing response or a wall against bots, which prove nothing", () => {
  for (const parts of [{ status: 0, error: 'ETIMEDOUT' }, { status: 429 }])
    expect([...robotsUnreadable.survey(siteOf(site(parts)))]).toMatchObject([{ severity: 'unverified' }]);
});

test("doesn't report one that exists, or one that is missing", () => {
  expect(surveyed(robotsUnreadable, site({ status: 200 }))).toEqual([]);
  expect(surveyed(robotsUnreadable, site({ status: 404 }))).toEqual([]);
});
