import { strictestClaims } from './followUser';

const active = { state: 'active', admin: false } as const;

test.each([
  ['uses the token alone before the document is loaded', { admin: true }, null, { admin: true }],
  ['applies a block in the document', {}, { ...active, state: 'blocked' }, { blocked: true }],
  ['keeps a block that only the token still has', { blocked: true }, active, { blocked: true }],
  [
    'keeps a waitlisted state that only the token still has',
    { waitlisted: true },
    active,
    { waitlisted: true },
  ],
  ['grants admin access when both have it', { admin: true }, { ...active, admin: true }, { admin: true }],
  ['denies admin access when only the token has it', { admin: true }, active, {}],
  ['denies admin access when only the document has it', {}, { ...active, admin: true }, {}],
] as const)('%s', (_, claims, user, effective) => {
  expect(strictestClaims(claims, user)).toEqual(effective);
});
