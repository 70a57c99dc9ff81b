import { useEffect } from 'react';
import { followTheme } from '../live/followTheme';
import { usePreferences } from '../live/usePreferences';
import { useSession } from '../session/SessionContext';
import { ThemeOffers } from './ThemeOffers';

/** Applies the theme that the user selected in another browser; the command palette can change it. */
export function ThemeFollower() {
  const { account, viewing } = useSession();
  const live = usePreferences(viewing ? undefined : account?.uid);
  const isReady = live.status === 'ready';
  const theme = isReady ? live.preferences.appearance.theme : undefined;
  useEffect(() => {
    if (theme) followTheme(theme);
  }, [theme]);
  return isReady && account ? <ThemeOffers uid={account.uid} /> : null;
}
