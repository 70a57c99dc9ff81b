import { type SetStateAction, useCallback, useSyncExternalStore } from 'react';
import type { Draft } from './draft';

type Typed = Partial<Draft>;

interface Stored {
  readonly uid: string | undefined;
  readonly typed: Typed;
}

const nothing: Typed = {};
let stored: Stored = { uid: undefined, typed: nothing };
/** The typed values as they were submitted. */
let submitted: Typed | undefined;
const listeners = new Set<() => void>();

function store(next: Stored): void {
  stored = next;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

const typedBy = (uid: string | undefined) => (stored.uid === uid ? stored.typed : nothing);

/**
 * Keeps what the user types into the form for a new job while this tab is open, so that opening the form elsewhere
 * or leaving the screen loses nothing.
 */
export function useKeptDraft(
  uid: string | undefined,
): readonly [Typed, (change: SetStateAction<Typed>) => void] {
  const typed = useSyncExternalStore(
    subscribe,
    () => typedBy(uid),
    () => nothing,
  );
  const change = useCallback(
    (next: SetStateAction<Typed>) =>
      store({ uid, typed: typeof next === 'function' ? next(typedBy(uid)) : next }),
    [uid],
  );
  return [typed, change];
}

/** Called when the draft is submitted. */
export function submitKeptDraft(): void {
  submitted = stored.typed;
}

/** Clears the draft after its job was created, unless the user has typed something else since. */
export function clearSubmittedDraft(): void {
  if (submitted === stored.typed) store({ ...stored, typed: nothing });
  submitted = undefined;
}
