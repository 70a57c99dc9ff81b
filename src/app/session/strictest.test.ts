import { strictest } from './strictest';

const active = { state: 'active', admin: false } as const;

test.each([
  ['the token alone, before the document is here', { admin: true }, null, { admin: true }],
  ['a block by the document', {}, { ...active, state: 'blocked' }, { blocked: true }],
  ['a block that only the token still has', { blocked: true }, active, { blocked: true }],
  [
    'a place on the waitlist that only the token still has',
    { waitlisted: true },
    active,
    { waitlisted: true },
  ],
  ['an admin by both', { admin: true }, { ...active, admin: true }, { admin: true }],
  ['an admin by the token alone', { admin: true }, active, {}],
  ['an admin by the document alone', {}, { ...active, admin: true }, {}],
] as const)('%s', (_, claims, user, effective) => {
  expect(strictest(claims, user)).toEqual(effective);
});
