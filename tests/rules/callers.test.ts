import { callers, nameOf } from './callers';
import { type Right, rightsOf } from './rights';

const withRight = (right: Right, uid: string) =>
  callers.filter((caller) => rightsOf(caller, uid).includes(right)).map(nameOf);

describe('callers in the tables', () => {
  it('have distinct names', () => {
    const names = callers.map(nameOf);
    expect(new Set(names).size).toBe(names.length);
  });

  it('include one owner for each session that ended before this one started', () => {
    expect(withRight('owner', 'owner')).toEqual(['owner']);
    expect(withRight('owner', 'owner-signedOut')).toEqual([
      'owner-signedOut, session kept by the logout',
      'owner-signedOut, session from the time of the logout',
      'owner-signedOut, session from after the logout',
    ]);
    for (const state of ['blocked', 'waitlisted', 'deleting', 'none'])
      expect(withRight('owner', `owner-${state}`)).toEqual([]);
  });

  it('include admins by document and token', () => {
    expect(withRight('admin', 'owner')).toEqual([
      'admin',
      'admin-signedOut, session kept by the logout',
      'admin-signedOut, session from the time of the logout',
      'admin-signedOut, session from after the logout',
    ]);
  });

  it('include admins who view as an active user, while they are admins and the view lasts', () => {
    expect(withRight('viewer', 'owner')).toEqual([
      'admin viewing as owner',
      'admin-signedOut viewing as owner, session kept by the logout',
      'admin-signedOut viewing as owner, session from the time of the logout',
      'admin-signedOut viewing as owner, session from after the logout',
      'admin viewing as owner, token says admin',
    ]);
    expect(withRight('viewer', 'owner-blocked')).toEqual([]);
  });

  it('include everyone who may read a blocked account', () => {
    expect(withRight('account', 'owner-blocked')).toEqual([
      'owner-blocked, token says active',
      'owner-blocked',
      'admin viewing as owner-blocked, token says active',
      'admin viewing as owner-blocked',
    ]);
  });
});
