import {
  everybody,
  expectVerdict,
  list,
  type Row,
  read,
  remove,
  set,
  table,
  update,
  withDatabase,
} from './support';

const tomorrow = new Date(Date.now() + 86_400_000);
const yesterday = new Date(Date.now() - 86_400_000);
const job = { ownerUid: 'owner', state: 'succeeded', expiresAt: tomorrow };
const share = { jobId: 'shared', ownerUid: 'owner', expiresAt: tomorrow };
const part = { data: 'x' };
withDatabase('shares', {
  'jobs/shared': { ...job, share: 'token' },
  'jobs/shared/sorted/1-findings-0': part,
  'jobs/shared/parts/000001': { n: 1 },
  'jobs/shared/report/summary': { parts: 1 },
  'jobs/shared/timeline/events': { events: [] },
  'jobs/late': { ...job, share: 'lateToken' },
  'jobs/late/sorted/1-findings-0': part,
  'jobs/revoked': { ...job, share: null },
  'jobs/revoked/sorted/1-findings-0': part,
  // Its job says so no more, and neither does the share.
  'jobs/dangling': { ...job, share: 'goneToken' },
  'jobs/dangling/sorted/1-findings-0': part,
  'jobs/ofBlocked': { ...job, ownerUid: 'blocked', share: 'blockedToken' },
  'jobs/ofBlocked/sorted/1-findings-0': part,
  'shares/token': share,
  'shares/blockedToken': { ...share, jobId: 'ofBlocked', ownerUid: 'blocked' },
  'shares/lateToken': { ...share, jobId: 'late', expiresAt: yesterday },
  'users/owner/goneJobs/old': { title: 'example.com', why: 'deleted' },
});

const readers = ['owner', 'admin', 'viewer'] as const;

const rows: Row[] = [
  ['open a report by its link', read('shares/token'), everybody],
  ['open a link that never was', read('shares/nothing'), everybody],
  ['open a link whose time has passed', read('shares/lateToken'), []],
  ['open a link of somebody who is blocked', read('shares/blockedToken'), []],
  ['read the findings that it showed', read('jobs/ofBlocked/sorted/1-findings-0'), ['admin']],
  ['list all links', list('shares'), []],
  ['make a link', set('shares/mine', share), []],
  ['make a link last', update('shares/token', { expiresAt: new Date('2099-01-01') }), []],
  ['take a link away', remove('shares/token'), []],
  ['read the findings of a shared report', read('jobs/shared/sorted/1-findings-0'), everybody],
  ['list the documents of a shared report', list('jobs/shared/sorted'), []],
  ['read the job of a shared report', read('jobs/shared'), readers],
  ['read a part of a shared report', read('jobs/shared/parts/000001'), readers],
  ['read the summary of a shared report', read('jobs/shared/report/summary'), readers],
  ['read the timeline of a shared report', read('jobs/shared/timeline/events'), readers],
  ['read the findings after the link’s time', read('jobs/late/sorted/1-findings-0'), readers],
  ['read the findings when the link was taken away', read('jobs/revoked/sorted/1-findings-0'), readers],
  ['read the findings of a link that is gone', read('jobs/dangling/sorted/1-findings-0'), readers],
  ['read the findings of a job that is not there', read('jobs/nothing/sorted/1-findings-0'), ['admin']],
  ['share a report without the function', update('jobs/revoked', { share: 'token' }), []],
  ['change a finding', set('jobs/shared/sorted/1-findings-0', { data: 'y' }), []],
  ['learn what became of a job of theirs', read('users/owner/goneJobs/old'), readers],
  ['list what became of their jobs', list('users/owner/goneJobs'), []],
  ['change what became of a job', update('users/owner/goneJobs/old', { why: 'expired' }), []],
];

describe('reports that are shared by a link', () => {
  it.each(table(rows))('$caller $verdict $name', expectVerdict);
});
