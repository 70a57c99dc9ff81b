import type { ComponentType } from 'react';
import { explain } from '#app/live/explain';
import { usePreferences } from '#app/live/usePreferences';
import { useAccount } from '#app/session/SessionContext';
import type { Preferences } from '#domain/preferences';
import { SkeletonRows } from '#ui/Skeleton';
import { ErrorState } from '#ui/States';
import { useChoices } from './useChoices';

export type ChoiceProps = ReturnType<typeof useChoices>;

/** Shows a part of the preferences once they are loaded. */
export function WithPreferences({ show }: { readonly show: ComponentType<ChoiceProps> }) {
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
  readonly show: ComponentType<ChoiceProps>;
}

function Ready({ uid, preferences, show: Show }: ReadyProps) {
  return <Show {...useChoices(uid, preferences)} />;
}
