import { where } from 'firebase/firestore';
import { storeViews } from '#domain/savedViews';
import { readers } from './rights';
import { list, read, remove, set, update, withDatabase } from './support';
import { describeTable, type Row } from './table';

withDatabase('lists', (owner) => ({
  [`users/${owner}/settings/views`]: storeViews([{ name: 'Failed', query: 'state=failed' }]),
  [`users/${owner}/sites/site-example.com`]: { host: 'example.com', runs: [] },
  'stats/2026-11-21-0': { day: '2026-11-21', ended: { failed: 1 } },
  'jobDeletions/gone': { ownerUid: owner },
}));

describeTable('documents related to jobs', (owner): Row[] => {
  const views = `users/${owner}/settings/views`;
  const site = `users/${owner}/sites/site-example.com`;
  return [
    ['read saved filters', read(views), ['owner', 'viewer']],
    ['save a filter', set(views, storeViews([{ name: 'All', query: '' }])), ['owner']],
    ['save no filters', set(views, storeViews([])), ['owner']],
    ['save filters up to the limit', set(views, { text: 'x'.repeat(8_000) }), ['owner']],
    ['save filters above the limit', set(views, { text: 'x'.repeat(8_001) }), []],
    ['save a number as filters', set(views, { text: 1 }), []],
    ['save a list as filters', set(views, { text: [] }), []],
    ['save an empty document as filters', set(views, {}), []],
    ['save another field next to filters', set(views, { ...storeViews([]), admin: true }), []],
    ['add a field to filters', update(views, { plan: 'team' }), []],
    ['delete saved filters', remove(views), []],
    ['read a site', read(site), readers],
    ['list sites', list(`users/${owner}/sites`), readers],
    ['improve a site’s score', update(site, { runs: [{ score: 100 }] }), []],
    ['add a site', set(`users/${owner}/sites/site-other.com`, { host: 'other.com', runs: [] }), []],
    ['list daily counts', list('stats', where('day', '>=', '2026-11-01')), ['admin']],
    ['read daily counts', read('stats/2026-11-21-0'), ['admin']],
    ['change daily counts', update('stats/2026-11-21-0', { pages: 1 }), []],
    ['read a pending deletion', read('jobDeletions/gone'), []],
    ['request a deletion', set('jobDeletions/mine', { ownerUid: owner }), []],
  ];
});
