import { serverTimestamp, where } from 'firebase/firestore';
import { readers } from './rights';
import { list, read, remove, set, update, withDatabase } from './support';
import { describeTable, type Row } from './table';

const fingerprint = 'abcDEF0123_-abcD';
const stored = { state: 'ignored', reason: 'It is meant so.', at: new Date('2026-11-01') };
const verification = {
  host: 'example.com',
  token: 'x',
  requestedAt: new Date(),
  verifiedAt: null,
  method: null,
};

const pattern = { ...stored, rule: 'broken-link', page: '/blog/*', target: null };
const patternsOf = (owner: string) => `users/${owner}/sites/site-example.com/patterns`;
const issuesOf = (owner: string) => `users/${owner}/sites/site-example.com/issues`;

withDatabase('sites', (owner) => ({
  [`${issuesOf(owner)}/${fingerprint}`]: stored,
  [`${patternsOf(owner)}/blog`]: pattern,
  [`users/${owner}/verifications/site-example.com`]: verification,
  [`schedules/weekly-${owner}`]: { ownerUid: owner, title: 'Weekly' },
}));

describeTable('decisions about findings', (owner): Row[] => {
  const issues = issuesOf(owner);
  const issue = `${issues}/${fingerprint}`;
  return [
    ['list decisions', list(issues), readers],
    ['read a decision', read(issue), readers],
    ['decide about a finding', set(issue, { ...stored, at: serverTimestamp() }), []],
    ['decide about another finding', set(`${issues}/0123456789abcdef`, stored), []],
    ['change a decision', update(issue, { reason: 'For another reason.' }), []],
    ['delete a decision', remove(issue), []],
  ];
});

describeTable('patterns of ignored findings', (owner): Row[] => {
  const patterns = patternsOf(owner);
  return [
    ['list patterns', list(patterns), readers],
    ['read a pattern', read(`${patterns}/blog`), readers],
    ['add a pattern', set(`${patterns}/shop`, pattern), []],
    ['change a pattern', update(`${patterns}/blog`, { page: null }), []],
    ['delete a pattern', remove(`${patterns}/blog`), []],
  ];
});

describeTable('sites and their schedules', (owner): Row[] => {
  const path = `users/${owner}/verifications/site-example.com`;
  const schedule = `schedules/weekly-${owner}`;
  return [
    ['read how a site is verified', read(path), readers],
    ['list verifications', list(`users/${owner}/verifications`), readers],
    ['verify a site', update(path, { verifiedAt: new Date() }), []],
    ['claim a site', set(`users/${owner}/verifications/site-other.com`, verification), []],
    ['read a schedule', read(schedule), readers],
    ['list schedules', list('schedules', where('ownerUid', '==', owner)), readers],
    [
      'list schedules of a site',
      list('schedules', where('ownerUid', '==', owner), where('input.url', '>=', 'https://example.com/')),
      readers,
    ],
    ['list all schedules', list('schedules'), ['admin']],
    ['change a schedule', update(schedule, { repeat: 'hourly' }), []],
    ['create a schedule', set(`schedules/mine-${owner}`, { ownerUid: owner }), []],
    ['delete a schedule', remove(schedule), []],
  ];
});
