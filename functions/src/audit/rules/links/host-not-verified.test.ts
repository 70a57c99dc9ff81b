import { siteOf } from '../testSite';
import { hostNotVerified } from './host-not-verified';

const told = (unverifiedHost: Parameters<typeof hostNotVerified.survey>[0]['unverifiedHost']) =>
  [...hostNotVerified.survey({ ...siteOf({ pages: [{ at: '/' }] }), unverifiedHost })].map(
    ({ message }) => message,
  );

test('the host, what was held back, and what to do', () => {
  expect(told({ host: 'theirs.example', maxPages: 100, requestsPerSecond: 2 })).toEqual([
    'You haven’t verified theirs.example, so this job read at most 100 pages, sent at most 2 requests per second, and followed robots.txt. If you own the host, verify it and run the job again.',
  ]);
});

test('it is one finding, the same for the same host whatever was held back', () => {
  const keys = [100, 50].map((maxPages) => {
    const unverifiedHost = { host: 'theirs.example', maxPages, requestsPerSecond: 2 };
    const [violation] = hostNotVerified.survey({ ...siteOf({ pages: [{ at: '/' }] }), unverifiedHost });
    return violation?.key;
  });
  expect(keys).toEqual(['theirs.example', 'theirs.example']);
});

test('nothing where the job ran as it was asked to', () => expect(told(null)).toEqual([]));
