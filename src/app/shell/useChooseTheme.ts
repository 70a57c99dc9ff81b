import { useEffect, useRef } from 'react';
import type { ThemeChoice } from '#domain/preferences';
import { showToast } from '#ui/showToast';
import { useBackend } from '../live/BackendContext';
import { explain } from '../live/explain';
import { showOwnTheme } from '../live/followTheme';
import { useAction } from '../live/useAction';
import { savePreferences } from '../live/usePreferences';

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
