import type { ThemeChoice } from '#domain/preferences';
import { chooseTheme } from '#ui/theme/choice';

const storageKey = 'plumbline-theme-followed';

let savings = 0;

/** Until a theme selected here is saved, the stored one is older. */
export async function untilSaved(saved: Promise<void>): Promise<void> {
  savings += 1;
  try {
    await saved;
  } finally {
    savings -= 1;
  }
}

/**
 * Shows the theme of a user's preferences if it is new to this browser. A theme that was followed before
 * doesn't override a later choice on a public page.
 */
export function followTheme(theme: ThemeChoice): void {
  if (savings === 0 && isNews(theme)) showOwnTheme(theme);
}

/** Shows a theme that the user selects, new or not, and remembers that it was followed. */
export function showOwnTheme(theme: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage, every page follows the preferences.
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
