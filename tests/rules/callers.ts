import { type Account, admin, admins, demoted, other, owner, owners, viewAccount } from './accounts';

export const sessionStarts = ['before', 'kept', 'at', 'after', 'ended'] as const;

/**
 * The content of a token. Its claims are from the time when it was issued, so for up to an hour they may differ from
 * the account's document.
 */
export interface Token {
  readonly state: 'active' | 'blocked' | 'waitlisted';
  readonly admin: boolean;
  /**
   * When its session started, relative to the time when the account logged out everywhere, if it did. `kept` is the
   * earlier session that remained then, and `ended` the later one that has been ended by itself.
   */
  readonly began: (typeof sessionStarts)[number];
  /** Whether its login used a second factor. */
  readonly secondFactor?: boolean;
  /** Too old for what requires a recent login, or with a custom token. Otherwise recent, with a password. */
  readonly login?: 'old' | 'custom';
}

/** `other`: the view is of a different account than the token says. `none`: the document doesn't exist. */
export const viewRecords = ['live', 'over', 'other', 'none'] as const;
export type ViewRecord = (typeof viewRecords)[number];

/** The token of a request. */
export interface Caller {
  readonly account: Account;
  readonly token: Token;
  /** The admin who views the product as this account, and the state of the view's document `views/{uid}`. */
  readonly view?: { readonly by: Account; readonly record: ViewRecord };
}

/** A request without a token. */
export const visitor = 'a visitor';
export type MaybeCaller = Caller | typeof visitor;

const fresh: Token = { state: 'active', admin: false, began: 'after' };

/** Returns every token that an account may still have after its last change. */
function tokensOf({ state, signedOut, admin }: Account): Token[] {
  const token = { ...fresh, admin };
  if (signedOut) return sessionStarts.map((began) => ({ ...token, began }));
  switch (state) {
    case 'active':
      // The account has been unblocked or admitted since the last two were issued.
      return [token, { ...token, state: 'blocked' }, { ...token, state: 'waitlisted' }];
    case 'blocked':
    case 'waitlisted':
      // The first was issued before that change.
      return [token, { ...token, state }];
    case 'deleting':
    case 'none':
      return [token];
  }
}

const withEveryToken = (account: Account): Caller[] => tokensOf(account).map((token) => ({ account, token }));

const viewing = (account: Account, by: Account, token: Token = fresh): Caller => ({
  account,
  token,
  view: { by, record: 'live' },
});

export const callers: readonly MaybeCaller[] = [
  visitor,
  { account: other, token: fresh },
  ...owners.flatMap(withEveryToken),
  ...admins.flatMap(withEveryToken),
  // The first was issued before the promotion, the second before the demotion.
  { account: admin, token: fresh },
  { account: demoted, token: { ...fresh, admin: true } },
  // A view as an active user, by every admin who may have started one.
  ...admins.flatMap((by) =>
    by.signedOut
      ? tokensOf(by).map(({ began }) => viewing(owner, by, { ...fresh, began }))
      : [viewing(owner, by)],
  ),
  viewing(owner, demoted),
  ...viewRecords
    .filter((record) => record !== 'live')
    .map((record) => ({ ...viewing(owner, admin), view: { by: admin, record } })),
  // The account of a live view, logged in by other means, such as a password that its holder set.
  { account: viewAccount, token: fresh },
  // A view as a user who has no access, or whose token says so.
  ...owners.flatMap((account) =>
    tokensOf(account)
      .filter(({ state }) => account.uid !== owner.uid || state !== 'active')
      .map((token) => viewing(account, admin, token)),
  ),
  // A view with an admin claim: one that the account doesn't have, and one that it has.
  viewing(owner, admin, { ...fresh, admin: true }),
  viewing(admin, admin, { ...fresh, admin: true }),
];

/**
 * Returns the owner of the documents that a caller requests. Admins and other users request those of an active owner.
 */
export function ownerFor(caller: MaybeCaller): Account {
  if (caller === visitor) return owner;
  return owners.find(({ uid }) => uid === caller.account.uid) ?? owner;
}

const sessionNames: Record<Token['began'], string> = {
  before: 'from before the logout',
  kept: 'kept by the logout',
  at: 'from the time of the logout',
  after: 'from after the logout',
  ended: 'ended after the logout',
};

export function nameOf(caller: MaybeCaller): string {
  if (caller === visitor) return caller;
  const { account, token, view } = caller;
  const agrees =
    token.state === account.state ||
    (token.state === 'active' && account.state !== 'blocked' && account.state !== 'waitlisted');
  const parts = [
    view ? `${view.by.uid} viewing as ${account.uid}` : account.uid,
    ...(account.signedOut || view?.by.signedOut ? [`session ${sessionNames[token.began]}`] : []),
    ...(agrees ? [] : [`token says ${token.state}`]),
    ...(token.admin === (account.admin && !view)
      ? []
      : [token.admin ? 'token says admin' : 'token says no admin']),
    ...(view && view.record !== 'live' ? [`view record: ${view.record}`] : []),
  ];
  return parts.join(', ');
}
