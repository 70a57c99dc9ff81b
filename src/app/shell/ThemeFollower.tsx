import { useEffect } from 'react';
import { defaultPreferences, type ThemeChoice, themes } from '../../domain/preferences';
import { showToast } from '../../ui/showToast';
import { chooseTheme } from '../../ui/theme/choice';
import { type Offer, useOffers } from '../keys/offers';
import { explain } from '../live/explain';
import { followTheme } from '../live/followTheme';
import { usePreferences, useSavePreferences } from '../live/usePreferences';
import { useSession } from '../session/SessionContext';

const words: Record<ThemeChoice, string> = {
  system: 'Use the theme of the system',
  light: 'Use the light theme',
  dark: 'Use the dark theme',
};
const noOffers: readonly Offer[] = [];

/** The theme a person has chosen in another browser is theirs in this one too; Ctrl K chooses another. */
export function ThemeFollower() {
  const { account, viewing } = useSession();
  const live = usePreferences(viewing ? undefined : account?.uid);
  const isReady = live.status === 'ready';
  const preferences = isReady ? live.preferences : defaultPreferences;
  const theme = isReady ? preferences.appearance.theme : undefined;
  const { state, run } = useSavePreferences(account?.uid ?? '', preferences);
  useEffect(() => {
    if (theme) followTheme(theme);
  }, [theme]);
  useEffect(() => {
    if (state.status === 'failed') {
      const { title, message } = explain(state.error);
      showToast({ tone: 'error', title: `The theme is not saved. ${title}`, words: message });
    }
  }, [state]);
  useOffers(
    isReady
      ? themes.map((one) => ({
          words: words[one],
          run: () => {
            followTheme(one);
            // Also where it is no news: a public page may have been given another one since.
            chooseTheme(one === 'system' ? undefined : one);
            run({ appearance: { theme: one } });
          },
        }))
      : noOffers,
  );
  return null;
}
