import { admin, owner } from './accounts';
import type { Caller, Token } from './callers';
import { attempt, list, read, withDatabase } from './support';

withDatabase('recent-sign-in', () => ({ 'mail/letter': { to: ['owner@example.test'] } }));

const token: Token = { state: 'active', admin: true, began: 'after' };
const recent: Caller = { account: admin, token };
const old: Caller = { account: admin, token: { ...token, login: 'old' } };
const custom: Caller = { account: admin, token: { ...token, login: 'custom' } };
const user: Caller = { account: owner, token: { ...token, admin: false } };

describe.each([
  ['read an email', read('mail/letter')],
  ['list emails', list('mail')],
])('to %s, whose links contain secrets,', (_, operation) => {
  it.each([
    ['allows an admin who has just logged in', recent, 'may'],
    ['rejects an admin who logged in more than 5 minutes ago', old, 'may not'],
    ['rejects an admin with a custom token', custom, 'may not'],
    ['rejects a user who has just logged in', user, 'may not'],
  ])('%s', async (__, caller, expected) => {
    expect(await attempt(operation, caller)).toBe(expected);
  });
});

it('an admin who logged in earlier still reads what contains no secrets', async () => {
  expect(await attempt(read('users/owner'), old)).toBe('may');
});
