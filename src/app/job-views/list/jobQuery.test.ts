import { failureCodes, type Job } from '#domain/job';
import { type JobFilter, jobSorts, sortsByScore, wholeList } from './jobFilter';
import { conditionsOf, cursorAt, matchingQuery, orderOf, pageQuery } from './jobQuery';
import { unindexed } from './unindexed';

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

describe.each(jobSorts)('sorted by %s', (sort) => {
  const days = sortsByScore({ sort }) ? { from: '', to: '' } : {};
  const filter = { ...everything, ...days, sort };
  const sorted = orderOf(filter);
  const reversed = [sorted[0], sorted[1] === 'asc' ? 'desc' : 'asc'] as const;

  it.each([undefined, 'uid'])('every filter has its index, both ways (owner %s)', (ownerUid) => {
    const { orderBy, ...conditions } = matchingQuery(filter, ownerUid);
    expect(orderBy).toEqual(sorted);
    expect(conditions.where.filter(([field]) => field !== sorted[0]).length).toBeGreaterThan(4);
    for (const order of [sorted, reversed]) expect(unindexed({ ...conditions, orderBy: order })).toEqual([]);
  });

  it('nothing of the filter is left out for the sake of the order', () => {
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

  it('ranges only over the field that it is sorted by', () => {
    const ranges = conditionsOf(filter, 'uid').filter(([, operator]) => ['>=', '>', '<'].includes(operator));
    expect(new Set(ranges.map(([field]) => field))).toEqual(new Set([sorted[0]]));
  });
});

test('what is searched for has an index in the list’s order only', () => {
  const { from, where, orderBy } = matchingQuery({ ...wholeList, q: 'shop' }, undefined);
  expect(unindexed({ from, where })).toEqual(['searchTokens in no order']);
  expect(unindexed({ from, where, orderBy })).toEqual([]);
});

test('an owner’s list is held to the owner, whatever the address says', () => {
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
])('a site that is typed as “%s” is %s', (host, asked) => {
  expect(conditionsOf({ ...wholeList, host }, 'uid')).toContainEqual(['host', '==', asked]);
});

test('an owner’s address is asked for as accounts have it', () => {
  const where = conditionsOf({ ...wholeList, owner: 'mailto:Ada@Example.com' }, undefined);
  expect(where).toContainEqual(['ownerEmail', '==', 'ada@example.com']);
});

test('no site is no condition', () => {
  expect(conditionsOf(wholeList, undefined)).toEqual([]);
});

test('a job’s place in the list comes back from the address', () => {
  const job = { jobId: 'job_1-a', createdAt: new Date('2026-11-21T10:00:00.123Z'), score: 87 } as Job;
  const after = cursorAt(job, wholeList);
  expect(pageQuery({ ...wholeList, after }, 'uid').after).toEqual([job.createdAt, job.jobId]);
  const before = cursorAt(job, { ...wholeList, sort: 'worst' });
  expect(pageQuery({ ...wholeList, sort: 'worst', before }, 'uid').before).toEqual([87, job.jobId]);
});

test.each(['nonsense', '~id', 'today~id', '2026-11-21T10:00:00Z~../../etc'])('“%s” is no place', (after) => {
  expect(pageQuery({ ...wholeList, after }, 'uid').after).toBeUndefined();
});
