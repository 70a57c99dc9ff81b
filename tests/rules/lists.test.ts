import { where } from 'firebase/firestore';
import { storeViews } from '../../src/domain/savedViews';
import { expectVerdict, list, type Row, read, remove, set, table, update, withDatabase } from './support';

const views = 'users/owner/settings/views';
const documents = {
  [views]: storeViews([{ name: 'Failed', query: 'state=failed' }]),
  'users/owner/sites/site-example.com': { host: 'example.com', runs: [] },
  'stats/2026-11-21-0': { day: '2026-11-21', ended: { failed: 1 } },
  'jobDeletions/gone': { ownerUid: 'owner' },
};
withDatabase('lists', documents);

const rows: Row[] = [
  ['read the filters they keep', read(views), ['owner', 'viewer']],
  ['keep a filter', set(views, storeViews([{ name: 'All', query: '' }])), ['owner']],
  ['keep none', set(views, storeViews([])), ['owner']],
  ['keep more than there is place for', set(views, { text: 'x'.repeat(8_001) }), []],
  ['keep a number', set(views, { text: 1 }), []],
  ['keep nothing at all', set(views, {}), []],
  ['keep something else beside it', set(views, { ...storeViews([]), admin: true }), []],
  ['add a field', update(views, { plan: 'team' }), []],
  ['delete them', remove(views), []],
  [
    'read what is known of their site',
    read('users/owner/sites/site-example.com'),
    ['owner', 'admin', 'viewer'],
  ],
  ['list their sites', list('users/owner/sites'), ['owner', 'admin', 'viewer']],
  ['improve a score', update('users/owner/sites/site-example.com', { runs: [{ score: 100 }] }), []],
  ['add a site', set('users/owner/sites/site-other.com', { host: 'other.com', runs: [] }), []],
  ['read a day’s counts', list('stats', where('day', '>=', '2026-11-01')), ['admin']],
  ['change a day’s counts', update('stats/2026-11-21-0', { pages: 1 }), []],
  ['read what is left to delete', read('jobDeletions/gone'), []],
  ['have something deleted', set('jobDeletions/mine', { ownerUid: 'owner' }), []],
];

describe('what stands around the jobs', () => {
  it.each(table(rows))('$caller $verdict $name', expectVerdict);
});
