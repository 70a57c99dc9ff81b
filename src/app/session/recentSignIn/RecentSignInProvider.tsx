import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react';
import { Widget } from '#app/errors/ErrorBoundary';
import { useBackend } from '#app/live/BackendContext';
import { codeOf } from '#app/live/explain';
import type { RecentSignInCollection, RecentSignInOperation } from '#domain/operations/recentSignIn';
import { lazyComponent, OnceOpened } from '#ui/lazyComponent';
import { useSession } from '../SessionContext';

const RecentSignInDialog = lazyComponent(async () => ({
  default: (await import(/* webpackChunkName: "dialog-recentSignIn" */ './RecentSignInDialog'))
    .RecentSignInDialog,
}));

const requiresRecentSignIn = 'auth/requires-recent-login';

/**
 * Runs work that needs a recent login. With a `reason`, prompts before the work begins if the login is too old.
 * In any case, prompts when the work is rejected for this reason, and then repeats it.
 * @throws the rejection, when the user cancels.
 */
type WithRecentSignIn = <T>(
  work: () => Promise<T>,
  reason?: RecentSignInOperation | RecentSignInCollection,
) => Promise<T>;

const RecentSignInContext = createContext<WithRecentSignIn | undefined>(undefined);

interface Question {
  readonly confirmed: () => void;
  readonly canceled: () => void;
}

/** Contains the dialog in which users confirm their identity, wherever the work was started. */
export function RecentSignInProvider({ children }: { readonly children: ReactNode }) {
  const { auth } = useBackend();
  const { account, viewing } = useSession();
  const inView = viewing !== null;
  const [open, setOpen] = useState(false);
  const question = useRef<Question>();
  const withRecentSignIn = useMemo<WithRecentSignIn>(() => {
    const ask = () =>
      new Promise<void>((resolve, reject) => {
        const refusal = Object.assign(new Error('The user canceled.'), { code: requiresRecentSignIn });
        question.current = { confirmed: resolve, canceled: () => reject(refusal) };
        setOpen(true);
      });
    return async (work, reason) => {
      // Functions reject all of this in a view, with an error of their own.
      if (reason && !inView && !(await auth.hasRecentSignIn())) await ask();
      try {
        return await work();
      } catch (error) {
        if (codeOf(error) !== requiresRecentSignIn) throw error;
        await ask();
        return work();
      }
    };
  }, [auth, inView]);
  const answer = (how: keyof Question) => {
    setOpen(false);
    question.current?.[how]();
    question.current = undefined;
  };
  const isAsking = open && account !== null;
  return (
    <RecentSignInContext.Provider value={withRecentSignIn}>
      {children}
      <Widget area="The login dialog">
        <OnceOpened open={isAsking}>
          <RecentSignInDialog
            open={isAsking}
            onConfirmed={() => answer('confirmed')}
            onCancel={() => answer('canceled')}
          />
        </OnceOpened>
      </Widget>
    </RecentSignInContext.Provider>
  );
}

export function useRecentSignIn(): WithRecentSignIn {
  const withRecentSignIn = useContext(RecentSignInContext);
  if (!withRecentSignIn) throw new Error('useRecentSignIn is used outside a RecentSignInProvider.');
  return withRecentSignIn;
}
