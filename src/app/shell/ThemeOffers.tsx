import { useEffect, useRef } from 'react';
import { type ThemeChoice, themes } from '#domain/preferences';
import { showToast } from '#ui/showToast';
import { useOffers } from '../keys/offers';
import { useBackend } from '../live/BackendContext';
import { explain } from '../live/explain';
import { showOwnTheme } from '../live/followTheme';
import { useAction } from '../live/useAction';
import { savePreferences } from '../live/usePreferences';

const words: Record<ThemeChoice, string> = {
  system: 'Use system theme',
  light: 'Use light theme',
  dark: 'Use dark theme',
};

interface ThemeOffersProps {
  readonly uid: string;
}

/**
 * Adds each theme to the command palette: shown immediately, and saved for every browser that the user logs
 * in with.
 */
export function ThemeOffers({ uid }: ThemeOffersProps) {
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
  useOffers(
    themes.map((theme) => ({
      words: words[theme],
      run: () => {
        showOwnTheme(theme);
        chosen.current = theme;
        run();
      },
    })),
  );
  return null;
}
