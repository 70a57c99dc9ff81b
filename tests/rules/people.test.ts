import { orderBy, where } from 'firebase/firestore';
import { defaultPreferences } from '#domain/preferences';
import { readers } from './rights';
import { list, read, remove, set, update, withDatabase } from './support';
import { describeTable, type Row } from './table';

const documentsOf = (owner: string) => ({
  [`users/${owner}/usage/2026-11`]: { jobs: 3 },
  [`users/${owner}/sessions/1700000000`]: { device: 'Chrome on Windows' },
  [`users/${owner}/settings/preferences`]: defaultPreferences,
  [`users/${owner}/settings/photo`]: { image: 'data:image/webp;base64,UklGRg==' },
  [`users/${owner}/settings/secret`]: { n: 1 },
  'waitlist/entry': { email: 'waiting@example.test', state: 'waiting', ticket: 'secret', uid: owner },
  'waitlistBatches/batch': { actorUid: 'admin', ids: ['entry'] },
  'audit/entry': { actorUid: 'admin', action: 'user.state', targetUid: owner },
  'mail/letter': { to: [`${owner}@example.test`] },
  'settings/access': { mode: 'waitlist' },
  [`rateLimits/submitJob ${owner}`]: { subject: owner, count: 59 },
  'rateLimits/salt 2026-11-21': { salt: 'secret' },
  [`headerSecrets/jobs-${owner}`]: { ownerUid: owner, keyId: 'k1', ciphertext: 'x' },
  [`deletions/${owner}`]: { uid: owner, email: 'leaving@example.test' },
});
withDatabase('people', documentsOf);

describeTable('reading accounts and their data', (owner): Row[] => [
  // In every state and session, so that a screen can explain it. A view that has ended reads nothing.
  ['read the owner’s account', read(`users/${owner}`), ['account', 'admin']],
  ['read the account of another user', read('users/other'), ['account', 'admin'], 'other'],
  ['read an admin’s account', read('users/admin'), ['account', 'admin'], 'admin'],
  ['list accounts', list('users'), ['admin']],
  ['search accounts', list('users', where('state', '==', 'active'), orderBy('email')), ['admin']],
  ['read usage', read(`users/${owner}/usage/2026-11`), readers],
  ['list usage', list(`users/${owner}/usage`), ['admin']],
  ['read a session', read(`users/${owner}/sessions/1700000000`), ['owner', 'viewer']],
  ['list sessions', list(`users/${owner}/sessions`, orderBy('lastUsedAt')), ['owner', 'viewer']],
  ['read preferences', read(`users/${owner}/settings/preferences`), readers],
  ['read an uploaded photo', read(`users/${owner}/settings/photo`), ['owner', 'viewer']],
  ['list a user’s settings', list(`users/${owner}/settings`), []],
  ['read unknown settings of a user', read(`users/${owner}/settings/secret`), []],
  ['read a waitlist entry', read('waitlist/entry'), ['admin']],
  ['find a waitlist entry by user', list('waitlist', where('uid', '==', owner)), ['admin']],
  ['list the waitlist', list('waitlist', where('state', '==', 'waiting'), orderBy('joinedAt')), ['admin']],
  ['read the progress of a bulk decision', read('waitlistBatches/batch'), ['admin']],
  ['list bulk decisions', list('waitlistBatches'), ['admin']],
  ['read an entry of the audit log', read('audit/entry'), ['admin']],
  ['list the audit log', list('audit', where('targetUid', '==', owner)), ['admin']],
  ['read an email', read('mail/letter'), ['admin']],
  ['list emails to a user', list('mail', where('to', 'array-contains', `${owner}@example.test`)), ['admin']],
  ['read the access settings', read('settings/access'), ['admin']],
  ['list settings', list('settings'), []],
  ['read a rate limit', read(`rateLimits/submitJob ${owner}`), []],
  ['read the salt of the day', read('rateLimits/salt 2026-11-21'), []],
  ['list rate limits', list('rateLimits'), []],
  ['read encrypted request headers', read(`headerSecrets/jobs-${owner}`), []],
  ['list encrypted request headers', list('headerSecrets'), []],
  ['list the owner’s encrypted request headers', list('headerSecrets', where('ownerUid', '==', owner)), []],
  ['read an account deletion', read(`deletions/${owner}`), ['admin']],
  ['list account deletions', list('deletions'), ['admin']],
  ['read an unknown collection', read('anything/else'), []],
  ['read an unknown collection of a user', read(`users/${owner}/anything/else`), []],
]);

describeTable('changing account data that functions own', (owner): Row[] => {
  const account = `users/${owner}`;
  const others = Object.keys(documentsOf(owner)).filter((path) => !path.endsWith('/preferences'));
  return [
    ['become an admin', update(account, { admin: true }), []],
    ['change the plan', update(account, { plan: 'team' }), []],
    ['raise the limits', update(account, { limits: { jobsPerMonth: 9_999 } }), []],
    ['activate the account', update(account, { state: 'active', blockedReason: null }), []],
    ['undo a logout', update(account, { signedOutAt: null }), []],
    ['keep a session', update(account, { keptSession: 1_700_000_000 }), []],
    ['undo the end of a session', update(account, { endedSessions: [] }), []],
    ['create an account', set(account, { uid: owner, state: 'active', admin: true }), []],
    ['create an account under another name', set(`users/new-${owner}`, { uid: owner, state: 'active' }), []],
    ['delete an account', remove(account), []],
    ['reset usage', update(`${account}/usage/2026-11`, { jobs: 0 }), []],
    ['write an entry of the audit log', set('audit/mine', { actorUid: owner }), []],
    ['send an email', set('mail/mine', { to: ['victim@example.test'], message: { text: 'x' } }), []],
    ['open sign-ups', set('settings/access', { mode: 'open' }), []],
    ...others.flatMap((path): Row[] => {
      const name = path.replace(owner, 'u1');
      return [
        [`change ${name}`, update(path, { n: 2 }), []],
        [`replace ${name}`, set(path, { uid: owner }), []],
        [`delete ${name}`, remove(path), []],
        [`create beside ${name}`, set(path.replace(/[^/]+$/, `mine-${owner}`), { uid: owner }), []],
      ];
    }),
  ];
});
