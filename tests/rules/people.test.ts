import { orderBy, where } from 'firebase/firestore';
import { defaultPreferences } from '../../src/domain/preferences';
import { expectVerdict, list, type Row, read, remove, set, table, update, withDatabase } from './support';

const documents = {
  'users/owner/usage/2026-11': { jobs: 3 },
  'users/owner/settings/preferences': defaultPreferences,
  'users/owner/settings/secret': { n: 1 },
  'waitlist/entry': { email: 'waiting@example.test', state: 'waiting', ticket: 'secret', uid: 'owner' },
  'waitlistBatches/batch': { actorUid: 'boss', ids: ['entry'] },
  'audit/entry': { actorUid: 'boss', action: 'user.state', targetUid: 'owner' },
  'mail/letter': { to: ['owner@example.test'] },
  'settings/access': { mode: 'waitlist' },
  'rateLimits/submitJob owner': { subject: 'owner', count: 59 },
  'rateLimits/salt 2026-11-21': { salt: 'secret' },
  'deletions/leaving': { uid: 'leaving', email: 'leaving@example.test' },
};
withDatabase('people', documents);

const forAdmins = ['admin'] as const;

const reads: Row[] = [
  // In every state and session, so that a screen can say what is the matter; a view that has ended sees nothing.
  ['read the owner’s account', read('users/owner'), ['owner', 'admin', 'viewer']],
  ['read a blocked account', read('users/blocked'), ['blocked', 'blockedSince', 'admin']],
  ['read a waiting account', read('users/waiting'), ['waiting', 'waitingSince', 'admin']],
  ['read an account on its way out', read('users/leaving'), ['deletedSince', 'admin']],
  ['read a signed-out account', read('users/signedOut'), ['signedOutSince', 'signedInAgain', 'admin']],
  ['read an account that is not there', read('users/nobody'), ['nobody', 'admin']],
  ['read an admin’s account', read('users/boss'), ['admin', 'adminWithoutClaim']],
  ['list accounts', list('users'), forAdmins],
  ['search accounts', list('users', where('state', '==', 'active'), orderBy('email')), forAdmins],
  ['read usage', read('users/owner/usage/2026-11'), ['owner', 'admin', 'viewer']],
  ['list usage', list('users/owner/usage'), forAdmins],
  ['read preferences', read('users/owner/settings/preferences'), ['owner', 'admin', 'viewer']],
  ['list settings of a person', list('users/owner/settings'), []],
  ['read what else stands there', read('users/owner/settings/secret'), []],
  ['guess a waitlist entry', read('waitlist/entry'), forAdmins],
  ['read their own waitlist entry', list('waitlist', where('uid', '==', 'owner')), forAdmins],
  ['list the waitlist', list('waitlist', where('state', '==', 'waiting'), orderBy('joinedAt')), forAdmins],
  ['follow a decision about many', read('waitlistBatches/batch'), forAdmins],
  ['read an entry of the audit log', read('audit/entry'), forAdmins],
  ['list the audit log', list('audit', where('targetUid', '==', 'owner')), forAdmins],
  ['read a mail', read('mail/letter'), forAdmins],
  ['list mails to them', list('mail', where('to', 'array-contains', 'owner@example.test')), forAdmins],
  ['read the access settings', read('settings/access'), forAdmins],
  ['list settings', list('settings'), []],
  ['read a rate limit', read('rateLimits/submitJob owner'), []],
  ['read the salt of the day', read('rateLimits/salt 2026-11-21'), []],
  ['list rate limits', list('rateLimits'), []],
  ['read a deletion', read('deletions/leaving'), []],
  ['read what nobody thought of', read('anything/else'), []],
  ['read below what nobody thought of', read('users/owner/anything/else'), []],
];

const all = Object.keys(documents).filter((path) => path !== 'users/owner/settings/preferences');
const writes: Row[] = [
  ['make themself an admin', update('users/owner', { admin: true }), []],
  ['give themself a plan', update('users/owner', { plan: 'team' }), []],
  ['lift their limits', update('users/owner', { limits: { jobsPerMonth: 9_999 } }), []],
  ['let themself in', update('users/waiting', { state: 'active' }), []],
  ['unblock themself', update('users/blocked', { state: 'active', blockedReason: null }), []],
  ['undo a sign-out', update('users/signedOut', { signedOutAt: null }), []],
  ['create an account', set('users/nobody', { uid: 'nobody', state: 'active', admin: true }), []],
  ['delete their account’s document', remove('users/owner'), []],
  ['forget what they used', update('users/owner/usage/2026-11', { jobs: 0 }), []],
  ['write an entry of the audit log', set('audit/mine', { actorUid: 'other' }), []],
  ['send a mail', set('mail/mine', { to: ['victim@example.test'], message: { text: 'x' } }), []],
  ['open the sign-ups', set('settings/access', { mode: 'open' }), []],
  ...all.flatMap((path): Row[] => [
    [`change ${path}`, update(path, { n: 2 }), []],
    [`replace ${path}`, set(path, { uid: 'owner' }), []],
    [`delete ${path}`, remove(path), []],
    [`create beside ${path}`, set(path.replace(/[^/]+$/, 'mine'), { uid: 'owner' }), []],
  ]),
];

describe('people and what belongs to them', () => {
  it.each(table(reads))('$caller $verdict $name', expectVerdict);
});

describe('what functions own, no browser writes', () => {
  it.each(table(writes))('$caller $verdict $name', expectVerdict);
});
