import { createContext, useContext } from 'react';
import type { Session } from '#domain/access';
import type { User } from '#domain/user';
import type { Account, Viewing } from '#services/backend';

export interface SessionState {
  /** What access decisions are made from. */
  readonly session: Session;
  /** Who is signed in; null while unknown or signed out. */
  readonly account: Account | null;
  /** The live document `users/{uid}`; null until it is here. */
  readonly user: User | null;
  /** Set in a tab where an admin looks at the product as this user. */
  readonly viewing: Viewing | null;
  /** Why the session could not be opened, with the way to try again. */
  readonly problem: { readonly error: unknown; readonly retry: () => void } | null;
}

const SessionContext = createContext<SessionState | undefined>(undefined);

export const SessionContextProvider = SessionContext.Provider;

export function useSession(): SessionState {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside a SessionProvider.');
  return session;
}

/** Who is signed in, for screens that stand behind the gate. */
export function useAccount(): Account {
  const { account } = useSession();
  if (!account) throw new Error('useAccount is used on a screen that the gate does not guard.');
  return account;
}
