import * as v from 'valibot';
import { Comparing, isWorse, whyIncomparable } from './comparison';
import { noCounts, type Severity } from './finding';
import { jobInputSchema } from './jobInput';

const mark = (fingerprint: string, page = '/a', severity: Severity = 'error') => ({
  fingerprint,
  severity,
  page,
});

test('what is new, fixed, still there, and not known', () => {
  const comparing = new Comparing();
  comparing.now([mark('same'), mark('fresh', '/b', 'warning')], [{ url: '/a' }]);
  comparing.now([], [{ url: '/b' }]);
  comparing.before([mark('same'), mark('mended'), mark('unread', '/gone-from-the-crawl')]);
  const result = comparing.result('before');
  expect(result).toEqual({
    kind: 'compared',
    previousJobId: 'before',
    new: { ...noCounts(), warning: 1 },
    fixed: { ...noCounts(), error: 1 },
    persisting: { ...noCounts(), error: 1 },
    notSeen: { ...noCounts(), error: 1 },
    newFindings: ['fresh'],
    fixedFindings: ['mended'],
  });
  expect(isWorse(result)).toBe(true);
});

test('new notices and unverified links are no reason for alarm', () => {
  const comparing = new Comparing();
  comparing.now([mark('a', '/a', 'notice'), mark('b', '/a', 'unverified')], []);
  expect(isWorse(comparing.result('before'))).toBe(false);
});

test('runs are comparable when they asked for the same, however fast', () => {
  const input = v.parse(jobInputSchema, { url: 'https://e.com' });
  expect(whyIncomparable(input, { ...input, requestsPerSecond: 1 })).toBeNull();
  expect(whyIncomparable(input, { ...input, maxPages: 5, exclude: ['/x'] })).toContain('maxPages, exclude');
});
