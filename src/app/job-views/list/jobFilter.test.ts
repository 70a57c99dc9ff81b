import { isNarrowed, type JobFilter, narrowed, readFilter, wholeList, writeFilter } from './jobFilter';

const full: JobFilter = {
  q: 'shop & co',
  state: 'failed',
  grade: 'F',
  failure: 'site-unreachable',
  host: 'example.com:8080',
  label: 'Übersicht',
  schedule: 's1',
  owner: 'ada@example.com',
  from: '2026-11-01',
  to: '2026-11-21',
  sort: 'oldest',
  after: '2026-11-20T10:00:00.000Z~abc',
  before: '',
};

test('restores a filter from its URL', () => {
  expect(readFilter(`?${writeFilter(full)}`)).toEqual(full);
  expect(readFilter('')).toEqual(wholeList);
  expect(writeFilter(wholeList)).toBe('');
});

test('ignores invalid filter values', () => {
  expect(readFilter('?state=exploded&grade=Z&from=yesterday&to=2026-13-45&sort=random&x=1')).toEqual(
    wholeList,
  );
});

test('starts another filter on the first page', () => {
  expect(narrowed(full, { state: undefined })).toMatchObject({ state: undefined, after: '', before: '' });
});

test('does not count sorting and paging as filters', () => {
  expect(isNarrowed({ ...wholeList, sort: 'best', after: 'x' })).toBe(false);
  expect(isNarrowed({ ...wholeList, label: 'x' })).toBe(true);
});

test('prefers days to an order by score, which don’t combine', () => {
  expect(readFilter('?sort=worst&from=2026-11-01&after=80~abc')).toEqual({
    ...wholeList,
    from: '2026-11-01',
  });
  expect(narrowed({ ...wholeList, sort: 'best' }, { to: '2026-11-21' })).toMatchObject({
    sort: 'newest',
    to: '2026-11-21',
  });
  expect(readFilter('?sort=best&state=succeeded')).toEqual({
    ...wholeList,
    sort: 'best',
    state: 'succeeded',
  });
});
