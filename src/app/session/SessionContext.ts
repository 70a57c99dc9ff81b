import { createContext, useContext } from 'react';
import type { Session } from '#domain/access';
import type { User } from '#domain/user';
import type { Account, Viewing } from '#services/backend';

export interface SessionState {
  /** The basis of access decisions. */
  readonly session: Session;
  /** The signed-in account; null while unknown or signed out. */
  readonly account: Account | null;
  /** The live document `users/{uid}`; null until it is loaded. */
  readonly user: User | null;
  /** Identifies this login in the list of the user's sessions. Null while unknown or signed out. */
  readonly sessionId: string | null;
  /** Set in a tab where an admin views the product as this user. */
  readonly viewing: Viewing | null;
  /** Why the session could not be opened, with a way to retry. */
  readonly problem: { readonly error: unknown; readonly retry: () => void } | null;
}

const SessionContext = createContext<SessionState | undefined>(undefined);

export const SessionContextProvider = SessionContext.Provider;

export function useSession(): SessionState {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside a SessionProvider.');
  return session;
}

/** Returns the signed-in account, for screens behind the gate. */
export function useAccount(): Account {
  const { account } = useSession();
  if (!account) throw new Error('useAccount is used on a screen that the gate does not guard.');
  return account;
}
