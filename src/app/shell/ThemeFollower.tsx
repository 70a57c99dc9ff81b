import { useEffect } from 'react';
import { type ThemeChoice, themes } from '#domain/preferences';
import { useCommands } from '../keys/screenCommands';
import { followTheme } from '../live/followTheme';
import { usePreferences } from '../live/usePreferences';
import { useSession } from '../session/SessionContext';
import { useChooseTheme } from './useChooseTheme';

const words: Record<ThemeChoice, string> = {
  system: 'Use system theme',
  light: 'Use light theme',
  dark: 'Use dark theme',
};

/** Applies the theme that the user selected in another browser; the command palette can change it. */
export function ThemeFollower() {
  const { account, viewing } = useSession();
  const live = usePreferences(viewing ? undefined : account?.uid);
  const isReady = live.status === 'ready';
  const theme = isReady ? live.preferences.appearance.theme : undefined;
  useEffect(() => {
    if (theme) followTheme(theme);
  }, [theme]);
  return isReady && account ? <ThemeCommands uid={account.uid} /> : null;
}

function ThemeCommands({ uid }: { readonly uid: string }) {
  const choose = useChooseTheme(uid);
  useCommands(themes.map((theme) => ({ words: words[theme], run: () => choose(theme) })));
  return null;
}
