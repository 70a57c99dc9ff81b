import { useEffect, useRef, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { type Choices, savePreferences, withChoices } from '#app/live/usePreferences';
import type { Preferences } from '#domain/preferences';
import { useAskBeforeLeaving } from './useAskBeforeLeaving';

/**
 * Shows a choice immediately, until the server confirms or rejects it. A choice made during a save is saved
 * afterward, even when the user has left the screen.
 */
export function useChoices(uid: string, stored: Preferences) {
  const { data } = useBackend();
  const [chosen, setChosen] = useState<Choices>({});
  const waiting = useRef<Choices>();
  const isSaving = useRef(false);
  const { state, run, reset } = useAction(async (part: Choices) => {
    isSaving.current = true;
    try {
      for (let next: Choices | undefined = part; next; next = waiting.current) {
        waiting.current = undefined;
        await savePreferences(data, uid, next);
      }
    } finally {
      waiting.current = undefined;
      isSaving.current = false;
    }
  });
  useAskBeforeLeaving(state.status === 'busy');
  const answer = JSON.stringify(stored);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored value now confirms the last choice only.
  useEffect(() => {
    if (!isSaving.current) setChosen({});
  }, [answer]);
  useEffect(() => {
    if (state.status === 'failed') setChosen({});
  }, [state]);
  const save = (part: Choices) => {
    setChosen((all) => withChoices(all, part));
    if (isSaving.current) waiting.current = withChoices(waiting.current ?? {}, part);
    else run(part);
  };
  return { preferences: withChoices(stored, chosen), save: { state, reset, run: save } };
}
