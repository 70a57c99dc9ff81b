import { viewUidFor } from '#domain/access';

/** Accounts by what their document `users/{uid}` says. Tests name a person by role and state: `owner-blocked`. */
export interface Account {
  readonly uid: string;
  /** `none`: known to the authentication service, without a document of ours. */
  readonly state: 'active' | 'blocked' | 'waitlisted' | 'deleting' | 'none';
  readonly admin: boolean;
  /** Whether the account has ended all its sessions, at the moment `signedOutAt`. */
  readonly signedOut: boolean;
}

const states = ['active', 'blocked', 'waitlisted', 'deleting', 'none'] as const;

const account = (role: string, state: Account['state'] = 'active'): Account => ({
  uid: state === 'active' ? role : `${role}-${state}`,
  state,
  admin: role === 'admin',
  signedOut: false,
});

/** One account of the role in each state, and an active one that has ended all its sessions. */
const inEveryState = (role: string): Account[] => [
  ...states.map((state) => account(role, state)),
  { ...account(role), uid: `${role}-signedOut`, signedOut: true },
];

/** Owners of the documents that the tables are about: each has a copy of them. */
export const owners = inEveryState('owner');
export const admins = inEveryState('admin');
export const owner = account('owner');
export const admin = account('admin');
/** Was an admin; a token may still say so. */
export const demoted = account('demoted');
/** An active user who owns none of these documents. */
export const other = account('other');

/** The account that a view by `admin` of `owner` signs in to. */
export const viewAccount: Account = {
  ...account('view'),
  uid: viewUidFor(admin.uid, owner.uid),
  state: 'none',
};

export const accounts: readonly Account[] = [...owners, ...admins, demoted, other];
