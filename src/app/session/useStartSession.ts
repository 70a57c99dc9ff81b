import { useCallback, useEffect, useRef, useState } from 'react';
import type { SignedIn } from '../../services/backend';
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

/** Calls `startSession` once for each sign-in; until it has answered, nobody knows what this person may see. */
export function useStartSession(signedIn: SignedIn | null): { start: Start; retry: () => void } {
  const backend = useBackend();
  const name = signedIn && nameOf(signedIn);
  const [start, setStart] = useState<Start & { readonly name: string | null }>({
    status: 'pending',
    name: null,
  });
  const [attempt, setAttempt] = useState(0);
  const running = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token of the same sign-in starts nothing.
  useEffect(() => {
    if (!signedIn || !name || running.current === `${name} ${attempt}`) return;
    running.current = `${name} ${attempt}`;
    const ticket = ticketIn(window.location.search);
    // A view is somebody else's session: it has been started by them, and is only looked at.
    if (signedIn.viewing || (wasStarted(signedIn) && !ticket)) {
      setStart({ status: 'started', name });
      return;
    }
    setStart({ status: 'pending', name });
    startSession(backend, ticket ? { ticket } : {})
      .then(async ({ refresh }) => {
        if (refresh) await backend.auth.refresh();
        rememberStarted(signedIn);
        setStart({ status: 'started', name });
      })
      .catch((error: unknown) => setStart({ status: 'failed', error, name }));
  }, [name, attempt, backend]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  // What is known of another person's sign-in says nothing about this one.
  return { start: start.name === name ? start : { status: 'pending' }, retry };
}
