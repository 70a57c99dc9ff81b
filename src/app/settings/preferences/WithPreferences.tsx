import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Failure } from '#app/forms/Form';
import { useBackend } from '#app/live/BackendContext';
import { explain } from '#app/live/explain';
import { type ActionState, useAction } from '#app/live/useAction';
import {
  type PreferenceChanges,
  savePreferences,
  usePreferences,
  withChanges,
} from '#app/live/usePreferences';
import { useAccount } from '#app/session/SessionContext';
import type { Preferences } from '#domain/preferences';
import { SkeletonRows } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { color, text } from '#ui/theme/tokens';

export type PreferenceFormProps = ReturnType<typeof useEditablePreferences>;

/** Shows a part of the preferences once they are loaded. */
export function WithPreferences({ show }: { readonly show: ComponentType<PreferenceFormProps> }) {
  const { uid } = useAccount();
  const live = usePreferences(uid);
  switch (live.status) {
    case 'loading':
      return <SkeletonRows rows={2} words="Loading your settings" />;
    case 'error':
      return <ErrorState words={explain(live.error)} />;
    case 'ready':
      return <Ready uid={uid} preferences={live.preferences} show={show} />;
  }
}

interface ReadyProps {
  readonly uid: string;
  readonly preferences: Preferences;
  readonly show: ComponentType<PreferenceFormProps>;
}

function Ready({ uid, preferences, show: Show }: ReadyProps) {
  return <Show {...useEditablePreferences(uid, preferences)} />;
}

/** Shows the state of a choice that is saved immediately. */
export function Saved({ state }: { readonly state: ActionState }) {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (state.status === 'busy') setBegun(true);
  }, [state]);
  if (state.status === 'failed') return <Failure error={state.error} />;
  return (
    <p role="status" css={{ margin: 0, minHeight: '1.25rem', fontSize: text.xs, color: color.inkFaint }}>
      {state.status === 'busy' ? 'Saving' : begun ? 'Saved' : ''}
    </p>
  );
}

/**
 * Shows a choice immediately, until the server confirms or rejects it. A choice made during a save is saved
 * afterward, even when the user has left the screen.
 */
export function useEditablePreferences(uid: string, stored: Preferences) {
  const { data } = useBackend();
  const [chosen, setChosen] = useState<PreferenceChanges>({});
  const waiting = useRef<PreferenceChanges>();
  const isSaving = useRef(false);
  const { state, run, reset } = useAction(async (part: PreferenceChanges) => {
    isSaving.current = true;
    try {
      for (let next: PreferenceChanges | undefined = part; next; next = waiting.current) {
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
  const save = (part: PreferenceChanges) => {
    setChosen((all) => withChanges(all, part));
    if (isSaving.current) waiting.current = withChanges(waiting.current ?? {}, part);
    else run(part);
  };
  return { preferences: withChanges(stored, chosen), save: { state, reset, run: save } };
}

/**
 * Makes the browser confirm before the page is closed or left for another site while something is unsaved.
 */
function useAskBeforeLeaving(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmLeaving);
    return () => window.removeEventListener('beforeunload', confirmLeaving);
  }, [isUnsaved]);
}
