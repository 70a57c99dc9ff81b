import { failureCodes, type Job } from '#domain/job';
import { type JobFilter, jobSorts, sortsByScore, wholeList } from './jobFilter';
import { conditionsOf, cursorAt, matchingQuery, orderOf, pageQuery } from './jobQuery';
import { unindexed } from './queryIndex.fixture';

const everything: JobFilter = {
  ...wholeList,
  q: 'shop',
  state: 'failed',
  grade: 'F',
  failure: failureCodes[0],
  host: 'example.com',
  label: 'x',
  schedule: 's',
  owner: 'ada@example.com',
  from: '2026-11-01',
  to: '2026-11-21',
};

describe.each(jobSorts)('sorts by %s', (sort) => {
  const days = sortsByScore({ sort }) ? { from: '', to: '' } : {};
  const filter = { ...everything, ...days, sort };
  const sorted = orderOf(filter);
  const reversed = [sorted[0], sorted[1] === 'asc' ? 'desc' : 'asc'] as const;

  it.each([undefined, 'uid'])('has an index for every filter in both directions (owner %s)', (ownerUid) => {
    const { orderBy, ...conditions } = matchingQuery(filter, ownerUid);
    expect(orderBy).toEqual(sorted);
    expect(conditions.where.filter(([field]) => field !== sorted[0]).length).toBeGreaterThan(4);
    for (const order of [sorted, reversed]) expect(unindexed({ ...conditions, orderBy: order })).toEqual([]);
  });

  it('drops no filter because of the order', () => {
    const fields = conditionsOf(filter, undefined).map(([field]) => field);
    for (const field of [
      'state',
      'failure.code',
      'grade',
      'host',
      'label',
      'scheduleId',
      'ownerEmail',
      'searchTokens',
    ])
      expect(fields).toContain(field);
  });

  it('uses ranges only on the sorted field', () => {
    const ranges = conditionsOf(filter, 'uid').filter(([, operator]) => ['>=', '>', '<'].includes(operator));
    expect(new Set(ranges.map(([field]) => field))).toEqual(new Set([sorted[0]]));
  });
});

test('has an index for searches only in the list’s order', () => {
  const { from, where, orderBy } = matchingQuery({ ...wholeList, q: 'shop' }, undefined);
  expect(unindexed({ from, where })).toEqual(['searchTokens in no order']);
  expect(unindexed({ from, where, orderBy })).toEqual([]);
});

test('limits an owner’s list to the owner, whatever the URL says', () => {
  const where = conditionsOf(everything, 'uid');
  expect(where).toContainEqual(['ownerUid', '==', 'uid']);
  expect(where.map(([field]) => field)).not.toContain('ownerEmail');
});

test.each([
  ['Example.COM', 'example.com'],
  ['https://Shop.example.com/en/cart?x=1', 'shop.example.com'],
  ['http://127.0.0.1:8080/', '127.0.0.1:8080'],
  ['Bücher.example', 'xn--bcher-kva.example'],
  ['no host', 'no host'],
])('reads a site typed as “%s” as %s', (host, asked) => {
  expect(conditionsOf({ ...wholeList, host }, 'uid')).toContainEqual(['host', '==', asked]);
});

test('queries an owner’s email address as accounts store it', () => {
  const where = conditionsOf({ ...wholeList, owner: 'mailto:Ada@Example.com' }, undefined);
  expect(where).toContainEqual(['ownerEmail', '==', 'ada@example.com']);
});

test('adds no condition without a site', () => {
  expect(conditionsOf(wholeList, undefined)).toEqual([]);
});

test('restores a job’s cursor from the URL', () => {
  const job = { jobId: 'job_1-a', createdAt: new Date('2026-11-21T10:00:00.123Z'), score: 87 } as Job;
  const after = cursorAt(job, wholeList);
  expect(pageQuery({ ...wholeList, after }, 'uid').after).toEqual([job.createdAt, job.jobId]);
  const before = cursorAt(job, { ...wholeList, sort: 'worst' });
  expect(pageQuery({ ...wholeList, sort: 'worst', before }, 'uid').before).toEqual([87, job.jobId]);
});

test.each(['nonsense', '~id', 'today~id', '2026-11-21T10:00:00Z~../../etc'])(
  'rejects the cursor “%s”',
  (after) => {
    expect(pageQuery({ ...wholeList, after }, 'uid').after).toBeUndefined();
  },
);
