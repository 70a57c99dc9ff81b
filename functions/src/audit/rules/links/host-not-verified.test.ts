import { siteOf } from '../testSite.fixture';
import { hostNotVerified } from './host-not-verified';

const told = (unverifiedHost: Parameters<typeof hostNotVerified.survey>[0]['unverifiedHost']) =>
  [...hostNotVerified.survey({ ...siteOf({ pages: [{ at: '/' }] }), unverifiedHost })].map(
    ({ message }) => message,
  );

test('reports the host, the limits, and what to do', () => {
  expect(told({ host: 'theirs.example', maxPages: 100, requestsPerSecond: 2 })).toEqual([
    'You haven’t verified theirs.example, so this job read at most 100 pages, sent at most 2 requests per second, and followed robots.txt. If you own the host, verify it and run the job again.',
  ]);
});

test('reports the same finding for a host whatever its limits', () => {
  const keys = [100, 50].map((maxPages) => {
    const unverifiedHost = { host: 'theirs.example', maxPages, requestsPerSecond: 2 };
    const [violation] = hostNotVerified.survey({ ...siteOf({ pages: [{ at: '/' }] }), unverifiedHost });
    return violation?.key;
  });
  expect(keys).toEqual(['theirs.example', 'theirs.example']);
});

test('reports nothing if the limits changed nothing', () => expect(told(null)).toEqual([]));
