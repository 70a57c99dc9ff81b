import { useCallback, useEffect, useRef, useState } from 'react';
import type { StartSessionRequest, StartSessionResult } from '#domain/operations';
import type { Backend, SignedIn } from '#services/backend';
import { useBackend } from '../live/BackendContext';
import { isUseOutdated, rememberStarted, replacedSession, signInId, wasStarted } from './storedSession';

/** Returns the ticket of an invitation email: `/auth/signup?ticket=…`. */
function ticketIn(search: string): string | undefined {
  return new URLSearchParams(search).get('ticket') ?? undefined;
}

type Start =
  | { readonly status: 'pending' }
  | { readonly status: 'started' }
  | { readonly status: 'failed'; readonly error: unknown };

type StartOf = Start & { readonly uid: string | null };
const signedOut: StartOf = { status: 'pending', uid: null };

/**
 * Calls `startSession` once for each sign-in; until it has responded, the user's access is not known. When
 * the user confirms their identity or verifies their email address, the session starts again while their
 * screen stays.
 */
export function useStartSession(signedIn: SignedIn | null): { start: Start; retry: () => void } {
  const backend = useBackend();
  const uid = signedIn?.account.uid ?? null;
  const name = signedIn && signInId(signedIn);
  const [start, setStart] = useState<StartOf>(signedOut);
  const [attempt, setAttempt] = useState(0);
  const running = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token of the same sign-in starts nothing.
  useEffect(() => {
    if (!signedIn || !name) {
      running.current = null;
      setStart(signedOut);
      return;
    }
    if (running.current === `${name} ${attempt}`) return;
    running.current = `${name} ${attempt}`;
    const ticket = ticketIn(window.location.search);
    // A view is the session of another user, who has started it already.
    if (signedIn.viewing || (wasStarted(signedIn) && !ticket)) {
      setStart({ status: 'started', uid });
      if (!signedIn.viewing && isUseOutdated()) void recordUse(backend, signedIn);
      return;
    }
    const goesOn = (present: StartOf) => present.uid === uid && present.status === 'started';
    // A failure stays on the screen during a retry.
    const stays = (present: StartOf) => present.uid === uid && present.status !== 'pending';
    setStart((present) => (stays(present) ? present : { status: 'pending', uid }));
    const replaces = replacedSession(signedIn);
    startSession(backend, { ...(ticket && { ticket }), ...(replaces && { replaces }) })
      .then(async ({ refresh }) => {
        if (refresh) await backend.auth.refresh();
        rememberStarted(signedIn);
        setStart({ status: 'started', uid });
      })
      .catch((error: unknown) =>
        // It is not remembered as started, so the next load retries.
        setStart((present) => (goesOn(present) ? present : { status: 'failed', error, uid })),
      );
  }, [name, attempt, backend]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // The state of another user's sign-in doesn't apply to this one.
  return { start: start.uid === uid ? start : signedOut, retry };
}

/** Creates the user's document at the first sign-in, and updates the claims to match it. */
function startSession({ functions }: Backend, request: StartSessionRequest): Promise<StartSessionResult> {
  return functions.call('startSession', request);
}

/** Keeps the list of sessions current, while the screens are shown already. The next load retries. */
async function recordUse(backend: Backend, signedIn: SignedIn): Promise<void> {
  try {
    const { refresh } = await startSession(backend, {});
    if (refresh) await backend.auth.refresh();
    rememberStarted(signedIn);
  } catch (error) {
    console.warn('Couldn’t record that the session is used.', error);
  }
}
