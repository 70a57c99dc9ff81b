import * as v from 'valibot';
import { comparedOptionsOf, whyIncomparable } from './comparable';
import { isWorse, ReportComparer } from './comparison';
import { noCounts, type Severity } from './finding';
import { jobInputSchema, type StoredInput } from './jobInput';
import { type RuleId, ruleIds } from './rules';
import type { LinkFinding } from './targetVerdicts';

const mark = (
  fingerprint: string,
  page = '/a',
  severity: Severity = 'error',
  rule: RuleId = 'title-missing',
): LinkFinding => ({ fingerprint, rule, severity, page, target: null });

const link = (rule: LinkFinding['rule'], given: Partial<LinkFinding> = {}): LinkFinding => ({
  fingerprint: rule,
  rule,
  severity: rule === 'unverified-link' ? 'unverified' : 'error',
  page: '/a',
  target: '/lost',
  ...given,
});

function compare(before: readonly LinkFinding[], now: readonly LinkFinding[], status = 200) {
  const comparing = new ReportComparer();
  comparing.addCurrent(now, [{ url: '/a', status }]);
  comparing.addPrevious(before);
  const result = comparing.result('before');
  if (result.kind !== 'compared') throw new Error('it compares');
  const { new: fresh, fixed, persisting, notSeen, notVerified } = result;
  const sum = (counts: Record<Severity, number>) => Object.values(counts).reduce((all, one) => all + one, 0);
  return {
    new: sum(fresh),
    fixed: sum(fixed),
    persisting: sum(persisting),
    notSeen: sum(notSeen),
    notVerified: sum(notVerified),
  };
}

const nothing = { new: 0, fixed: 0, persisting: 0, notSeen: 0, notVerified: 0 };

test('fixes nothing on a page that scripts now build, and treats it as not seen before it was rendered', () => {
  const built = mark('built', '/a', 'unverified', 'content-scripted');
  expect(compare([mark('title')], [built])).toEqual({ ...nothing, new: 1, notVerified: 1 });
  const comparing = new ReportComparer();
  comparing.addCurrent([mark('title')], [{ url: '/a', status: 200 }]);
  comparing.addPrevious([built], [{ url: '/a', status: 200 }]);
  expect(isWorse(comparing.result('before'))).toBe(false);
});

test('separates new, fixed, persisting, and unknown findings', () => {
  const comparing = new ReportComparer();
  comparing.addCurrent([mark('same'), mark('fresh', '/b', 'warning')], [{ url: '/a', status: 200 }]);
  comparing.addCurrent([], [{ url: '/b', status: 200 }]);
  comparing.addPrevious([mark('same'), mark('mended'), mark('unread', '/gone-from-the-crawl')]);
  const result = comparing.result('before');
  expect(result).toEqual({
    kind: 'compared',
    previousJobId: 'before',
    new: { ...noCounts(), warning: 1 },
    worse: { ...noCounts(), warning: 1 },
    fixed: { ...noCounts(), error: 1 },
    persisting: { ...noCounts(), error: 1 },
    notSeen: { ...noCounts(), error: 1 },
    notVerified: noCounts(),
    newFindings: ['fresh'],
    fixedFindings: ['mended'],
  });
  expect(isWorse(result)).toBe(true);
});

test.each(['broken-link', 'broken-image', 'redirect-permanent', 'slow-link'] as const)(
  'reports a %s as neither fixed nor new when its target can no longer be verified',
  (rule) => {
    expect(compare([link(rule)], [link('unverified-link')])).toEqual({ ...nothing, notVerified: 1 });
  },
);

test('does not report a canonical URL as fixed when it could not be verified anywhere', () => {
  const elsewhere = link('unverified-link', { page: '/b' });
  expect(compare([link('canonical-broken')], [elsewhere])).toEqual({ ...nothing, notVerified: 1 });
});

test('still reports fixes when another link could not be verified', () => {
  const other = link('unverified-link', { target: '/other' });
  expect(compare([link('broken-link')], [other])).toEqual({ ...nothing, new: 1, fixed: 1 });
  expect(compare([mark('a')], [link('unverified-link')])).toEqual({ ...nothing, new: 1, fixed: 1 });
});

test('reports a problem that was unverified and is now proven as new, not as fixed', () => {
  expect(compare([link('unverified-link')], [link('broken-link')])).toEqual({ ...nothing, new: 1 });
  const page = link('page-error', { target: null });
  const doubt = { ...page, severity: 'unverified' } as const;
  expect(compare([doubt], [page])).toEqual({ ...nothing, new: 1 });
  expect(compare([page], [doubt])).toEqual({ ...nothing, notVerified: 1 });
});

test.each([
  [0, 'notSeen'],
  [429, 'notSeen'],
  [503, 'notSeen'],
  [404, 'fixed'],
  [301, 'fixed'],
] as const)('when the page now responds with %i, its finding is %s', (status, is) => {
  expect(compare([mark('a')], [], status)).toEqual({ ...nothing, [is]: 1 });
});

test('does not report findings as fixed when their rule could not be evaluated this time', () => {
  const comparing = new ReportComparer({ rules: ruleIds.filter((rule) => rule !== 'orphan-page') });
  comparing.addCurrent([], [{ url: '/a', status: 200 }]);
  comparing.addPrevious([mark('orphan', '/a', 'warning', 'orphan-page'), mark('title')]);
  const result = comparing.result('before');
  expect(result).toMatchObject({ fixed: { error: 1, warning: 0 }, notVerified: { warning: 1 } });
  expect(result).toMatchObject({ fixedFindings: ['title'] });
});

test('does not alert about new notices and unverified links', () => {
  const comparing = new ReportComparer();
  comparing.addCurrent([mark('a', '/a', 'notice'), mark('b', '/a', 'unverified')], []);
  expect(isWorse(comparing.result('before'))).toBe(false);
});

test('reports a link that still can’t be verified as persisting', () => {
  expect(compare([link('unverified-link')], [link('unverified-link')])).toEqual({
    ...nothing,
    persisting: 1,
  });
});

test('lists at most 5,000 new and 5,000 fixed findings, and counts all of them', () => {
  const many = (name: string) => Array.from({ length: 5_001 }, (_, n) => mark(`${name} ${n}`));
  const comparing = new ReportComparer();
  comparing.addCurrent(many('new'), [{ url: '/a', status: 200 }]);
  comparing.addPrevious(many('fixed'));
  const result = comparing.result('before');
  if (result.kind !== 'compared') throw new Error('it compares');
  expect(result).toMatchObject({ new: { error: 5_001 }, fixed: { error: 5_001 } });
  expect(result.newFindings).toHaveLength(5_000);
  expect(result.fixedFindings).toHaveLength(5_000);
});

test('counts a finding once, even if a report lists it twice', () => {
  const twice = (fingerprint: string) => [mark(fingerprint), mark(fingerprint)];
  expect(compare([...twice('a'), ...twice('b')], [...twice('b'), ...twice('c')])).toEqual({
    ...nothing,
    new: 1,
    fixed: 1,
    persisting: 1,
  });
});

test('does not alert when runs can’t be compared', () => {
  expect(isWorse({ kind: 'incomparable', previousJobId: 'before', why: 'Other input.' })).toBe(false);
});

test('compares runs with the same input at any rate', () => {
  const input = v.parse(jobInputSchema, { url: 'https://e.com' });
  expect(whyIncomparable(input, { ...input, requestsPerSecond: 1 })).toBeNull();
  expect(whyIncomparable(input, { ...input, maxPages: 5, exclude: ['/x'] })).toContain(
    '“Max pages”, “Exclude”',
  );
});

test('serializes the parts that decide what is found', () => {
  const input = v.parse(jobInputSchema, { url: 'https://e.com' });
  expect(comparedOptionsOf(input)).toBe(comparedOptionsOf({ ...input, requestsPerSecond: 1 }));
  expect(comparedOptionsOf(input)).not.toBe(comparedOptionsOf({ ...input, maxPages: 5 }));
});

test('does not compare runs with different headers, and compares runs without headers as before', () => {
  const { headers: _, ...input } = v.parse(jobInputSchema, { url: 'https://e.com' });
  const sent = (mark: string): StoredInput => ({ ...input, secretHeaders: { names: ['Cookie'], mark } });
  expect(whyIncomparable(sent('a'), sent('a'))).toBeNull();
  expect(whyIncomparable(sent('a'), sent('b'))).toContain('Request headers');
  expect(whyIncomparable(input, sent('a'))).toContain('Request headers');
  expect(comparedOptionsOf(input).split('\n').at(-1)).toBe('[]');
  expect(comparedOptionsOf(sent('a'))).not.toContain('Cookie');
});

describe('compares a run that has one finding per page by cause', () => {
  const file = (fingerprint: string, page: string, target = '/app.js') =>
    link('asset-uncached', { fingerprint, page, target, message: `${target} is not cached.` });

  const comparedTo = (before: readonly LinkFinding[], now: readonly LinkFinding[]) => {
    const comparing = new ReportComparer({ perPage: true });
    comparing.addCurrent(now, [{ url: '/a', status: 200 }]);
    comparing.addPrevious(before);
    return comparing.result('before');
  };

  test('reports a cause that several pages shared as one persisting finding, not as new', () => {
    const result = comparedTo(
      [file('1', '/a'), file('2', '/b'), file('3', '/a', '/old.js')],
      [file('n', '/a')],
    );
    expect(result).toMatchObject({ persisting: { error: 1 }, fixed: { error: 1 }, newFindings: [] });
  });

  test('matches a finding without a target by its rule', () => {
    const before = link('script-blocking', { fingerprint: '1', target: null, message: '../app.js blocks.' });
    expect(comparedTo([before], [link('script-blocking', { fingerprint: 'n' })])).toMatchObject({
      persisting: { error: 1 },
      newFindings: [],
    });
  });

  test('reports a problem of the page itself as new on another page', () => {
    const result = comparedTo([mark('1', '/a')], [mark('n', '/b')]);
    expect(result).toMatchObject({ fixed: { error: 1 }, newFindings: ['n'] });
  });
});

test('counts a shared cause as fixed when one of its pages was read, and as worse when one was read before', () => {
  const occursOn = { pages: 2, examples: ['/x', '/a'] };
  const shared = link('broken-link', { page: '/x', occursOn });
  expect(compare([shared], [])).toEqual({ ...nothing, fixed: 1 });
  const comparing = new ReportComparer({ before: { pages: 5, maxPages: 5 } });
  comparing.addCurrent(
    [shared],
    [
      { url: '/a', status: 200 },
      { url: '/x', status: 200 },
    ],
  );
  comparing.addPrevious([], [{ url: '/a', status: 200 }]);
  expect(isWorse(comparing.result('before'))).toBe(true);
});

describe('does not count as worse', () => {
  const page = (url: string) => ({ url, status: 200 });

  test('findings on other pages that a run up to its limit happened to read', () => {
    const comparing = new ReportComparer({ before: { pages: 2, maxPages: 2 } });
    comparing.addCurrent([mark('old', '/a'), mark('swapped', '/c')], [page('/a'), page('/c')]);
    comparing.addPrevious([mark('old', '/a')], [page('/a'), page('/b')]);
    const result = comparing.result('before');
    expect(result).toMatchObject({ new: { error: 1 }, worse: { error: 0 }, newFindings: ['swapped'] });
    expect(isWorse(result)).toBe(false);
  });

  test('findings on a page that did not respond before', () => {
    const comparing = new ReportComparer();
    comparing.addCurrent([mark('old')], [page('/a')]);
    comparing.addPrevious([], [{ url: '/a', status: 503 }]);
    expect(isWorse(comparing.result('before'))).toBe(false);
  });

  test('old problems on pages behind one that blocked the run before and is open now', () => {
    const worseOf = (blogBefore: number, blogNow: number) => {
      const comparing = new ReportComparer({ before: { pages: 1, maxPages: 10 } });
      comparing.addCurrent(
        [mark('old', '/blog/old')],
        [page('/'), page('/blog/old'), { url: '/blog', status: blogNow }],
      );
      comparing.addPrevious([], [page('/'), { url: '/blog', status: blogBefore }]);
      const result = comparing.result('before');
      return result.kind === 'compared' ? result.worse.error : null;
    };
    expect(worseOf(429, 200)).toBe(0);
    // A page that blocks both runs can't explain the difference between them.
    expect(worseOf(429, 429)).toBe(1);
    expect(worseOf(200, 200)).toBe(1);
  });

  test('findings of a rule that the run before did not have', () => {
    const rules = ruleIds.filter((id) => id !== 'title-missing');
    const comparing = new ReportComparer({ before: { pages: 1, maxPages: 10, rules } });
    comparing.addCurrent([mark('fresh')], [page('/a')]);
    comparing.addPrevious([], [page('/a')]);
    const result = comparing.result('before');
    expect(result).toMatchObject({ new: { error: 1 }, worse: { error: 0 }, newFindings: ['fresh'] });
    expect(isWorse(result)).toBe(false);
  });

  test('slow responses', () => {
    const comparing = new ReportComparer();
    comparing.addCurrent([mark('slow', '/a', 'warning', 'slow-response')], [page('/a')]);
    comparing.addPrevious([], [page('/a')]);
    expect(comparing.result('before')).toMatchObject({ new: { warning: 1 }, worse: { warning: 0 } });
  });

  test('findings that the owner has set aside', () => {
    const comparing = new ReportComparer({ isSetAside: ({ fingerprint }) => fingerprint === 'known' });
    comparing.addCurrent([mark('known')], [page('/a')]);
    comparing.addPrevious([], [page('/a')]);
    expect(comparing.result('before')).toMatchObject({ new: { error: 1 }, worse: { error: 0 } });
  });
});

describe('counts as worse', () => {
  const page = (url: string) => ({ url, status: 200 });

  test('any number of problems on a page that was read before', () => {
    const comparing = new ReportComparer({ before: { pages: 1, maxPages: 1 } });
    comparing.addCurrent([mark('fresh')], [page('/a')]);
    comparing.addPrevious([], [page('/a')]);
    expect(isWorse(comparing.result('before'))).toBe(true);
  });

  test('a problem on a new page, if the run before had read the whole site', () => {
    const comparing = new ReportComparer({ before: { pages: 1, maxPages: 10 } });
    comparing.addCurrent([mark('fresh', '/new')], [page('/a'), page('/new')]);
    comparing.addPrevious([], [page('/a')]);
    expect(isWorse(comparing.result('before'))).toBe(true);
  });

  test('a problem on a new page, if more URLs were known before than the page limit allows', () => {
    const comparing = new ReportComparer({ before: { pages: 300, maxPages: 500 } });
    const broken = ['1', '2', '3', '4', '5'].map((fingerprint) => mark(fingerprint, '/new'));
    const read = Array.from({ length: 300 }, (_, n) => page(`/page-${n}`));
    const redirecting = Array.from({ length: 210 }, (_, n) => ({ url: `/moved-${n}`, status: 301 }));
    comparing.addCurrent(broken, [...read, ...redirecting, page('/new')]);
    comparing.addPrevious([], [...read, ...redirecting]);
    expect(comparing.result('before')).toMatchObject({ new: { error: 5 }, worse: { error: 5 } });
  });

  test('findings of rules that the run before had evaluated', () => {
    const comparing = new ReportComparer({ before: { pages: 1, maxPages: 10, rules: ['title-missing'] } });
    comparing.addCurrent([mark('fresh')], [page('/a')]);
    comparing.addPrevious([], [page('/a')]);
    expect(isWorse(comparing.result('before'))).toBe(true);
  });

  test('a problem of a file that is not a page, such as robots.txt', () => {
    const comparing = new ReportComparer({ before: { pages: 1, maxPages: 1 } });
    comparing.addCurrent([mark('fresh', '/robots.txt')], [page('/a')]);
    comparing.addPrevious([], [page('/b')]);
    expect(isWorse(comparing.result('before'))).toBe(true);
  });
});
