import type { Account } from './accounts';
import { type MaybeCaller, type Token, visitor } from './callers';

/**
 * What a request requires:
 * - `anyone`: nothing;
 * - `account`: the account's own token, in any state and session, or that of a live view of it;
 * - `owner`: an active user with this UID, not an admin's view;
 * - `viewer`: an active admin's view as that active user;
 * - `admin`: an active admin, by document and by token, not in a view.
 */
export type Right = 'anyone' | 'account' | 'owner' | 'viewer' | 'admin';

/** Everyone who may read an owner's documents. */
export const readers: readonly Right[] = ['owner', 'viewer', 'admin'];

const isOpen = ({ state, signedOut }: Account, { began }: Token) =>
  state === 'active' && !(signedOut && (began === 'before' || began === 'ended'));

/** Returns the rights that a caller has to documents of the account `uid`. */
export function rightsOf(caller: MaybeCaller, uid: string): readonly Right[] {
  if (caller === visitor) return ['anyone'];
  const { account, token, view } = caller;
  const viewLasts = view?.record === 'live' && view.by.admin && isOpen(view.by, token);
  const active = token.state === 'active' && isOpen(account, token);
  const rights = new Set<Right>(['anyone']);
  if (account.uid === uid && (!view || viewLasts)) rights.add('account');
  if (account.uid === uid && active && !view) rights.add('owner');
  if (account.uid === uid && active && viewLasts) rights.add('viewer');
  if (account.admin && token.admin && active && !view) rights.add('admin');
  return [...rights];
}
