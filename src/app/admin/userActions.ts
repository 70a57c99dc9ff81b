import type { User } from '#domain/user';

/** The actions of an admin on an account. */
export const userActions = [
  'approve',
  'block',
  'unblock',
  'make-admin',
  'take-admin',
  'change-plan',
  'sign-out',
  'view-as',
  'delete',
] as const;
export type UserAction = (typeof userActions)[number];

/**
 * Why an action is not possible; `not-offered` makes no sense for the account's state. undefined: it is
 * possible.
 */
export type Hindrance = 'not-offered' | { readonly reason: string };

interface Admin {
  readonly uid: string;
  /** There is no other active admin. */
  readonly onlyAdmin: boolean;
}

/**
 * Returns why an action is not possible. The functions enforce the same rules; here, the user learns of them
 * in advance.
 */
export function hindranceOf(action: UserAction, user: User, me: Admin): Hindrance | undefined {
  if (user.state === 'deleting') return because('This account is being deleted.');
  const own = user.uid === me.uid;
  const ownReason = because(
    me.onlyAdmin ? 'You’re the only admin.' : 'This is your own account. Ask another admin.',
  );
  switch (action) {
    case 'approve':
      return user.state === 'waitlisted' ? undefined : 'not-offered';
    case 'unblock':
      return user.state === 'blocked' ? undefined : 'not-offered';
    case 'block':
      if (user.state === 'blocked') return 'not-offered';
      return own ? ownReason : undefined;
    case 'make-admin':
      if (user.admin) return 'not-offered';
      return user.state === 'active' ? undefined : because('Only an active account can be an admin.');
    case 'take-admin':
      if (!user.admin) return 'not-offered';
      return own ? ownReason : undefined;
    case 'change-plan':
    case 'sign-out':
      return undefined;
    case 'view-as':
      if (own) return because('This is your own account.');
      return user.admin ? because('You can’t view as another admin.') : undefined;
    case 'delete':
      if (own) return ownReason;
      return user.admin ? because('Remove admin role first.') : undefined;
  }
}

const because = (reason: string): Hindrance => ({ reason });
