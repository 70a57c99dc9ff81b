import { useEffect, useRef } from 'react';
import { type ThemeChoice, themes } from '#domain/preferences';
import { showToast } from '#ui/showToast';
import { useCommands } from '../keys/screenCommands';
import { useBackend } from '../live/BackendContext';
import { explain } from '../live/explain';
import { useAction } from '../live/useAction';
import { followTheme, savePreferences, showOwnTheme, usePreferences } from '../live/usePreferences';
import { useSession } from '../session/SessionContext';

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

/** Returns a function that shows a theme immediately and saves it for every browser that the user logs in with. */
export function useChooseTheme(uid: string): (theme: ThemeChoice) => void {
  const { data } = useBackend();
  const chosen = useRef<ThemeChoice>();
  // A theme selected during a save is saved afterward.
  const { state, run } = useAction(async () => {
    for (let theme = chosen.current; theme; theme = chosen.current) {
      chosen.current = undefined;
      await savePreferences(data, uid, { appearance: { theme } });
    }
  });
  useEffect(() => {
    if (state.status !== 'failed') return;
    const { title, message } = explain(state.error);
    showToast({ tone: 'error', title: `Couldn’t save the theme. ${title}`, words: message });
  }, [state]);
  return (theme) => {
    showOwnTheme(theme);
    chosen.current = theme;
    run();
  };
}
