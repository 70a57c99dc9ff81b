import { useEffect } from 'react';
import { followTheme } from '../live/followTheme';
import { usePreferences } from '../live/usePreferences';
import { useSession } from '../session/SessionContext';

/** The theme a person has chosen in another browser is theirs in this one too. */
export function ThemeFollower() {
  const { account, viewing } = useSession();
  const live = usePreferences(viewing ? undefined : account?.uid);
  const theme = live.status === 'ready' ? live.preferences.appearance.theme : undefined;
  useEffect(() => {
    if (theme) followTheme(theme);
  }, [theme]);
  return null;
}
