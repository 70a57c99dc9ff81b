import { admin, owner } from './accounts';
import type { Caller } from './callers';
import { attempt, list, read, withDatabase } from './support';

/** All other files test projects that require no second factor or have no settings yet. */
withDatabase('second-factor', (uid) => ({
  'settings/access': { mode: 'open', adminsNeedSecondFactor: true },
  'audit/entry': { actorUid: 'admin', action: 'user.state', targetUid: uid },
  'jobs/of-other': { ownerUid: 'other' },
}));

const token = { state: 'active', admin: true, began: 'after' } as const;
const without: Caller = { account: admin, token };
const secured: Caller = { account: admin, token: { ...token, secondFactor: true } };
const user: Caller = { account: owner, token: { ...token, admin: false, secondFactor: true } };
const pretender: Caller = { account: owner, token: { ...token, secondFactor: true } };

describe.each([
  ['list accounts', list('users')],
  ['read an entry of the audit log', read('audit/entry')],
  ['read the job of another user', read('jobs/of-other')],
])('with a required second factor, to %s', (_, operation) => {
  it.each([
    ['allows an admin who used one', secured, 'may'],
    ['rejects an admin who used none', without, 'may not'],
    ['rejects a user who used one', user, 'may not'],
    ['rejects a user whose old token says admin', pretender, 'may not'],
  ])('%s', async (__, caller, expected) => {
    expect(await attempt(operation, caller)).toBe(expected);
  });
});

it('an admin without one may read the settings, which say that admins need one, and their own account', async () => {
  expect(await attempt(read('settings/access'), without)).toBe('may');
  expect(await attempt(read('settings/access'), user)).toBe('may not');
  expect(await attempt(read('users/admin'), without)).toBe('may');
});
