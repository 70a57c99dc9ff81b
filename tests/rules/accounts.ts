import { viewUidFor } from '#domain/access';

/** Accounts by their document `users/{uid}`. Tests name a user by role and state: `owner-blocked`. */
export interface Account {
  readonly uid: string;
  /** `none`: known to the authentication service, without a document. */
  readonly state: 'active' | 'blocked' | 'waitlisted' | 'deleting' | 'none';
  readonly admin: boolean;
  /** Whether the account has logged out everywhere, at the time `signedOutAt`. */
  readonly signedOut: boolean;
}

const states = ['active', 'blocked', 'waitlisted', 'deleting', 'none'] as const;

const account = (role: string, state: Account['state'] = 'active'): Account => ({
  uid: state === 'active' ? role : `${role}-${state}`,
  state,
  admin: role === 'admin',
  signedOut: false,
});

/** One account of the role in each state, and an active one that has logged out everywhere. */
const inEveryState = (role: string): Account[] => [
  ...states.map((state) => account(role, state)),
  { ...account(role), uid: `${role}-signedOut`, signedOut: true },
];

/** Owners of the documents in the tables. Each has its own copy. */
export const owners = inEveryState('owner');
export const admins = inEveryState('admin');
export const owner = account('owner');
export const admin = account('admin');
/** A former admin, whose token may still say so. */
export const demoted = account('demoted');
/** An active user who owns none of these documents. */
export const other = account('other');

/** The account that a view of `owner` by `admin` logs in to. */
export const viewAccount: Account = {
  ...account('view'),
  uid: viewUidFor(admin.uid, owner.uid),
  state: 'none',
};

export const accounts: readonly Account[] = [...owners, ...admins, demoted, other];
