import { useCallback, useEffect, useRef, useState } from 'react';
import type { SignedIn } from '../../services/backend';
import { useBackend } from '../live/BackendContext';
import { startSession } from './operations/startSession';
import { rememberStarted, wasStarted } from './startedSessions';

type Start =
  | { readonly status: 'pending' }
  | { readonly status: 'started' }
  | { readonly status: 'failed'; readonly error: unknown };

/** Calls `startSession` once for each sign-in; until it has answered, nobody knows what this person may see. */
export function useStartSession(signedIn: SignedIn | null): { start: Start; retry: () => void } {
  const backend = useBackend();
  const name = signedIn && `${signedIn.account.uid} ${signedIn.signedInAt}`;
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
    if (wasStarted(signedIn)) {
      setStart({ status: 'started', name });
      return;
    }
    setStart({ status: 'pending', name });
    startSession(backend)
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
