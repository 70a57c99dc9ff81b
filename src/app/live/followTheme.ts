import type { ThemeChoice } from '../../domain/preferences';
import { chooseTheme } from '../../ui/theme/choice';

const storageKey = 'plumbline-theme-followed';

/**
 * Shows the theme of a person's preferences where it is news to this browser. One that was followed before is not
 * forced again on somebody who has chosen another on a public page since.
 */
export function followTheme(theme: ThemeChoice): void {
  if (isNews(theme)) showOwnTheme(theme);
}

/** Shows the theme that somebody chooses for themselves, be it news or not, and remembers that it was followed. */
export function showOwnTheme(theme: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // A browser that refuses storage follows on every page.
  }
  chooseTheme(theme === 'system' ? undefined : theme);
}

function isNews(theme: ThemeChoice): boolean {
  try {
    return (localStorage.getItem(storageKey) ?? 'system') !== theme;
  } catch {
    return true;
  }
}
