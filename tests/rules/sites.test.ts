import { serverTimestamp, where } from 'firebase/firestore';
import * as v from 'valibot';
import { issueSchema } from '../../src/domain/issueState';
import { readers } from './rights';
import { list, read, remove, set, update, withDatabase } from './support';
import { describeTable, type Row } from './table';

const fingerprint = 'abcDEF0123_-abcD';
const decision = {
  state: 'ignored',
  reason: 'It is meant so.',
  rule: 'broken-link',
  page: 'https://example.com/',
};
const stored = { ...decision, at: new Date('2026-11-01') };
const proof = { host: 'example.com', token: 'x', requestedAt: new Date(), verifiedAt: null, method: null };

const issuesOf = (owner: string) => `users/${owner}/sites/site-example.com/issues`;

withDatabase('sites', (owner) => ({
  [`${issuesOf(owner)}/${fingerprint}`]: stored,
  [`users/${owner}/verifications/site-example.com`]: proof,
  [`schedules/weekly-${owner}`]: { ownerUid: owner, title: 'Weekly' },
}));

describeTable('decisions about findings', (owner): Row[] => {
  const issues = issuesOf(owner);
  const issue = `${issues}/${fingerprint}`;
  const decide = (change: object, path = issue) =>
    set(path, { ...decision, at: serverTimestamp(), ...change });
  return [
    ['list decisions', list(issues), readers],
    ['read a decision', read(issue), readers],
    ['ignore a finding', decide({}), ['owner']],
    ['call it a false positive', decide({ state: 'false-positive', reason: '' }), ['owner']],
    ['decide about another finding', decide({}, `${issues}/0123456789abcdef`), ['owner']],
    ['decide with the longest reason', decide({ reason: 'x'.repeat(500) }), ['owner']],
    ['decide with a reason past the limit', decide({ reason: 'x'.repeat(501) }), []],
    ['decide with a number for a reason', decide({ reason: 1 }), []],
    ['decide with a list for a reason', decide({ state: 'false-positive', reason: [] }), []],
    ['ignore a finding without a reason', decide({ reason: '' }), []],
    ['ignore a finding for a blank reason', decide({ reason: ' \n ' }), []],
    ['decide on an unknown state', decide({ state: 'fixed' }), []],
    ['decide about the longest URL', decide({ page: `https://${'x'.repeat(2_040)}` }), ['owner']],
    ['decide about a URL past the limit', decide({ page: `https://${'x'.repeat(2_041)}` }), []],
    ['decide about a list for a URL', decide({ page: [] }), []],
    ['decide in the past', decide({ at: new Date('2020-01-01') }), []],
    ['decide with an unknown field', decide({ admin: true }), []],
    ['decide about something that is no rule', decide({ rule: '../x' }), []],
    ['decide about a number for a rule', decide({ rule: 1 }), []],
    ['decide about something that is no finding', decide({}, `${issues}/x`), []],
    ['delete a decision', remove(issue), ['owner']],
  ];
});

describeTable('sites and their schedules', (owner): Row[] => {
  const verification = `users/${owner}/verifications/site-example.com`;
  const schedule = `schedules/weekly-${owner}`;
  return [
    ['read how a site is verified', read(verification), readers],
    ['list verifications', list(`users/${owner}/verifications`), readers],
    ['verify a site', update(verification, { verifiedAt: new Date() }), []],
    ['claim a site', set(`users/${owner}/verifications/site-other.com`, proof), []],
    ['read a schedule', read(schedule), readers],
    ['list schedules', list('schedules', where('ownerUid', '==', owner)), readers],
    ['list all schedules', list('schedules'), ['admin']],
    ['change a schedule', update(schedule, { repeat: 'hourly' }), []],
    ['create a schedule', set(`schedules/mine-${owner}`, { ownerUid: owner }), []],
    ['delete a schedule', remove(schedule), []],
  ];
});

test('the schema agrees', () => {
  expect(v.is(issueSchema, stored)).toBe(true);
  expect(v.is(issueSchema, { ...stored, state: 'fixed' })).toBe(false);
  expect(v.is(issueSchema, { ...stored, reason: ' ' })).toBe(false);
  expect(v.is(issueSchema, { ...stored, state: 'false-positive', reason: '' })).toBe(true);
  expect(v.is(issueSchema, { ...stored, admin: true })).toBe(false);
});
