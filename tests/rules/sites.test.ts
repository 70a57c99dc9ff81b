import { serverTimestamp, where } from 'firebase/firestore';
import * as v from 'valibot';
import { issueSchema } from '../../src/domain/issueState';
import { expectVerdict, list, type Row, read, remove, set, table, update, withDatabase } from './support';

const fingerprint = 'abcDEF0123_-abcD';
const issues = 'users/owner/sites/site-example.com/issues';
const decision = {
  state: 'ignored',
  reason: 'It is meant so.',
  rule: 'broken-link',
  page: 'https://example.com/',
};
const stored = { ...decision, at: new Date('2026-11-01') };
const proof = { host: 'example.com', token: 'x', requestedAt: new Date(), verifiedAt: null, method: null };
withDatabase('sites', {
  [`${issues}/${fingerprint}`]: stored,
  'users/owner/verifications/site-example.com': proof,
  'schedules/weekly': { ownerUid: 'owner', title: 'Weekly' },
});

const decide = (change: object) =>
  set(`${issues}/${fingerprint}`, { ...decision, at: serverTimestamp(), ...change });

const rows: Row[] = [
  ['read what they decided', list(issues), ['owner', 'admin', 'viewer']],
  ['ignore a finding', decide({}), ['owner']],
  ['call it a false positive', decide({ state: 'false-positive', reason: '' }), ['owner']],
  ['ignore a finding without a reason', decide({ reason: '' }), []],
  ['ignore a finding for a reason of blanks', decide({ reason: ' \n ' }), []],
  ['decide something nobody knows', decide({ state: 'fixed' }), []],
  ['decide with a book', decide({ reason: 'x'.repeat(501) }), []],
  ['decide in the past', decide({ at: new Date('2020-01-01') }), []],
  ['decide with more', decide({ admin: true }), []],
  ['decide about no rule', decide({ rule: '../x' }), []],
  ['decide about what is no finding', set(`${issues}/x`, { ...decision, at: serverTimestamp() }), []],
  ['take a decision back', remove(`${issues}/${fingerprint}`), ['owner']],
  [
    'see what proves a site',
    read('users/owner/verifications/site-example.com'),
    ['owner', 'admin', 'viewer'],
  ],
  ['prove a site', update('users/owner/verifications/site-example.com', { verifiedAt: new Date() }), []],
  ['claim a site', set('users/owner/verifications/site-other.com', proof), []],
  ['read a schedule', read('schedules/weekly'), ['owner', 'admin', 'viewer']],
  ['list schedules', list('schedules', where('ownerUid', '==', 'owner')), ['owner', 'admin', 'viewer']],
  ['list everybody’s schedules', list('schedules'), ['admin']],
  ['change a schedule', update('schedules/weekly', { repeat: 'hourly' }), []],
  ['make a schedule', set('schedules/mine', { ownerUid: 'owner' }), []],
  ['delete a schedule', remove('schedules/weekly'), []],
];

describe('sites, their schedules and decisions about their findings', () => {
  it.each(table(rows))('$caller $verdict $name', expectVerdict);
});

test('the schema agrees', () => {
  expect(v.is(issueSchema, stored)).toBe(true);
  expect(v.is(issueSchema, { ...stored, state: 'fixed' })).toBe(false);
  expect(v.is(issueSchema, { ...stored, reason: ' ' })).toBe(false);
  expect(v.is(issueSchema, { ...stored, state: 'false-positive', reason: '' })).toBe(true);
  expect(v.is(issueSchema, { ...stored, admin: true })).toBe(false);
});
