import { useCallback, useEffect, useRef, useState } from 'react';
import type { SignedIn } from '#services/backend';
import { useBackend } from '../live/BackendContext';
import { startSession } from './operations/startSession';
import { nameOf, rememberStarted, wasStarted } from './startedSessions';

/** The ticket of a mail that let an address in: `/auth/signup?ticket=…`. */
function ticketIn(search: string): string | undefined {
  return new URLSearchParams(search).get('ticket') ?? undefined;
}

type Start =
  | { readonly status: 'pending' }
  | { readonly status: 'started' }
  | { readonly status: 'failed'; readonly error: unknown };

type StartOf = Start & { readonly uid: string | null };
const nobody: StartOf = { status: 'pending', uid: null };

/**
 * Calls `startSession` once for each sign-in; until it has answered, nobody knows what this person may see. Somebody who
 * proves who they are once more, or confirms their address, is started again while their screen stays.
 */
export function useStartSession(signedIn: SignedIn | null): { start: Start; retry: () => void } {
  const backend = useBackend();
  const uid = signedIn?.account.uid ?? null;
  const name = signedIn && nameOf(signedIn);
  const [start, setStart] = useState<StartOf>(nobody);
  const [attempt, setAttempt] = useState(0);
  const running = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token of the same sign-in starts nothing.
  useEffect(() => {
    if (!signedIn || !name) {
      running.current = null;
      setStart(nobody);
      return;
    }
    if (running.current === `${name} ${attempt}`) return;
    running.current = `${name} ${attempt}`;
    const ticket = ticketIn(window.location.search);
    // A view is somebody else's session: it has been started by them, and is only looked at.
    if (signedIn.viewing || (wasStarted(signedIn) && !ticket)) {
      setStart({ status: 'started', uid });
      return;
    }
    const goesOn = (present: StartOf) => present.uid === uid && present.status === 'started';
    // A failure stays on the screen while it is tried again.
    const stays = (present: StartOf) => present.uid === uid && present.status !== 'pending';
    setStart((present) => (stays(present) ? present : { status: 'pending', uid }));
    startSession(backend, ticket ? { ticket } : {})
      .then(async ({ refresh }) => {
        if (refresh) await backend.auth.refresh();
        rememberStarted(signedIn);
        setStart({ status: 'started', uid });
      })
      .catch((error: unknown) =>
        // It is not remembered as started, so the next load tries again.
        setStart((present) => (goesOn(present) ? present : { status: 'failed', error, uid })),
      );
  }, [name, attempt, backend]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // What is known of another person's sign-in says nothing about this one.
  return { start: start.uid === uid ? start : nobody, retry };
}
