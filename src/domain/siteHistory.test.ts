import {
  gotWorse,
  previousScoreOf,
  type SiteHistory,
  siteIdOf,
  trendOf,
  withIcon,
  withRun,
  withUnread,
} from './siteHistory';
import type { SiteRun, UnreadRun } from './siteRun';

const day = 86_400_000;
const host = 'example.com';
const whole = 'site https://example.com/ weekly';
const page = 'page https://example.com/cart hourly';

const run = (n: number, given: Partial<SiteRun> = {}): SiteRun => ({
  jobId: `job-${n}`,
  at: new Date(n * 1_000),
  score: 80,
  grade: 'B',
  errors: 2,
  warnings: 0,
  comparable: whole,
  ...given,
});
const unread = (n: number): UnreadRun => ({ jobId: `job-${n}`, at: new Date(n * 1_000), why: 'no-page' });
const historyAfter = (runs: readonly SiteRun[], start?: SiteHistory): SiteHistory => {
  const history = runs.reduce<SiteHistory | undefined>((known, one) => withRun(known, host, one), start);
  if (!history) throw new Error('A site has a history once it has a run.');
  return history;
};
const site = (...runs: SiteRun[]) => historyAfter(runs);
const worseIn = (history: SiteHistory) => gotWorse(history).map(({ jobId }) => jobId);
/** Hourly runs of a page, starting at a time. */
const hourly = (from: number, many: number) =>
  Array.from({ length: many }, (_, n) => run(from + n, { comparable: page }));
const kindsIn = ({ runs }: SiteHistory) => {
  const counts = new Map<string, number>();
  for (const { comparable } of runs) counts.set(comparable, (counts.get(comparable) ?? 0) + 1);
  return counts;
};

test('a site got worse when its score fell or its errors grew', () => {
  expect(worseIn(site(run(1), run(2, { score: 79 })))).toEqual(['job-2']);
  expect(gotWorse(site(run(1), run(2, { errors: 3 })))).toMatchObject([{ before: { jobId: 'job-1' } }]);
  expect(worseIn(site(run(1), run(2, { score: 90, errors: 1 })))).toEqual([]);
  expect(worseIn(site(run(1)))).toEqual([]);
});

test('trusts a run that compared findings: pages that were not read before make nothing worse', () => {
  const more = run(2, { score: 90, errors: 12, worse: { errors: 0, warnings: 0 } });
  expect(worseIn(site(run(1), more))).toEqual([]);
  const graver = run(2, { score: 90, errors: 1, worse: { errors: 1, warnings: 0 } });
  expect(worseIn(site(run(1), graver))).toEqual(['job-2']);
});

test('compares only runs with the same input', () => {
  const cart = run(2, { comparable: page, score: 10 });
  expect(worseIn(site(run(1), cart))).toEqual([]);
  expect(gotWorse(site(run(1), cart, run(3, { score: 70 })))).toMatchObject([{ before: { jobId: 'job-1' } }]);
});

test('counts the same job once, however often it is added', () => {
  expect(site(run(1), run(1, { score: 81 })).runs.map(({ score }) => score)).toEqual([81]);
});

describe('a site that got worse', () => {
  const worse = run(2, { score: 70, worse: { errors: 3, warnings: 0 } });

  test('is still reported when a check of another kind finds nothing worse', () => {
    const history = historyAfter(hourly(3, 100), site(run(1), worse));
    expect(history.worseAt).toEqual(worse.at);
    expect(gotWorse(history)).toMatchObject([{ jobId: 'job-2', now: { score: 70 }, before: { score: 80 } }]);
  });

  test('is reported for its kind, even with many checks of other kinds in between', () => {
    const history = historyAfter([run(200, { score: 70 })], historyAfter(hourly(2, 100), site(run(1))));
    expect(history.worseAt).toEqual(new Date(200_000));
    expect(gotWorse(history)).toMatchObject([{ before: { jobId: 'job-1' } }]);
  });

  test('is no longer reported after a later check of its kind that is not worse', () => {
    const reportedSite = site(
      run(0, { comparable: page }),
      run(1),
      worse,
      run(4, { comparable: page, score: 10 }),
    );
    expect(worseIn(reportedSite)).toEqual(['job-4', 'job-2']);
    expect(reportedSite.worseAt).toEqual(new Date(4_000));
    const recovered = historyAfter([run(5, { comparable: page })], reportedSite);
    expect(worseIn(recovered)).toEqual(['job-2']);
    expect(recovered.worseAt).toEqual(worse.at);
    expect(historyAfter([run(6, { score: 70 })], recovered).worseAt).toBeNull();
  });

  test('is reported by its comparison alone if the run before is no longer stored', () => {
    const lost = site(worse, ...hourly(3, 1));
    expect(gotWorse(lost)).toMatchObject([{ jobId: 'job-2', before: undefined }]);
    expect(lost.worseAt).toEqual(worse.at);
  });

  test('is reported until a monthly check was due, unless its kind was replaced', () => {
    const hour = { comparable: page };
    const reportedSite = site(run(1), worse);
    expect(historyAfter([run(3, { ...hour, at: new Date(31 * day) })], reportedSite).worseAt).toEqual(
      worse.at,
    );
    const lastDay = new Date(worse.at.getTime() + 35 * day);
    expect(historyAfter([run(3, { ...hour, at: lastDay })], reportedSite).worseAt).toEqual(worse.at);
    expect(historyAfter([run(3, { ...hour, at: new Date(36 * day) })], reportedSite).worseAt).toBeNull();
  });

  test('is reported for as long in any year', () => {
    const now = Date.UTC(2026, 10, 1);
    const reportedSite = site(run(1, { at: new Date(now - day) }), run(2, { at: new Date(now), score: 70 }));
    expect(reportedSite.worseAt).toEqual(new Date(now));
  });
});

test('new warnings make a site worse, too, besides new errors or without them', () => {
  for (const errors of [0, 1])
    expect(worseIn(site(run(1), run(2, { worse: { errors, warnings: 1 } })))).toEqual(['job-2']);
});

test('an unread check that an older document stores beside its runs belongs to the newest', () => {
  const history = { ...site(run(1), run(2), run(3)), unread: unread(9) };
  expect(gotWorse(history)).toMatchObject([
    { jobId: 'job-9', now: { jobId: 'job-3' }, before: { jobId: 'job-2' } },
  ]);
});

describe('stored runs', () => {
  test('are the newest 30 of each kind', () => {
    const history = historyAfter(hourly(41, 100), historyAfter(Array.from({ length: 40 }, (_, n) => run(n))));
    expect([...kindsIn(history).entries()]).toEqual([
      [whole, 30],
      [page, 30],
    ]);
    expect(history.runs.at(0)?.jobId).toBe('job-10');
    expect(history.runs.at(-1)?.jobId).toBe('job-140');
  });

  const longest = `page https://example.com/${'long/'.repeat(60)}`.slice(0, 300);
  const kind = (n: number) => `${longest} mark-${n}`;
  const rounds = (kinds: number, many: number) =>
    Array.from({ length: kinds * many }, (_, n) =>
      run(n, { comparable: kind(n % kinds), worse: { errors: 0, warnings: 0 }, unread: unread(n) }),
    );

  test('are a few of every kind if there are many kinds, and all of a small kind', () => {
    const history = historyAfter(rounds(199, 8), site(run(-2), run(-1)));
    const counts = kindsIn(history);
    expect(counts.size).toBe(200);
    expect(counts.get(whole)).toBe(2);
    counts.delete(whole);
    expect(Math.min(...counts.values())).toBe(3);
    expect(history.runs.length).toBeLessThanOrEqual(600);
    // JSON is about as long as the stored document, which may have at most 1 MiB.
    expect(JSON.stringify(history).length).toBeLessThan(400_000);
  });

  test('are 30 of each of 20 kinds, which fill the document exactly', () => {
    const counts = kindsIn(historyAfter(rounds(20, 31)));
    expect([...counts.values()]).toEqual(Array.from({ length: 20 }, () => 30));
  });

  test('are the kinds that ran last', () => {
    const history = historyAfter(rounds(201, 4), site(run(-1)));
    const counts = kindsIn(history);
    expect(counts.size).toBe(200);
    expect(counts.has(whole)).toBe(false);
    expect(counts.has(kind(200))).toBe(true);
  });
});

describe('a check that read no pages', () => {
  const before = site(run(1), run(2, { comparable: page }));

  test('makes its site worse until one of its kind reads a page again, and keeps earlier runs', () => {
    const shut = withUnread(before, unread(9), whole);
    expect(shut).toMatchObject({ runs: before.runs, worseAt: new Date(9_000), updatedAt: new Date(9_000) });
    const between = historyAfter([run(10, { comparable: page })], shut);
    expect(gotWorse(between)).toMatchObject([{ jobId: 'job-9', now: { jobId: 'job-1', unread: unread(9) } }]);
    const again = historyAfter([run(11)], between);
    expect(worseIn(again)).toEqual([]);
    expect(again.worseAt).toBeNull();
  });

  test('is reported for each kind', () => {
    const shut = withUnread(withUnread(before, unread(8), page), unread(9), whole);
    expect(shut && worseIn(shut)).toEqual(['job-9', 'job-8']);
  });

  test('is not reported for a site that was never read or that was checked with other input', () => {
    expect(withUnread(undefined, unread(9), whole)).toBeUndefined();
    expect(withUnread(before, unread(9), 'page https://example.com/closed')).toBeUndefined();
  });

  test('is reported even with many checks of other kinds since its kind read a page', () => {
    expect(withUnread(historyAfter(hourly(3, 100), before), unread(200), whole)?.worseAt).toEqual(
      new Date(200_000),
    );
  });
});

describe('an old document with an unread check beside its runs', () => {
  const stored: SiteHistory = { ...site(run(1)), unread: unread(9), worseAt: new Date(9_000) };

  test('is understood', () => {
    expect(gotWorse(stored)).toMatchObject([{ jobId: 'job-9', now: { unread: { why: 'no-page' } } }]);
  });

  test('stores it in its runs at the next write, until one of that kind reads a page', () => {
    const other = historyAfter([run(10, { comparable: page })], stored);
    expect(other).not.toHaveProperty('unread');
    expect(worseIn(other)).toEqual(['job-9']);
    expect(historyAfter([run(11)], other).worseAt).toBeNull();
  });
});

test('a trend has the runs of the kind that ran last', () => {
  const runs = [run(1), run(2, { comparable: page }), run(3)];
  expect(trendOf(site(...runs)).map(({ jobId }) => jobId)).toEqual(['job-1', 'job-3']);
  expect(trendOf({ runs: [] })).toEqual([]);
});

test('the previous score is of the run that a job is compared with, or else of the newest of its kind', () => {
  const history = site(
    run(1, { score: 60 }),
    run(2, { score: 70 }),
    run(3, { score: 90, comparable: page }),
    run(4, { score: 99 }),
  );
  const before = (jobId: string, previousJobId: string | null) =>
    previousScoreOf(history, { jobId, previousJobId }, whole);
  expect(before('job-4', 'job-1')).toBe(60);
  expect(before('job-4', 'deleted')).toBe(70);
  // Only runs with the same options are comparable.
  expect(before('job-4', 'job-3')).toBe(70);
  expect(before('job-5', null)).toBe(99);
  expect(previousScoreOf(undefined, { jobId: 'job-1', previousJobId: null }, whole)).toBeNull();
});

test('keeps its icon until a job finds another one', () => {
  const before = withIcon(site(run(1)), 'first');
  expect(withIcon(historyAfter([run(2)], before), null)).toMatchObject({ icon: 'first' });
  expect(withUnread(before, unread(3), whole)).toMatchObject({ icon: 'first' });
  expect(withIcon(historyAfter([run(2)], before), 'second')).toMatchObject({ icon: 'second' });
  expect(site(run(1))).not.toHaveProperty('icon');
});

test('every host is a valid document ID', () => {
  expect(siteIdOf('..')).toBe('site-..');
});
