import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { Session } from '#domain/access';
import { paths } from '#domain/collections';
import { isTemporary } from '#domain/errors';
import { sessionIdOf } from '#domain/session';
import type { User } from '#domain/user';
import type { SignedIn } from '#services/backend';
import { useBackend } from '../live/BackendContext';
import { codeOf } from '../live/explain';
import { useDocument } from '../live/useLive';
import { strictestClaims, useClaimsFollowUser, useRetrying, useSessionEnd } from './followUser';
import { SessionContextProvider, type SessionState } from './SessionContext';
import { useStartSession } from './useStartSession';

type Watched = { readonly signedIn: SignedIn | null } | { readonly error: unknown } | undefined;

/** Provides the signed-in user and their access, and follows every change of either. */
export function SessionProvider({ children }: { readonly children: ReactNode }) {
  const { auth } = useBackend();
  const [watched, setWatched] = useState<Watched>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt watches again.
  useEffect(
    () =>
      auth.watch(
        (signedIn) => setWatched({ signedIn }),
        (error) => setWatched((present) => (outlasts(present, error) ? present : { error })),
      ),
    [auth, attempt],
  );

  const signedIn = watched && 'signedIn' in watched ? watched.signedIn : null;
  const { start, retry: retryStart } = useStartSession(signedIn);
  const started = signedIn !== null && start.status === 'started';
  const document = useDocument(started ? paths.user(signedIn.account.uid) : undefined);
  const user = started && document.status === 'ready' ? document.value : null;
  useClaimsFollowUser(started ? signedIn.claims : undefined, user);
  useSessionEnd(signedIn, user);
  const problem = problemOf(watched, start);
  const unchecked = watched !== undefined && 'error' in watched;
  const retry = useCallback(() => {
    if (!unchecked) retryStart();
    else if (codeOf(problem) === 'session-unknown') setAttempt((count) => count + 1);
    else window.location.reload();
  }, [unchecked, problem, retryStart]);
  useRetrying(unchecked && codeOf(problem) !== 'session-unknown' ? undefined : problem, retry);

  const state = useMemo<SessionState>(() => {
    return {
      session: sessionOf(watched, start, user),
      account: signedIn?.account ?? null,
      user,
      sessionId: signedIn && sessionIdOf(new Date(signedIn.signedInAt)),
      viewing: signedIn?.viewing ?? null,
      problem: problem === undefined ? null : { error: problem, retry },
    };
  }, [watched, signedIn, start, user, problem, retry]);

  return <SessionContextProvider value={state}>{children}</SessionContextProvider>;
}

/**
 * Returns whether the current session survives the error: a token that can't be renewed for now must not
 * close the screen.
 */
function outlasts(present: Watched, error: unknown): boolean {
  return Boolean(present && 'signedIn' in present && present.signedIn && isTemporary(codeOf(error)));
}

type Start = ReturnType<typeof useStartSession>['start'];

function sessionOf(watched: Watched, start: Start, user: User | null): Session {
  if (!watched || 'error' in watched) return { status: 'unknown' };
  if (!watched.signedIn) return { status: 'signed-out' };
  if (start.status === 'started') {
    return { status: 'signed-in', claims: strictestClaims(watched.signedIn.claims, user) };
  }
  const closed =
    start.status === 'failed' && ['sign-ups-closed', 'sign-ups-paused'].includes(codeOf(start.error));
  return { status: closed ? 'refused' : 'unknown' };
}

function problemOf(watched: Watched, start: Start): unknown {
  if (watched && 'error' in watched) return watched.error;
  return start.status === 'failed' ? start.error : undefined;
}
