import { type ComponentType, useEffect, useState } from 'react';
import type { Preferences } from '../../../domain/preferences';
import { SkeletonRows } from '../../../ui/Skeleton';
import { ErrorState } from '../../../ui/States';
import { explain } from '../../live/explain';
import { usePreferences, useSavePreferences } from '../../live/usePreferences';
import { useAccount } from '../../session/SessionContext';

export interface ChoiceProps {
  readonly preferences: Preferences;
  readonly save: ReturnType<typeof useSavePreferences>;
}

/** Shows a part of the preferences once they are here. */
export function WithPreferences({ show }: { readonly show: ComponentType<ChoiceProps> }) {
  const { uid } = useAccount();
  const live = usePreferences(uid);
  switch (live.status) {
    case 'loading':
      return <SkeletonRows rows={2} words="Loading your choices" />;
    case 'error':
      return <ErrorState words={explain(live.error)} />;
    case 'ready':
      return <Ready uid={uid} preferences={live.preferences} show={show} />;
  }
}

interface ReadyProps {
  readonly uid: string;
  readonly preferences: Preferences;
  readonly show: ComponentType<ChoiceProps>;
}

/** A choice shows at once; the server's refusal, or its answer, takes its place. */
function Ready({ uid, preferences, show: Show }: ReadyProps) {
  const [chosen, setChosen] = useState<Partial<Preferences>>({});
  const shown = { ...preferences, ...chosen };
  const { state, run, reset } = useSavePreferences(uid, shown);
  const failed = state.status === 'failed';
  const stored = JSON.stringify(preferences);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored now is the answer.
  useEffect(() => setChosen({}), [stored]);
  useEffect(() => {
    if (failed) setChosen({});
  }, [failed]);
  const save = {
    state,
    reset,
    run: (part: Partial<Preferences>) => {
      if (state.status === 'busy') return;
      setChosen((all) => ({ ...all, ...part }));
      run(part);
    },
  };
  return <Show preferences={shown} save={save} />;
}
