import * as v from 'valibot';
import { Comparing, isWorse, whyIncomparable } from './comparison';
import { noCounts, type Severity } from './finding';
import { jobInputSchema } from './jobInput';
import type { RuleId } from './rules';

const mark = (
  fingerprint: string,
  page = '/a',
  severity: Severity = 'error',
  rule: RuleId = 'broken-link',
) => ({ fingerprint, rule, severity, page });

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
    worse: { ...noCounts(), warning: 1 },
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

test('headers decide what is found, whatever their order and case', () => {
  const input = v.parse(jobInputSchema, { url: 'https://e.com', headers: { Cookie: 'a=1', Accept: 'x' } });
  expect(whyIncomparable(input, { ...input, headers: { accept: 'x', cookie: 'a=1' } })).toBeNull();
  expect(whyIncomparable(input, { ...input, headers: { Accept: 'x' } })).toContain('headers');
  expect(whyIncomparable(input, { ...input, headers: { ...input.headers, Cookie: 'a=2' } })).toContain(
    'headers',
  );
});

describe('a site got no worse', () => {
  const page = (url: string) => ({ url });

  test('by other pages that a run up to its limit happened to read', () => {
    const comparing = new Comparing({ maxPages: 2 });
    comparing.now([mark('old', '/a'), mark('swapped', '/c')], [page('/a'), page('/c')]);
    comparing.before([mark('old', '/a')], [page('/a'), page('/b')]);
    const result = comparing.result('before');
    expect(result).toMatchObject({ new: { error: 1 }, worse: { error: 0 }, newFindings: ['swapped'] });
    expect(isWorse(result)).toBe(false);
  });

  test('by slow answers', () => {
    const comparing = new Comparing();
    comparing.now([mark('slow', '/a', 'warning', 'slow-response')], [page('/a')]);
    comparing.before([], [page('/a')]);
    expect(comparing.result('before')).toMatchObject({ new: { warning: 1 }, worse: { warning: 0 } });
  });

  test('by what its owner set aside', () => {
    const comparing = new Comparing({ setAside: new Set(['known']) });
    comparing.now([mark('known')], [page('/a')]);
    comparing.before([], [page('/a')]);
    expect(comparing.result('before')).toMatchObject({ new: { error: 1 }, worse: { error: 0 } });
  });
});

describe('a site got worse', () => {
  const page = (url: string) => ({ url });

  test('by a fault on a page that was read before, however many there are', () => {
    const comparing = new Comparing({ maxPages: 1 });
    comparing.now([mark('fresh')], [page('/a')]);
    comparing.before([], [page('/a')]);
    expect(isWorse(comparing.result('before'))).toBe(true);
  });

  test('by a fault on a page that is new, when the run before had read the whole site', () => {
    const comparing = new Comparing({ maxPages: 10 });
    comparing.now([mark('fresh', '/new')], [page('/a'), page('/new')]);
    comparing.before([], [page('/a')]);
    expect(isWorse(comparing.result('before'))).toBe(true);
  });

  test('by a fault of a file that is no page, such as robots.txt', () => {
    const comparing = new Comparing({ maxPages: 1 });
    comparing.now([mark('fresh', '/robots.txt')], [page('/a')]);
    comparing.before([], [page('/b')]);
    expect(isWorse(comparing.result('before'))).toBe(true);
  });
});
