import { useEffect, useRef, useState } from 'react';
import { useBackend } from '#app/live/BackendContext';
import { useAction } from '#app/live/useAction';
import { type Choices, savePreferences, withChoices } from '#app/live/usePreferences';
import type { Preferences } from '#domain/preferences';
import { useAskBeforeLeaving } from './useAskBeforeLeaving';

/**
 * A choice shows at once; the server's refusal, or its answer, takes its place. What is chosen while another choice is
 * being saved is saved after it, also when the person has gone on to another screen.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored now is the answer, to the last choice only.
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
