import { newUser, type User } from '#domain/user';
import { hindranceOf, type UserAction, userActions } from './userActions';

const user = (given: Partial<User>): User =>
  newUser({ uid: 'ada', email: 'ada@example.com', state: 'active', ...given }, new Date());
const me = { uid: 'me', onlyAdmin: false };
const mine = { uid: 'me', admin: true };

const can = (given: Partial<User>, admin = me): UserAction[] =>
  userActions.filter((action) => hindranceOf(action, user(given), admin) === undefined);

test.each([
  ['an active user', {}, ['block', 'make-admin', 'change-plan', 'sign-out', 'view-as', 'delete']],
  [
    'a waitlisted user',
    { state: 'waitlisted' },
    ['approve', 'block', 'change-plan', 'sign-out', 'view-as', 'delete'],
  ],
  ['a blocked user', { state: 'blocked' }, ['unblock', 'change-plan', 'sign-out', 'view-as', 'delete']],
  ['another admin', { admin: true }, ['block', 'take-admin', 'change-plan', 'sign-out']],
  ['the admin’s own account', mine, ['change-plan', 'sign-out']],
  ['an account that is being deleted', { state: 'deleting' }, []],
] as const)('offers the actions that fit %s', (_, given, actions) => {
  expect(can(given)).toEqual(actions);
});

test('says that a user is the only admin', () => {
  expect(hindranceOf('take-admin', user(mine), { uid: 'me', onlyAdmin: true })).toEqual({
    reason: 'You’re the only admin.',
  });
});
