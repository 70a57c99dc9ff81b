import { robots, siteOf, surveyed } from '../testSite';
import { robotsUnreadable } from './robots-unreadable';

const site = (parts: Parameters<typeof robots>[0]) => ({
  facts: { robots: robots(parts) },
  pages: [{ at: '/' }],
});

test('a server that fails at it', () => {
  expect(surveyed(robotsUnreadable, site({ status: 503 }))).toEqual([
    '/ https://example.com/robots.txt returns 503 (service unavailable).',
  ]);
});

test('no answer, or a wall against crawlers, proves nothing', () => {
  for (const parts of [{ status: 0, error: 'ETIMEDOUT' }, { status: 429 }])
    expect([...robotsUnreadable.survey(siteOf(site(parts)))]).toMatchObject([{ severity: 'unverified' }]);
});

test('not one that is there, and not one that is missing', () => {
  expect(surveyed(robotsUnreadable, site({ status: 200 }))).toEqual([]);
  expect(surveyed(robotsUnreadable, site({ status: 404 }))).toEqual([]);
});
